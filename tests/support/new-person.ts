import { randomUUID } from 'node:crypto';
import {
  connectGoogle,
  connectServices,
  metaServices,
  register,
  signUp,
  type Person,
} from '../../local/stack/person.ts';
import type { StackUrls } from '../../local/stack/addresses.ts';

export type TestPerson = Person & { uid: string; token: string };

export type NewPerson = {
  google: boolean;
  channels?: boolean;
  /** False for a person who has not opened the link of the verification mail. */
  isVerified?: boolean;
};

/** Makes a new person, with or without connected accounts. */
export async function newPerson(urls: StackUrls, options: NewPerson): Promise<TestPerson> {
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
