import type { Reason } from '@crocodile-hub/core/failures/reason';
import type * as z from 'zod/mini';
import type { Circuit } from './circuit.ts';
import { isOurFault, mayHaveLeft, ranOutOfTime } from './network.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { Failure } from '../../ports/failure.ts';

export type HttpReply = { status: number; headers: Headers; text: string };

type Asked = Omit<RequestInit, 'signal' | 'redirect'>;

type Patience = {
  timeoutMs: number;
  /** The reason that is given if no answer comes. */
  silence: Reason;
  circuit: Circuit;
};

/**
 * One call to a provider, with a deadline and without redirects. `read` gets any status. A missing answer is
 * `unavailable`; once the request has left, it may hide a success. Errors from `read` count for the circuit; a request
 * that could not be made is thrown as it is, and does not count.
 */
export function request<T>(
  url: string | URL,
  init: Asked,
  read: (reply: HttpReply) => T,
  { timeoutMs, silence, circuit }: Patience,
): Promise<T> {
  return circuit(async () => read(await ask(url, init, { timeoutMs, silence })));
}

async function ask(
  url: string | URL,
  init: Asked,
  { timeoutMs, silence }: Omit<Patience, 'circuit'>,
): Promise<HttpReply> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (isOurFault(error)) throw error;
    throw new Failure('unavailable', silence, {
      cause: error,
      mayHaveHappened: mayHaveLeft(error),
      mayStillHappen: ranOutOfTime(error),
    });
  }
}

export function isSuccess({ status }: HttpReply): boolean {
  return status >= 200 && status < 300;
}

/** Parses a successful body. If it does not fit the schema, the call may still have taken effect. */
export function readJson<T>({ text }: HttpReply, schema: z.ZodMiniType<T>, nonsense: Reason): T {
  const parsed = schema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new Failure('unavailable', nonsense, { mayHaveHappened: true });
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure for a status of a provider that the deployment pays for: no person can renew that key. */
export function refusal(
  { status, headers }: HttpReply,
  reasons: { failed: Reason; refused: Reason; usualWaitSeconds: number },
): Failure {
  if (status === 429) {
    const wait = retryAfterSeconds(headers, reasons.usualWaitSeconds);
    return new Failure('rate-limited', reasons.failed, { retryAfterSeconds: wait });
  }
  if (status === 401 || status === 403) return new Failure('forbidden', reasons.refused);
  if (status === 404) return new Failure('not-found', reasons.failed);
  if (status < 500) return new Failure('invalid', reasons.failed);
  return new Failure('unavailable', reasons.failed, { mayHaveHappened: true });
}
