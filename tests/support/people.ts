import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import {
  connectGoogle,
  connectServices,
  metaServices,
  signUp,
  type Person,
} from '../../local/seed/person.ts';

export type TestPerson = Person & { uid: string; token: string };

/** A new person of their own for one test, with or without connected accounts. */
export async function aPerson(options: { google: boolean; channels?: boolean }): Promise<TestPerson> {
  const urls = inject('urls');
  const person = {
    email: `p-${randomUUID().slice(0, 8)}@crocodile.test`,
    password: 'crocodile',
    name: 'Test Person',
  };
  const account = await signUp(urls, person);
  if (account === null) throw new Error(`${person.email} exists already`);
  if (options.google) await connectGoogle(urls, urls.app, person, account.token);
  if (options.channels === true) await connectServices(urls, account.token, metaServices);
  return { ...person, ...account };
}
