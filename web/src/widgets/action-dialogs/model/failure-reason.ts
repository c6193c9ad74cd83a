import type { Platform } from '@crocodile-hub/core/contract/inbox';
import type { Failure } from '../../../shared/http/failure.ts';

/** Under which words an action of a form is spoken of. */
export type FormChannel = 'send_email' | 'create_event' | 'reminder' | 'send_whatsapp' | 'send_message';

/**
 * What to blame when the server gave no reason, as a key of the catalogue: an answer without words is the channel's own
 * failure, no answer the network's. Rule errors.dialogs.1.
 */
export function reasonKeyOf(failure: Pick<Failure, 'kind' | 'status'> | null, channel: FormChannel) {
  if (failure?.status !== undefined) return `reason_${channel}` as const;
  return failure?.kind === 'unavailable' ? 'common:networkError' : 'common:unknownError';
}

/** Under which words a message is spoken of that leaves on this platform. */
export function formChannelOf(platform: Platform) {
  if (platform === 'gmail') return 'send_email';
  return platform === 'whatsapp' ? 'send_whatsapp' : 'send_message';
}
