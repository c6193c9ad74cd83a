import { readAppConfig } from '../config/app-config.ts';
import { once } from '../lib/once.ts';

const load = once(() => import('./app-check-sdk.ts'));

/**
 * Before the first use of Auth and Firestore, so that their calls carry the proof, too. Undefined where App Check is not
 * configured or not to be had: the server decides what becomes of a call without proof.
 */
export async function loadAppCheck(): Promise<Awaited<ReturnType<typeof load>> | undefined> {
  return readAppConfig().appCheckKey === undefined ? undefined : load().catch(() => undefined);
}
