import { demoPerson } from '../seed/demo-person.ts';
import type { StackUrls } from '../stack/addresses.ts';
import {
  connectGoogle,
  connectServices,
  deleteAccount,
  metaServices,
  signUp,
  smsService,
} from '../stack/person.ts';
import { fillWorkspace } from './fill-workspace.ts';

type Seeding = {
  /** The address of the web app. */
  appOrigin: string;
  /** Whether she has past and future work; tests begin without. */
  workspace: 'lived-in' | 'empty';
};

/** Makes the demo person on the first start, connected to every stand-in. */
export async function seedDemoPerson(urls: StackUrls, { appOrigin, workspace }: Seeding): Promise<void> {
  const account = await signUp(urls, demoPerson);
  if (account === null) return;
  try {
    await connectGoogle(urls, appOrigin, demoPerson, account.token);
    await connectServices(urls, account.token, [...metaServices, smsService]);
    if (workspace === 'lived-in') await fillWorkspace(urls, account);
  } catch (error) {
    // A half-made account must go: the next start would find it and keep it.
    await deleteAccount(urls, account.token);
    throw error;
  }
}
