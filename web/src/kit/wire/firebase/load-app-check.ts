import { readAppConfig } from '../app-config.ts';
import { once } from '../../state/once.ts';

const load = once(() => import('./app-check-sdk.ts'));

/**
 * Loads App Check before the first use of Auth and Firestore, so that their calls carry the proof too. Undefined if it
 * is not configured or cannot be loaded: the server decides about calls without proof.
 */
export async function loadAppCheck(): Promise<Awaited<ReturnType<typeof load>> | undefined> {
  return readAppConfig().appCheckKey === undefined ? undefined : load().catch(() => undefined);
}
