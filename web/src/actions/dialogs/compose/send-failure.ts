import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { readReason, type ReasonId } from '@crocodile-hub/core/failures/reason';
import type { Failure } from '../../../kit/wire/failure.ts';
import { lacksChannel } from '../failure-reason.ts';

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

/** Reasons for which the kind alone says less than the server: that the service is in trouble, or to try again. */
const tellingReasons: ReadonlySet<string> = new Set<ReasonId>(['noSms', 'noNumberLeft']);

/** The server's own words, where they say more than ours. */
export function reasonOf(failure: Failure): string | undefined {
  const { kind, message, reason = '' } = failure;
  const saysMore =
    ['forbidden', 'unverified', 'rate-limited'].includes(kind) ||
    lacksChannel(failure) ||
    tellingReasons.has(readReason(reason)?.id ?? '');
  return saysMore ? message : undefined;
}
