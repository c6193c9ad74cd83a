import { useMemo } from 'react';
import { snoozesQuery } from '../../entities/inbox/api/snoozes.ts';
import { threadsPutOff } from '../../entities/inbox/model/snooze.ts';
import { useGoogleConnection } from '../../entities/integration/model/use-google-connection.ts';
import { recentEmails } from '../../entities/message/api/recent-emails.ts';
import type { Reply } from '../../shared/http/call.ts';
import { useUid } from '../../shared/auth/person.ts';
import { useLiveQuery } from '../../shared/firebase/use-live-query.ts';
import { useNowPast } from '../../shared/lib/use-now-past.ts';
import { usePolled } from '../../shared/lib/use-polled.ts';

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
