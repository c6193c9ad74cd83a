import type { StackUrls } from '../stack/addresses.ts';
import { connectGoogle, signUp } from './person.ts';

/** Whom "Try the demo" signs in. */
export const demoPerson = { email: 'demo@crocodile.test', password: 'crocodile', name: 'Noa Levi' } as const;

/** Makes the demo person on the first start, with the Google stand-in connected. */
export async function seedDemoPerson(urls: StackUrls, appOrigin: string): Promise<void> {
  const account = await signUp(urls, demoPerson);
  if (account !== null) await connectGoogle(urls, appOrigin, demoPerson, account.token);
}
