import type { BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';
import { rememberedSignIn } from '../../web/src/testing/remembered-sign-in.ts';

const reply = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });
const apiKey = 'local';

type Urls = { app: string; auth: string };
type Person = { email: string; password: string; name: string };

/** A test begins on its own screen; the tests of the login show that the login leads here. */
export async function storedSignIn(
  urls: Urls,
  person: Person,
  more: Readonly<Record<string, string>> = {},
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const { email, password, name } = person;
  const answer = await fetch(
    `${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { localId: uid, idToken, refreshToken } = reply.parse(await answer.json());
  const remembered = rememberedSignIn({ uid, email, name, apiKey, accessToken: idToken, refreshToken });
  const kept = { ...remembered, ...more };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: urls.app, localStorage }] };
}
