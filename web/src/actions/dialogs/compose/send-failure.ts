import type { Platform } from '@crocodile-hub/core/contract/inbox';
import type { Failure } from '../../../kit/wire/failure.ts';

/** Why a mail or message did not leave, as a key of the catalogue. Rule inbox.reply.4. */
export function sendFailure({ kind, status }: Pick<Failure, 'kind' | 'status'>, platform: Platform) {
  const isMail = platform === 'gmail';
  if (kind === 'reauth') return isMail ? 'googleAuthorization' : 'channelAuthorization';
  if (kind === 'unavailable' && status !== undefined) return isMail ? 'gmailService' : 'channelService';
  if (kind === 'invalid' && !isMail) {
    return platform === 'whatsapp' || platform === 'sms' ? 'invalidPhone' : 'invalidUsername';
  }
  if (isMail) return 'failedEmail';
  return platform === 'whatsapp' ? 'failedWhatsapp' : 'failedChannel';
}

/** The server's own words, for the kinds where they say more than ours. */
export function reasonOf({ kind, message }: Failure): string | undefined {
  return ['forbidden', 'unverified', 'rate-limited'].includes(kind) ? message : undefined;
}
