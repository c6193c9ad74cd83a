import { createHash, randomUUID } from 'node:crypto';
import { linkRoutes } from '@crocodile-hub/core/contract/linked-accounts';
import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { callProduct } from '../../local/stack/person.ts';
import type { TestPerson } from './people.ts';
import { stackUrls } from './stack-urls.ts';

type Begun = { authUrl: string; state: string; nonce: string };

/** The person presses Connect. */
export async function beginLink(
  { token }: Pick<TestPerson, 'token'>,
  service: LinkedService,
): Promise<Begun> {
  const nonce = randomUUID();
  const nonceHash = createHash('sha256').update(nonce).digest('hex');
  const { path, reply } = linkRoutes.linkStart;
  const started = await callProduct(stackUrls(), path, token, reply, { service, nonceHash });
  return { authUrl: started.authUrl, state: started.state, nonce };
}

/** The parameters that the provider's page sends to the callback, when this account allows all the scopes, or fewer. */
export async function allowed(authUrl: string, account: string, scopes?: string[]): Promise<URLSearchParams> {
  const asked = new URL(authUrl).searchParams.get('scope') ?? '';
  const form = new URLSearchParams({ another: account, decision: 'allow' });
  for (const scope of scopes ?? asked.split(/[ ,]/)) form.append('scope', scope);
  const answer = await fetch(authUrl, { method: 'POST', redirect: 'manual', body: form });
  const back = answer.headers.get('location');
  if (back === null) throw new Error(`the consent page answered ${answer.status}`);
  return new URL(back).searchParams;
}

/** Links the account with the person's own address, or another one, as a browser would. */
export async function link(
  person: TestPerson,
  service: LinkedService,
  account = person.email,
): Promise<void> {
  const { authUrl, state, nonce } = await beginLink(person, service);
  const code = (await allowed(authUrl, account)).get('code');
  const { path, reply } = linkRoutes.linkFinish;
  await callProduct(stackUrls(), path, person.token, reply, { code, state, nonce });
}

/** A token from the stand-in, as a browser may hold one. */
export async function googleTokenOf(email: string): Promise<string> {
  const response = await fetch(`${stackUrls().providers}/_accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'google', email }),
  });
  const text = await response.text();
  const token = /"(ya29\.[^"]+)"/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no token in ${text.slice(0, 200)}`);
  return token;
}

/** The person withdraws all permissions of this app at Google. */
export async function withdrawAtGoogle(email: string): Promise<void> {
  const body = new URLSearchParams({ token: await googleTokenOf(email) });
  await fetch(`${stackUrls().providers}/google/revoke`, { method: 'POST', body });
}
