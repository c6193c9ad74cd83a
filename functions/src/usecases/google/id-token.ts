import * as z from 'zod/mini';
import { Failure } from '../../ports/failure.ts';

const claims = z.object({
  aud: z.string(),
  exp: z.number(),
  sub: z.string().check(z.minLength(1)),
  email: z.string().check(z.minLength(3)),
});

/**
 * The person's Google identity. The token came straight from the token endpoint over TLS, which replaces a check of its
 * signature (OpenID Connect Core, 3.1.3.7, point 6). Firebase verifies it again at sign-in.
 */
export function readIdToken(
  idToken: string,
  expected: { clientId: string; now: number },
): z.output<typeof claims> {
  const parsed = claims.safeParse(bodyOf(idToken));
  if (!parsed.success) throw new Failure('unavailable', 'googleUnexpected');
  const { aud, exp } = parsed.data;
  if (aud !== expected.clientId || exp * 1000 <= expected.now) {
    throw new Failure('forbidden', 'signInNotOurs');
  }
  return parsed.data;
}

function bodyOf(jwt: string): unknown {
  try {
    return JSON.parse(utf8Of(jwt.split('.')[1] ?? ''));
  } catch {
    return null;
  }
}

function utf8Of(base64url: string): string {
  const bytes = Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return new TextDecoder().decode(bytes);
}
