import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { deletionStores, type DeletionStore } from '@crocodile-hub/core/contract/account';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Product } from '../../functions/src/compose.ts';
import type { AccountDirectory } from '../../functions/src/ports/accounts.ts';
import type { Log } from '../../functions/src/ports/world.ts';
import { fakeClock } from '../../functions/src/testing/fake-clock.ts';
import { lastingAccounts } from '../../functions/src/testing/lasting-accounts.ts';
import { seeded } from '../../functions/src/testing/seeded.ts';
import { deleteAccount } from '../../functions/src/usecases/accounts/delete-account.ts';
import { sweepDeletions } from '../../functions/src/usecases/accounts/erase-account.ts';
import { allDocuments } from './all-documents.ts';

/** How many strings are hidden in each store with one document for each thing. */
const inEach = 10;
/** A worker dies at one in so many of the possible points. */
const oneIn = 6;
const minuteMs = 60_000;
const mostWorkers = 1_000;

export class Death extends Error {}

/** The same store, whose worker dies after a call when told to: the call has taken effect, but the answer is lost. */
export function mortal<T extends object>(target: T, dies: () => boolean): T {
  return new Proxy(target, {
    get(object, name) {
      const method: unknown = Reflect.get(object, name, object);
      // A death after a read changes nothing, so reads are skipped.
      if (typeof method !== 'function' || name === 'load' || name === 'due') return method;
      return async (...args: unknown[]): Promise<unknown> => {
        const answer: unknown = await method.apply(object, args);
        if (dies()) throw new Death();
        return answer;
      };
    },
  });
}

type Killed = { canaries: number; deaths: number; left: string[]; logged: string[] };

/** Deletes a person with hidden strings in every store, by workers that die at random points until one finishes. */
export async function killedDeletion(
  { ports, db }: { ports: Product['ports']; db: Firestore },
  seed: number,
): Promise<Killed> {
  const uid = `anna-${randomUUID()}`;
  const canaries = await hide(db, uid);
  const clock = fakeClock();
  const lines: string[] = [];
  const line = (...said: unknown[]) => void lines.push(JSON.stringify(said));
  const log: Log = {
    info: line,
    warn: line,
    error: (event, error, fields) => line(event, String(error), fields),
  };
  const directory: AccountDirectory = {
    find: () => Promise.resolve(null),
    mark: () => Promise.resolve(),
    endSessions: () => Promise.resolve(),
    addressOf: () => Promise.resolve('anna@example.com'),
    close: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const queue = { enqueue: () => Promise.resolve() };
  const parts = { ...ports, clock, log, directory, accounts: lastingAccounts, queue };
  const person = { uid, googleIds: [], providerToken: null, signedInAt: clock.now() };
  const { receipt } = await deleteAccount(parts, person, 'anna@example.com');

  const random = seeded(seed);
  let deaths = 0;
  const dies = () => {
    const isNow = random() * oneIn < 1;
    if (isNow) deaths += 1;
    return isNow;
  };
  const doomed = { ...parts, deletions: mortal(parts.deletions, dies), directory: mortal(directory, dies) };
  for (let worker = 0; worker < mostWorkers && !(await isFinished(parts, receipt)); worker += 1) {
    // Each death counts as a failure, after which the wait is longer: up to an hour.
    clock.advance(61 * minuteMs);
    await sweepDeletions(doomed);
  }
  const texts = [...canaries, uid];
  const holds = (text: string) => texts.some((one) => text.includes(one));
  const left = (await allDocuments(db)).filter((document) => !document.startsWith(`${paths.deletions()}/`));
  return { canaries: canaries.length, deaths, left: left.filter(holds), logged: lines.filter(holds) };
}

async function isFinished({ deletions }: Product['ports'], receipt: string): Promise<boolean> {
  const deletion = await deletions.load(receipt);
  return deletion === null || deletion.finishedAt !== null;
}

/** Different strings, none of which contains a part of another. */
async function hide(db: Firestore, uid: string): Promise<string[]> {
  const canaries: string[] = [];
  const canary = () => {
    canaries.push(`canary${randomUUID().replaceAll('-', '')}`);
    return { text: canaries.at(-1), inside: [{ deep: canaries.at(-1) }] };
  };
  const writer = db.bulkWriter();
  const write = (path: string, data: object) => void writer.set(db.doc(path), data);
  for (const store of deletionStores) {
    for (const index of Array.from({ length: inEach }).keys()) placeOf(store, uid, index, canary, write);
  }
  await writer.close();
  return canaries;
}

function placeOf(
  store: DeletionStore,
  uid: string,
  index: number,
  canary: () => object,
  write: (path: string, data: object) => void,
): void {
  switch (store) {
    case 'account':
      return;
    case 'profile':
      return index === 0 ? write(paths.user(uid), canary()) : undefined;
    case 'messages':
      return write(`${paths.messages(uid, `s${index}`)}/m`, canary());
    case 'conversations':
      return write(`${paths.channelOwners()}/sms-${uid}-${index}`, { ...canary(), uids: [uid] });
    case 'signIns':
      return write(`${paths.oauthStates()}/${uid}-${index}`, { ...canary(), uid });
    default:
      return write(`${paths[store](uid)}/d${index}`, canary());
  }
}
