import { createHash, randomBytes } from 'node:crypto';
import { googleExchangeReply, googleStartReply, routes } from '@crocodile-hub/core/contract/routes';
import * as z from 'zod/mini';
import type { StackUrls } from '../stack/addresses.ts';

const signUpReply = z.object({
  idToken: z.optional(z.string()),
  error: z.optional(z.object({ message: z.string() })),
});

/** Whom "Try the demo" signs in. */
export const demoPerson = { email: 'demo@crocodile.test', password: 'crocodile', name: 'Noa Levi' } as const;

/**
 * Makes the demo person on the first start: the account, and the Google connection by walking the product's own code
 * flow over HTTP, as a browser would.
 */
export async function seedDemoPerson(urls: StackUrls): Promise<'made' | 'was there'> {
  const token = await signUp(urls);
  if (token === null) return 'was there';
  const nonce = randomBytes(24).toString('hex');
  const started = await call(urls, routes.googleStart.path, token, googleStartReply, {
    nonceHash: createHash('sha256').update(nonce).digest('hex'),
    redirectUri: `${urls.app}/auth/google/callback`,
    loginHint: demoPerson.email,
  });
  const code = await consent(started.authUrl);
  await call(urls, routes.googleExchange.path, token, googleExchangeReply, {
    code,
    state: started.state,
    nonce,
  });
  return 'made';
}

async function signUp(urls: StackUrls): Promise<string | null> {
  const response = await post(`${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    email: demoPerson.email,
    password: demoPerson.password,
    displayName: demoPerson.name,
    returnSecureToken: true,
  });
  const body = signUpReply.parse(await response.json());
  if (body.error?.message === 'EMAIL_EXISTS') return null;
  if (body.idToken === undefined)
    throw new Error(`the demo account could not be made: ${JSON.stringify(body)}`);
  return body.idToken;
}

/** Says yes on the stand-in's consent page and reads the code from the address it leads to. */
async function consent(authUrl: string): Promise<string> {
  const answer = await fetch(authUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ account: demoPerson.email, decision: 'allow' }),
  });
  const location = answer.headers.get('location');
  const code = location === null ? null : new URL(location).searchParams.get('code');
  if (code === null) throw new Error(`the consent page answered ${answer.status} without a code`);
  return code;
}

async function call<Reply extends z.ZodMiniType>(
  urls: StackUrls,
  path: string,
  token: string,
  reply: Reply,
  body: unknown,
): Promise<z.output<Reply>> {
  const response = await post(`${urls.app}${path}`, body, token);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return reply.parse(await response.json());
}

function post(url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
}
