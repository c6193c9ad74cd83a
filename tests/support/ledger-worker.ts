/**
 * A worker for the ledger's benchmark: executes one intent after another through the real adapters, again and again,
 * until each is settled or it is killed. The recipient of each mail is its key, so that sends can be counted by key.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { compose } from '../../functions/src/compose.ts';
import { isFailure } from '../../functions/src/ports/failure.ts';
import { lastingAccounts } from '../../functions/src/testing/lasting-accounts.ts';
import { execute } from '../../functions/src/usecases/ledger/execute.ts';

const [uid = '', ...keys] = process.argv.slice(2);
const ports = { ...compose(process.env).ports, accounts: lastingAccounts };
const person = { uid, googleIds: [], providerToken: process.env['WORKER_TOKEN'] ?? null, signedInAt: 0 };
const open = new Set(keys);

process.send?.('ready');
while (open.size > 0) {
  for (const key of open) {
    if (await settles(key)) open.delete(key);
  }
  await wait(50);
}
process.send?.('finished');
process.disconnect();
// Firestore's channel would keep the process alive.
process.exit(0);

async function settles(key: string): Promise<boolean> {
  const payload = { to: `${key}@example.com`, subject: 'Counted', body: key };
  try {
    await execute(ports, person, { userId: uid, actionType: 'send_email', payload, idempotencyKey: key });
    return true;
  } catch (error) {
    // Another worker's claim has to end first; any other error is a bug.
    if (isFailure(error, 'unavailable')) return false;
    throw error;
  }
}
