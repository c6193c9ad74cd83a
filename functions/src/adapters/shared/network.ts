import * as z from 'zod/mini';

/** Errors of the network that happen before a request leaves. */
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** The name that `AbortSignal.timeout` gives its error. */
const timedOut = 'TimeoutError';

const coded = z.object({ code: z.string() });
const named = z.object({ name: z.string() });

/**
 * True if the innermost error is one of JavaScript itself, such as a TypeError: the address, header or text was
 * invalid, and no request was sent. Network errors are wrapped in a TypeError too, but have a cause.
 */
export function isOurFault(error: unknown): boolean {
  if (error instanceof Error && error.cause instanceof Error) return isOurFault(error.cause);
  return error instanceof TypeError || error instanceof URIError || error instanceof RangeError;
}

/** True when our own deadline ended the wait. The other side may not know, and finish what was asked. */
export function ranOutOfTime(error: unknown): boolean {
  // Google's client wraps the browser's error, and has its name as a code.
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some(
    (one) => coded.safeParse(one).data?.code === timedOut || named.safeParse(one).data?.name === timedOut,
  );
}

/** True when the request may have reached the other side although no answer came back. */
export function mayHaveLeft(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const codes = [error, cause].map((one) => coded.safeParse(one).data?.code ?? '');
  return !codes.some((code) => neverSent.test(code));
}
