import { readReason, reason, type Reason } from '@crocodile-hub/core/failures/reason';
import * as z from 'zod/mini';
import { mayHaveLeft, ranOutOfTime } from '../shared/network.ts';
import { retryAfterSeconds } from '../shared/retry-after.ts';
import { Failure, isFailure } from '../../ports/failure.ts';

/** The fields of gaxios' errors that we rely on. */
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

const expired: Readonly<Record<GoogleProduct, Reason>> = {
  Gmail: 'gmailExpired',
  'Google Calendar': 'calendarExpired',
  Google: 'googleExpired',
};

/** Sorts Google's errors by kind. After the request has left, a missing answer may hide a success. */
export function googleFailure(error: unknown, product: GoogleProduct = 'Google'): Failure {
  if (error instanceof Failure) return error;
  const { status, response } = thrown.safeParse(error).data ?? {};
  const httpStatus = response?.status ?? status;
  if (httpStatus === undefined) return silence(error);
  const { said, code } = detailsOf(response?.data);
  switch (httpStatus) {
    case 401:
      return new Failure('reauth', expired[product], {
        cause: error,
      });
    case 403:
      if (rateReasons.test(code)) return rateLimited(response?.headers, error);
      return new Failure('forbidden', forbidden(said), { cause: error });
    case 404:
    case 410:
      return new Failure('not-found', said, { cause: error });
    case 409:
      return new Failure('conflict', said, { cause: error });
    case 412:
      return new Failure('conflict', 'eventChanged', { cause: error });
    case 425:
      return silentGoogle(error);
    case 408:
    case 504:
      return stillAtIt(error);
    case 429:
      return rateLimited(response?.headers, error);
    default:
      return httpStatus >= 500 ? silentGoogle(error) : new Failure('invalid', said, { cause: error });
  }
}

/** For a failed call: the answer where Google does not find what it is about. */
export function ifMissing<T>(answer: T): (error: unknown) => T {
  return (error) => {
    if (isFailure(error, 'not-found')) return answer;
    throw error;
  };
}

/** Whether Google refused because the person has not allowed this, or no longer allows it. */
export function lacksPermission(error: unknown): boolean {
  const { response } = thrown.safeParse(error).data ?? {};
  return response?.status === 403 && detailsOf(response.data).code === 'insufficientPermissions';
}

/** From the token endpoint: the refresh token is no longer valid (RFC 6749, 5.2). */
export function isInvalidGrant(error: unknown): boolean {
  const { response } = thrown.safeParse(error).data ?? {};
  return apiError.safeParse(response?.data).data?.error === 'invalid_grant';
}

/** In Google's words, unless they say no more than the status does. An id of its own: connecting again may help. */
function forbidden(said: Reason): Reason {
  const text = readReason(said)?.values['text'] ?? '';
  return text === '' || /^forbidden\.?$/i.test(text) ? 'googleForbids' : reason('googleForbade', { text });
}

function silentGoogle(cause: unknown): Failure {
  return new Failure('unavailable', 'googleSilent', { cause, mayHaveHappened: true });
}

/** Who answered gave up waiting for what is behind it. */
function stillAtIt(cause: unknown): Failure {
  return new Failure('unavailable', 'googleSilent', { cause, mayStillHappen: true });
}

/** The answer is not what the API promises, so it is unknown what the call did. */
export function unexpectedAnswer(): Failure {
  return new Failure('unavailable', 'googleUnexpected', { mayHaveHappened: true });
}

function silence(error: unknown): Failure {
  return new Failure('unavailable', 'googleSilent', {
    cause: error,
    mayHaveHappened: mayHaveLeft(error),
    mayStillHappen: ranOutOfTime(error),
  });
}

function rateLimited(headers: unknown, cause: unknown): Failure {
  return new Failure('rate-limited', 'googleBusy', {
    cause,
    retryAfterSeconds: retryAfterSeconds(headers, usualWaitSeconds),
  });
}

function detailsOf(data: unknown): { said: Reason; code: string } {
  const parsed = apiError.safeParse(data);
  if (!parsed.success || typeof parsed.data.error === 'string') return { said: 'googleRefused', code: '' };
  const { message, errors } = parsed.data.error;
  const said = message === undefined ? 'googleRefused' : reason('googleSaid', { text: message });
  return { said, code: errors?.[0]?.reason ?? '' };
}
