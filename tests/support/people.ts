import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { z } from 'zod';
import { demoPerson } from '../../local/seed/demo-person.ts';
import {
  connectGoogle,
  connectServices,
  metaServices,
  register,
  signUp,
  type Person,
} from '../../local/seed/person.ts';

export type TestPerson = Person & { uid: string; token: string };

/** A new person of their own for one test, with or without connected accounts. */
export async function aPerson(options: {
  google: boolean;
  channels?: boolean;
  /** False for somebody who has not opened the link of the verification mail. */
  isVerified?: boolean;
}): Promise<TestPerson> {
  const urls = inject('urls');
  const person = {
    email: `p-${randomUUID().slice(0, 8)}@crocodile.test`,
    password: 'crocodile',
    name: 'Test Person',
  };
  const enter = options.isVerified === false ? register : signUp;
  const account = await enter(urls, person);
  if (account === null) throw new Error(`${person.email} exists already`);
  if (options.google) await connectGoogle(urls, urls.app, person, account.token);
  if (options.channels === true) await connectServices(urls, account.token, metaServices);
  return { ...person, ...account };
}

const signedIn = z.object({ localId: z.string(), idToken: z.string() });

/** Whom "Try the demo" signs in; tests of one run share her. */
export async function theDemoPerson(): Promise<TestPerson> {
  const url = `${inject('urls').auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const { email, password } = demoPerson;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { localId: uid, idToken: token } = signedIn.parse(await response.json());
  return { ...demoPerson, uid, token };
}
