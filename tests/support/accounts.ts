import { z } from 'zod';
import { projectId } from '../../local/stack/addresses.ts';
import { stackUrls } from './stack-urls.ts';

type Change = { disableUser?: boolean; emailVerified?: boolean; validSince?: string };

/** Changes the account, as an administrator does. */
async function change(uid: string, fields: Change): Promise<void> {
  await asAdministrator('update', { localId: uid, ...fields });
}

/** Ends its sessions everywhere. */
export const disableAccount = (uid: string) => change(uid, { disableUser: true });

export const deleteAccount = (uid: string) => asAdministrator('delete', { localId: uid });

/**
 * Like 'sign out everywhere'. Firebase counts in seconds, so the end is set a little ahead: sessions of this second must end too.
 */
export const endSessions = (uid: string) =>
  change(uid, { validSince: String(Math.floor(Date.now() / 1000) + 5) });

export const setVerified = (uid: string, emailVerified: boolean) => change(uid, { emailVerified });

/** All that Firebase knows of it, as text. */
export const accountOf = (uid: string) => asAdministrator('lookup', { localId: [uid] });

async function asAdministrator(call: string, body: object): Promise<string> {
  const accounts = `${stackUrls().auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const response = await fetch(`${accounts}:${call}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the account could not be changed: ${response.status}`);
  return await response.text();
}

const signedIn = z.object({ localId: z.string(), idToken: z.string() });

/** Signs in through Google, as the owner of the address. */
export async function signInWithGoogle(email: string): Promise<{ uid: string; token: string }> {
  const url = `${stackUrls().auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`;
  const idToken = JSON.stringify({ sub: `google-${email}`, email, email_verified: true });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
      requestUri: 'http://127.0.0.1',
      returnSecureToken: true,
    }),
  });
  const { localId: uid, idToken: token } = signedIn.parse(await response.json());
  return { uid, token };
}
