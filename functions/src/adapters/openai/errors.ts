import * as z from 'zod/mini';
import { isOurFault } from '../shared/network.ts';
import { retryAfterSeconds } from '../shared/retry-after.ts';
import { Failure } from '../../ports/failure.ts';

const thrown = z.object({ status: z.optional(z.number()), headers: z.optional(z.unknown()) });

const usualWaitSeconds = 20;
export const silence = 'modelSilent';

/**
 * Refused for its content, such as a text that is too long. It would be refused again; other requests are not affected.
 */
export function isAboutTheRequest(error: unknown): boolean {
  const { status = 0 } = thrown.safeParse(error).data ?? {};
  return [400, 404, 413, 422].includes(status) || isOurFault(error);
}

export function modelFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { status, headers } = thrown.safeParse(error).data ?? {};
  if (status === 429) {
    return new Failure('rate-limited', silence, {
      cause: error,
      retryAfterSeconds: retryAfterSeconds(headers, usualWaitSeconds),
    });
  }
  if (status === 401 || status === 403) {
    return new Failure('forbidden', 'modelRefused', { cause: error });
  }
  return new Failure('unavailable', silence, { cause: error });
}
