import * as z from 'zod/mini';
import type { Circuit } from './circuit.ts';
import { Failure } from '../../ports/failure.ts';

export type HttpReply = { status: number; headers: Headers; text: string };

/** Errors of undici that happen before a request leaves. */
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/**
 * One call to a provider, with a deadline and without redirects. Any status is an answer; a silence is `unavailable`
 * in the given words, and may hide a success once the request left.
 */
export function request(
  url: string | URL,
  init: RequestInit,
  { timeoutMs, silence, circuit }: { timeoutMs: number; silence: string; circuit: Circuit },
): Promise<HttpReply> {
  return circuit(() => ask(url, init, { timeoutMs, silence }));
}

async function ask(
  url: string | URL,
  init: RequestInit,
  { timeoutMs, silence }: { timeoutMs: number; silence: string },
): Promise<HttpReply> {
  try {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = init.signal == null ? deadline : AbortSignal.any([init.signal, deadline]);
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new Failure('unavailable', silence, {
      cause: error,
      mayHaveHappened: !neverSent.test(codeOf(error)),
    });
  }
}

/** A successful body by its schema. Nonsense says nothing about what happened. */
export function readJson<T>({ text }: HttpReply, schema: z.ZodMiniType<T>, nonsense: string): T {
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

/** Seconds of a Retry-After header, where a provider sends one. */
export function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 30;
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return z.object({ code: z.string() }).safeParse(cause).data?.code ?? '';
}
