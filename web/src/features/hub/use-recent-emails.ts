import { useGoogleConnection } from '../../entities/integration/model/use-google-connection.ts';
import { recentEmails } from '../../entities/message/api/recent-emails.ts';
import type { Reply } from '../../shared/http/call.ts';
import { useUid } from '../../shared/auth/person.ts';
import { usePolled } from '../../shared/lib/use-polled.ts';

const none: Reply<'email'> = [];

/** The newest mail, none where it cannot be read (rule errors.recent.1), undefined until it is known. */
export function useRecentEmails(): Reply<'email'> | undefined {
  const uid = useUid();
  const google = useGoogleConnection();
  // Without a connected mailbox the call could only be refused.
  const { polled } = usePolled(recentEmails, google.is === 'connected' ? uid : undefined);
  if (google.is === 'disconnected' || polled.is === 'failed') return none;
  return polled.is === 'ready' ? polled.value : undefined;
}
