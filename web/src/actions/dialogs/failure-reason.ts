import type { Platform } from '@crocodile-hub/core/contract/inbox';
import type { ReasonId } from '@crocodile-hub/core/failures/reason';
import type { Failure } from '../../kit/wire/failure.ts';

/** The name of the texts for a form's action. */
export type FormChannel = 'send_email' | 'create_event' | 'reminder' | 'send_whatsapp' | 'send_message';

/**
 * The reason to show when the server gave none, as a key of the catalogue: after an answer the channel's failure,
 * without an answer the network's. Rule errors.dialogs.1.
 */
export function reasonKeyOf(failure: Pick<Failure, 'kind' | 'status'> | null, channel: FormChannel) {
  if (failure?.status !== undefined) return `reason_${channel}` as const;
  return failure?.kind === 'unavailable' ? 'common:networkError' : 'common:unknownError';
}

/** The name of the texts for a message on this platform. */
export function formChannelOf(platform: Platform) {
  if (platform === 'gmail') return 'send_email';
  return platform === 'whatsapp' ? 'send_whatsapp' : 'send_message';
}

const channelReasons: ReadonlySet<string> = new Set<ReasonId>([
  'whatsappNeeded',
  'facebookNeeded',
  'instagramNeeded',
]);

/** Whether nothing can be sent until the person has connected the channel. Rule errors.send.1. */
export function lacksChannel({ reason = '' }: Pick<Failure, 'reason'>): boolean {
  return channelReasons.has(reason);
}
