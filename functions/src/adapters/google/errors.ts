import * as z from 'zod/mini';
import { mayHaveLeft } from '../shared/network.ts';
import { retryAfterSeconds } from '../shared/retry-after.ts';
import { Failure } from '../../ports/failure.ts';

/** What gaxios throws, as far as it is relied on. */
const thrown = z.object({
  status: z.optional(z.number()),
  response: z.optional(
    z.object({
      status: z.optional(z.number()),
      headers: z.optional(z.unknown()),
      data: z.optional(z.unknown()),
    }),
  ),
});

const apiError = z.object({
  error: z.union([
    z.string(),
    z.object({
      message: z.optional(z.string()),
      errors: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
    }),
  ]),
});

const rateReasons = /^(rateLimitExceeded|userRateLimitExceeded|quotaExceeded|dailyLimitExceeded)$/;
const usualWaitSeconds = 30;

export type GoogleProduct = 'Gmail' | 'Google Calendar' | 'Google';

const expired: Readonly<Record<GoogleProduct, string>> = {
  Gmail: 'Gmail access expired. Please reconnect your Google account.',
  'Google Calendar': 'Google Calendar access expired. Please reconnect your Google account.',
  Google: 'Google access expired. Please reconnect your Google account.',
};

/** Google's errors by kind. A silence after the request left may hide a success. */
export function googleFailure(error: unknown, product: GoogleProduct = 'Google'): Failure {
  if (error instanceof Failure) return error;
  const { status, response } = thrown.safeParse(error).data ?? {};
  const httpStatus = response?.status ?? status;
  if (httpStatus === undefined) return silence(error);
  const { message, reason } = detailsOf(response?.data);
  switch (httpStatus) {
    case 401:
      return new Failure('reauth', expired[product], {
        cause: error,
      });
    case 403:
      if (rateReasons.test(reason)) return rateLimited(response?.headers, error);
      return new Failure('forbidden', message, { cause: error });
    case 404:
    case 410:
      return new Failure('not-found', message, { cause: error });
    case 409:
      return new Failure('conflict', message, { cause: error });
    case 429:
      return rateLimited(response?.headers, error);
    default:
      return httpStatus >= 500
        ? new Failure('unavailable', 'Google did not answer. Please try again.', {
            cause: error,
            mayHaveHappened: true,
          })
        : new Failure('invalid', message, { cause: error });
  }
}

/** An answer that is not what the API promises: what it did is anybody's guess. */
export function unexpectedAnswer(cause?: unknown): Failure {
  return new Failure('unavailable', 'Google answered something unexpected.', {
    cause,
    mayHaveHappened: true,
  });
}

function silence(error: unknown): Failure {
  return new Failure('unavailable', 'Google did not answer. Please try again.', {
    cause: error,
    mayHaveHappened: mayHaveLeft(error),
  });
}

function rateLimited(headers: unknown, cause: unknown): Failure {
  return new Failure('rate-limited', 'Google asks to wait a moment.', {
    cause,
    retryAfterSeconds: retryAfterSeconds(headers, usualWaitSeconds),
  });
}

function detailsOf(data: unknown): { message: string; reason: string } {
  const parsed = apiError.safeParse(data);
  const fallback = 'Google refused the request.';
  if (!parsed.success || typeof parsed.data.error === 'string') return { message: fallback, reason: '' };
  const { message, errors } = parsed.data.error;
  return { message: message ?? fallback, reason: errors?.[0]?.reason ?? '' };
}
