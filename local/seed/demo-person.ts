import type { StackUrls } from '../stack/addresses.ts';
import { connectGoogle, connectServices, metaServices, signUp, smsService } from './person.ts';

/** Whom "Try the demo" signs in. */
export const demoPerson = { email: 'demo@crocodile.test', password: 'crocodile', name: 'Noa Levi' } as const;

/** Makes the demo person on the first start, with every stand-in connected. */
export async function seedDemoPerson(urls: StackUrls, appOrigin: string): Promise<void> {
  const account = await signUp(urls, demoPerson);
  if (account === null) return;
  await connectGoogle(urls, appOrigin, demoPerson, account.token);
  await connectServices(urls, account.token, [...metaServices, smsService]);
}
