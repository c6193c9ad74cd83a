import { loadAppCheck } from './load-app-check.ts';

/** The header that proves that a call comes from this app; empty without a proof. */
export async function proofOfApp(): Promise<Record<string, string>> {
  const sdk = await loadAppCheck();
  const token = await sdk?.appCheckToken().catch(() => undefined);
  return token === undefined ? {} : { 'X-Firebase-AppCheck': token };
}
