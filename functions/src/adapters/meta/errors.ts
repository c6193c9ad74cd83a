import type { Reason } from '@crocodile-hub/core/failures/reason';
import * as z from 'zod/mini';
import { Failure } from '../../ports/failure.ts';
import { jsonOf, type HttpReply } from '../shared/http.ts';
import { retryAfterSeconds } from '../shared/retry-after.ts';

const graphError = z.object({
  error: z.object({ message: z.string(), code: z.number(), error_subcode: z.optional(z.number()) }),
});

const usualWaitSeconds = 30;

/** The reasons for a refused send, by channel. Rule errors.send.1. */
export type PlatformReasons = Readonly<Record<'reauth' | 'service' | 'invalid' | 'refused', Reason>>;

// Codes: developers.facebook.com/docs/graph-api/guides/error-handling and /docs/whatsapp/cloud-api/support/error-codes.
const tokenCodes = new Set([102, 190, 463, 467]);
const rateCodes = new Set([4, 17, 32, 613, 80_007, 130_429, 131_048, 131_056]);
/** The person has not written within 24 hours, or does not take messages. */
const windowCodes = new Set([10, 200, 551, 131_047, 131_049, 131_050]);
const recipientCodes = new Set([100, 131_009, 131_021, 131_026, 131_030]);

/**
 * After a send these codes can also mean the 24-hour window. For a question about one's own account they mean only a
 * missing permission.
 */
const isPermissionCode = (code: number) => code === 10 || (code >= 200 && code < 300);

/** `about` is `own` for questions that any valid token with its permissions may ask. */
export function graphFailure(
  reply: HttpReply,
  reasons: PlatformReasons,
  about: 'own' | 'others' = 'others',
): Failure {
  const parsed = graphError.safeParse(jsonOf(reply.text));
  const code = parsed.success ? parsed.data.error.code : 0;
  if (about === 'own' && isPermissionCode(code)) return new Failure('reauth', reasons.reauth);
  if (tokenCodes.has(code) || reply.status === 401) return new Failure('reauth', reasons.reauth);
  if (rateCodes.has(code) || reply.status === 429) {
    const wait = retryAfterSeconds(reply.headers, usualWaitSeconds);
    return new Failure('rate-limited', reasons.service, { retryAfterSeconds: wait });
  }
  if (windowCodes.has(code) || reply.status === 403) return new Failure('forbidden', reasons.refused);
  if (reply.status === 404) return new Failure('not-found', reasons.invalid);
  if (recipientCodes.has(code) || reply.status === 400) return new Failure('invalid', reasons.invalid);
  return new Failure('unavailable', reasons.service, { mayHaveHappened: reply.status >= 500 });
}
