import { useMemo } from 'react';
import { snoozesQuery } from '../../inbox/snooze/snoozes.ts';
import { threadsPutOff } from '../../inbox/snooze/snooze.ts';
import { useGoogleConnection } from '../../connections/watch-integrations.ts';
import { recentEmails } from './recent-emails.ts';
import type { Reply } from '../../kit/wire/call.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useNowPast } from '../../kit/state/use-now.ts';
import { usePolled } from '../../account/use-polled.ts';

const none: Reply<'email'> = [];

/**
 * The newest mail without snoozed conversations. Empty when it cannot be read (rule errors.recent.1); undefined until
 * it is loaded.
 */
export function useRecentEmails(): Reply<'email'> | undefined {
  const uid = useUid();
  const google = useGoogleConnection();
  // Without a connected mailbox the server would refuse the call.
  const { polled } = usePolled(recentEmails, google.is === 'connected' ? uid : undefined);
  const live = useLiveQuery(snoozesQuery, uid);
  const snoozes = live.is === 'ready' ? live.items : undefined;
  const times = useMemo(() => (snoozes ?? []).flatMap(({ until }) => until ?? []), [snoozes]);
  const now = useNowPast(times);
  const emails = polled.is === 'ready' && live.is !== 'loading' ? polled.value : undefined;
  const shown = useMemo(() => {
    if (emails === undefined || snoozes === undefined || snoozes.length === 0) return emails;
    const putOff = threadsPutOff(snoozes, emails, now);
    return emails.filter(({ threadId }) => !putOff.has(threadId));
  }, [emails, snoozes, now]);
  return google.is === 'disconnected' || polled.is === 'failed' ? none : shown;
}
