import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Account, AccountDirectory } from '../../functions/src/ports/accounts.ts';
import { makeAccounts } from '../../functions/src/usecases/accounts/accounts.ts';
import { allDocuments } from '../support/all-documents.ts';
import { type RealAdapters, realAdapters } from './real-adapters.ts';

// What an account holds after its owner took it over from whoever had registered their address.

const adapters = realAdapters();
let ports: RealAdapters['ports'];
let db: RealAdapters['db'];
beforeAll(() => {
  ({ ports, db } = adapters());
});

const acting = ['inboxRules', 'ruleMarks', 'savedWords', 'snoozes', 'uploads', 'uploadParts'] as const;
const showing = ['sessions', 'projects', 'smartTasks', 'reminders', 'notifications', 'counters'] as const;

/** Under its own uid, what a stranger may have left there. */
async function plant(uid: string): Promise<void> {
  const batch = db.batch();
  const write = (path: string, data: object) => void batch.set(db.doc(path), { ...data, mark: uid });
  write(paths.user(uid), { settings: { holdMs: 0, signature: 'my new bank details' } });
  write(`${paths.people(uid)}/said`, { said: [] });
  for (const store of [...acting, ...showing]) write(`${paths[store](uid)}/one`, {});
  write(`${paths.oauthStates()}/${uid}`, { uid });
  await batch.commit();
}

const left = async (uid: string) =>
  (await allDocuments(db)).filter((document) => document.includes(`"${uid}"`));

it('holds only what counts and what shows, and a receipt of a deletion is not needed', async () => {
  const [uid, other] = [`anna-${randomUUID()}`, `ben-${randomUUID()}`];
  await Promise.all([plant(uid), plant(other)]);
  const before = (await left(other)).length;
  const account: Account = { isVerified: true, hasPassword: false, sessionsSince: 0, wasUnverified: true };
  const marks: boolean[] = [];
  const directory: AccountDirectory = {
    find: () => Promise.resolve(account),
    mark: (_, wasUnverified) => Promise.resolve(void marks.push(wasUnverified)),
    endSessions: () => Promise.resolve(),
    addressOf: () => Promise.resolve(null),
    close: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  await makeAccounts({ ...ports, directory }, 0).ask(uid);
  expect(marks).toEqual([false]);
  const places = (await left(uid)).map((document) => document.split(' ')[0] ?? '');
  expect(new Set(places)).toEqual(new Set(showing.map((store) => `${paths[store](uid)}/one`)));
  expect(before).toBeGreaterThan(10);
  expect(await left(other)).toHaveLength(before);
});
