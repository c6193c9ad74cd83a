import { unverifiedStore } from './unverified.ts';

/** Whether the database refused a write because the address is unverified: what acts on mails waits until it is not. */
export function needsVerifying(error: unknown): boolean {
  const isRefused = error instanceof Error && 'code' in error && error.code === 'permission-denied';
  return isRefused && unverifiedStore.get();
}
