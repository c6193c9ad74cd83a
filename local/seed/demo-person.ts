import type { StackUrls } from '../stack/addresses.ts';
import { connectGoogle, connectServices, deleteAccount, metaServices, signUp, smsService } from './person.ts';
import { fillWorkspace } from './workspace/fill-workspace.ts';

/** Whom "Try the demo" signs in. */
export const demoPerson = { email: 'demo@crocodile.test', password: 'crocodile', name: 'Noa Levi' } as const;

type Seeding = {
  /** Where the web app is opened. */
  appOrigin: string;
  /** Gives her what she did and has before her; tests begin without. */
  workspace: 'lived-in' | 'empty';
};

/** Makes the demo person on the first start, with every stand-in connected. */
export async function seedDemoPerson(urls: StackUrls, { appOrigin, workspace }: Seeding): Promise<void> {
  const account = await signUp(urls, demoPerson);
  if (account === null) return;
  try {
    await connectGoogle(urls, appOrigin, demoPerson, account.token);
    await connectServices(urls, account.token, [...metaServices, smsService]);
    if (workspace === 'lived-in') await fillWorkspace(urls, account);
  } catch (error) {
    // Half made she would stay so: the next start finds her there.
    await deleteAccount(urls, account.token);
    throw error;
  }
}
