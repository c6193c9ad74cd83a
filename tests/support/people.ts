import { z } from 'zod';
import { demoPerson } from '../../local/seed/demo-person.ts';
import type { Person } from '../../local/stack/person.ts';
import { newPerson, type NewPerson, type TestPerson } from './new-person.ts';
import { stackUrls } from './stack-urls.ts';

export type { TestPerson } from './new-person.ts';

/** A new person for one test, with or without connected accounts. */
export function aPerson(options: NewPerson): Promise<TestPerson> {
  return newPerson(stackUrls(), options);
}

const signedIn = z.object({ localId: z.string(), idToken: z.string() });

/** The person of "Try the demo"; tests of one run share her. */
export function theDemoPerson(): Promise<TestPerson> {
  return signedInAgain(demoPerson);
}

/** With a token that is good for an hour from now. */
export async function signedInAgain(person: Person): Promise<TestPerson> {
  const url = `${stackUrls().auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const { email, password } = person;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { localId: uid, idToken: token } = signedIn.parse(await response.json());
  return { ...person, uid, token };
}
