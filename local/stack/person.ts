import { createHash, randomBytes } from 'node:crypto';
import { googleExchangeReply, googleStartReply, routes } from '@crocodile-hub/core/contract/routes';
import * as z from 'zod/mini';
import { projectId } from './addresses.ts';
import { LOCAL_META } from '../providers/meta/account.ts';
import type { StackUrls } from './addresses.ts';

const signUpReply = z.object({
  idToken: z.optional(z.string()),
  localId: z.optional(z.string()),
  error: z.optional(z.object({ message: z.string() })),
});

const lookupReply = z.object({ users: z.array(z.object({ localId: z.string() })) });

export type Person = { email: string; password: string; name: string };

/** Makes an account of the Auth emulator, or finds it there, and verifies its address; null when it was there. */
export async function signUp(
  urls: StackUrls,
  person: Person,
): Promise<{ uid: string; token: string } | null> {
  const account = await register(urls, person);
  await verifyAddress(urls, person.email);
  // A token says whether the address was verified when it was given.
  return account === null ? null : await signIn(urls, person);
}

async function signIn(urls: StackUrls, { email, password }: Person): Promise<{ uid: string; token: string }> {
  const response = await post(
    `${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    { email, password, returnSecureToken: true },
  );
  const { localId, idToken } = signUpReply.parse(await response.json());
  if (idToken === undefined || localId === undefined) {
    throw new Error(`the account could not be signed in: ${response.status}`);
  }
  return { uid: localId, token: idToken };
}

/** Has the effect of the link in the verification mail. */
async function verifyAddress(urls: StackUrls, email: string): Promise<void> {
  const accounts = `${urls.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const found = await post(`${accounts}:lookup`, { email: [email] }, 'owner');
  const { users } = lookupReply.parse(await found.json());
  const answer = await post(
    `${accounts}:update`,
    { localId: users[0]?.localId, emailVerified: true },
    'owner',
  );
  if (!answer.ok) throw new Error(`the address could not be verified: ${answer.status}`);
}

/** Makes an account as the web app does, with an unverified address; null if the address already has one. */
export async function register(
  urls: StackUrls,
  person: Person,
): Promise<{ uid: string; token: string } | null> {
  const response = await post(`${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    email: person.email,
    password: person.password,
    displayName: person.name,
    returnSecureToken: true,
  });
  const body = signUpReply.parse(await response.json());
  if (body.error?.message === 'EMAIL_EXISTS') return null;
  if (body.idToken === undefined || body.localId === undefined) {
    throw new Error(`the account could not be made: ${body.error?.message ?? response.status}`);
  }
  return { uid: body.localId, token: body.idToken };
}

/** So that it can be made again. */
export async function deleteAccount(urls: StackUrls, token: string): Promise<void> {
  await post(`${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:delete?key=local`, { idToken: token });
}

/**
 * Connects the account to the Google stand-in by walking through the product's own code flow over HTTP, like a browser.
 * Answers the access token that the browser would get.
 */
export async function connectGoogle(
  urls: StackUrls,
  appOrigin: string,
  person: Person,
  token: string,
): Promise<string> {
  const nonce = randomBytes(24).toString('hex');
  const started = await callProduct(urls, routes.googleStart.path, token, googleStartReply, {
    nonceHash: createHash('sha256').update(nonce).digest('hex'),
    redirectUri: `${appOrigin}/auth/google/callback`,
    loginHint: person.email,
  });
  const code = await consent(started.authUrl, person.email);
  const exchanged = await callProduct(urls, routes.googleExchange.path, token, googleExchangeReply, {
    code,
    state: started.state,
    nonce,
  });
  return exchanged.accessToken;
}

const { accessToken, phoneNumberId, pageId } = LOCAL_META;

/** The accounts of the business at Meta, as a person would type them. */
export const metaServices = [
  { service: 'whatsapp', accessToken, phoneNumberId },
  { service: 'facebook-inbox', accessToken, pageId },
  { service: 'instagram-inbox', accessToken, pageId },
] as const;

/** Texts are sent from our own numbers. */
export const smsService = { service: 'sms' } as const;

type Service = (typeof metaServices)[number] | typeof smsService;

/** Connects the messaging stand-ins through the product's own call. */
export async function connectServices(
  urls: StackUrls,
  token: string,
  services: readonly Service[],
): Promise<void> {
  for (const service of services) {
    await callProduct(urls, routes.connectService.path, token, routes.connectService.reply, service);
  }
}

/** Accepts on the stand-in's consent page and reads the code from the redirect. */
async function consent(authUrl: string, account: string): Promise<string> {
  const answer = await fetch(authUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ another: account, decision: 'allow' }),
  });
  const location = answer.headers.get('location');
  const code = location === null ? null : new URL(location).searchParams.get('code');
  if (code === null) throw new Error(`the consent page answered ${answer.status} without a code`);
  return code;
}

/** A call of the product's API, as its web app makes it. */
export async function callProduct<Reply extends z.ZodMiniType>(
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
    // The first call of a function also loads it, perhaps on a slow machine.
    signal: AbortSignal.timeout(180_000),
  });
}
