import type { DocumentReference, Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { linkedServices } from '@crocodile-hub/core/contract/linked-services';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime, type Instant } from '@crocodile-hub/core/contract/time';
import { endField } from '@crocodile-hub/core/domain/retention';
import { type GrantMark, type Grants, googleServices, type StoredGrant } from '../../ports/connections.ts';
import type { Database, OpenDatabase } from './database.ts';
import { markPath } from './mailbox-marks.ts';
import { deleteLearntPeople } from './people.ts';
import { deleteCachesOf } from './private-cache.ts';

const grantDocument = z.object({
  account: z.string(),
  googleId: z.string(),
  scopes: z.string(),
  refreshToken: z.nullable(z.string()),
  accessToken: z.string(),
  expiresAt: storedTime,
  refused: z.optional(z.array(z.enum(googleServices))),
});
const flowDocument = z.object({
  service: z.enum(['google', ...linkedServices]),
  verifier: z.string(),
  nonceHash: z.string(),
  redirectUri: z.string(),
  uid: z.nullable(z.string()),
  expiresAt: storedTime,
});
const ticketDocument = z.object({ grant: grantDocument, expiresAt: storedTime });

export function firestoreGrants(open: OpenDatabase, now: () => number): Grants {
  return {
    load: async (uid) => loadGrant(await open(), uid, now),
    save: async (uid, grant, savedAt) => saveGrant(await open(), uid, grant, savedAt),
    refreshed: async (uid, mark, tokens) => keepTokens(await open(), uid, mark, tokens),
    recordAnswer: async (uid, mark, shown) => recordAnswer(await open(), uid, mark, shown),
    end: async (uid, mark) => endGrant(await open(), uid, mark, now),
    keepHandedOver: async (uid, token) => keepHandedOver(await open(), uid, token),
    remove: async (uid) => removeGrant(await open(), uid),

    async beginFlow(state, flow) {
      const { db, at } = await open();
      const expiresAt = at(flow.expiresAt);
      await db.doc(`${paths.oauthStates()}/${state}`).set({ ...flow, expiresAt, [endField]: expiresAt });
    },
    takeFlow: async (state) =>
      /^[\w-]+$/.test(state) ? take(await open(), `${paths.oauthStates()}/${state}`, flowDocument) : null,

    async keepTicket(ticketHash, { grant, expiresAt }) {
      const { db, at } = await open();
      const ends = { expiresAt: at(expiresAt), [endField]: at(expiresAt) };
      const stored = { grant: { ...grant, expiresAt: at(grant.expiresAt) }, ...ends };
      await db.doc(`${paths.oauthTickets()}/${ticketHash}`).set(stored);
    },
    takeTicket: async (ticketHash) =>
      take(await open(), `${paths.oauthTickets()}/${ticketHash}`, ticketDocument),
  };
}

const grantPath = (uid: string) => `${paths.grants(uid)}/google`;
const handedOverPath = (uid: string) => `${paths.grants(uid)}/google-handed-over`;

async function loadGrant({ db }: Database, uid: string, now: () => number): Promise<StoredGrant | null> {
  const [grant, handedOver] = await db.getAll(db.doc(grantPath(uid)), db.doc(handedOverPath(uid)));
  if (grant?.exists === true) return grantDocument.parse(grant.data());
  if (handedOver?.exists !== true) return null;
  const token = grantDocument.parse(handedOver.data());
  return token.expiresAt > now() ? token : null;
}

async function saveGrant({ db, at }: Database, uid: string, grant: StoredGrant, savedAt: Instant) {
  const ref = db.doc(grantPath(uid));
  await db.runTransaction(async (tx) => {
    const before = grantDocument.safeParse((await tx.get(ref)).data()).data;
    const isAnother = before !== undefined && before.googleId !== grant.googleId;
    if (isAnother) deleteWhatWasRead(tx, db, uid, before.account);
    tx.set(ref, { ...grant, expiresAt: at(grant.expiresAt) });
    for (const name of googleServices) {
      const isRefused = grant.refused?.includes(name) === true;
      tx.set(db.doc(`${paths.integrations(uid)}/${name}`), {
        status: isRefused ? 'error' : 'connected',
        account: grant.account,
        lastSync: at(savedAt),
        brokenSince: isRefused ? at(savedAt) : null,
      });
    }
  });
}

/** Deletes what was read from a mailbox, in the same write that removes the access to it. */
function deleteWhatWasRead(batch: WriteBatch | Transaction, db: Firestore, uid: string, account: string) {
  // Another person with the same mailbox begins a new watch.
  if (account !== '') batch.delete(db.doc(markPath(account)));
  deleteCachesOf(batch, db, uid, 'google');
  deleteLearntPeople(batch, db, uid);
}

async function keepTokens(
  { db, at }: Database,
  uid: string,
  mark: GrantMark,
  { accessToken, expiresAt, refreshToken }: Parameters<Grants['refreshed']>[2],
) {
  const ref = db.doc(grantPath(uid));
  await db.runTransaction(async (tx) => {
    if ((await marked(tx, ref, mark)).is !== 'there') return;
    const rotated = refreshToken === null ? {} : { refreshToken };
    tx.set(ref, { accessToken, expiresAt: at(expiresAt), ...rotated }, { merge: true });
  });
}

async function recordAnswer(
  { db, at }: Database,
  uid: string,
  mark: GrantMark,
  { service, isRefused, at: shownAt }: Parameters<Grants['recordAnswer']>[2],
) {
  const ref = db.doc(grantPath(uid));
  await db.runTransaction(async (tx) => {
    const found = await marked(tx, ref, mark);
    if (found.is !== 'there') return;
    const before = found.grant.refused ?? [];
    // If calls fail at the same time, only the first one is recorded.
    if (before.includes(service) === isRefused) return;
    const others = before.filter((one) => one !== service);
    tx.set(ref, { refused: isRefused ? [...others, service] : others }, { merge: true });
    const shown = isRefused
      ? { status: 'error', brokenSince: at(shownAt) }
      : { status: 'connected', lastSync: at(shownAt), brokenSince: null };
    tx.set(db.doc(`${paths.integrations(uid)}/${service}`), shown, { merge: true });
  });
}

async function endGrant({ db, at }: Database, uid: string, mark: GrantMark, now: () => number) {
  const ref = db.doc(grantPath(uid));
  return await db.runTransaction(async (tx) => {
    const found = await marked(tx, ref, mark);
    if (found.is === 'another') return false;
    tx.delete(db.doc(handedOverPath(uid)));
    if (found.is === 'gone') return true;
    tx.delete(ref);
    const { account, refused = [] } = found.grant;
    deleteWhatWasRead(tx, db, uid, account);
    for (const name of googleServices) {
      const shown = {
        status: 'error',
        lastSync: null,
        // A service that was already refused keeps its earlier `brokenSince`.
        ...(refused.includes(name) ? {} : { brokenSince: at(now()) }),
      };
      tx.set(db.doc(`${paths.integrations(uid)}/${name}`), shown, { merge: true });
    }
    return true;
  });
}

async function keepHandedOver(
  { db, at }: Database,
  uid: string,
  { accessToken, expiresAt }: Parameters<Grants['keepHandedOver']>[1],
) {
  const grant: Omit<StoredGrant, 'expiresAt'> = {
    account: '',
    googleId: '',
    scopes: '',
    refreshToken: null,
    accessToken,
  };
  // A grant has an `expiresAt`, too, and stays: it is its access token that ends.
  await db.doc(handedOverPath(uid)).set({ ...grant, expiresAt: at(expiresAt), [endField]: at(expiresAt) });
}

async function removeGrant({ db }: Database, uid: string) {
  const account: unknown = (await db.doc(grantPath(uid)).get()).get('account');
  const batch = db.batch();
  batch.delete(db.doc(grantPath(uid)));
  batch.delete(db.doc(handedOverPath(uid)));
  deleteWhatWasRead(batch, db, uid, typeof account === 'string' ? account : '');
  for (const name of googleServices) {
    const shown = { status: 'disconnected', lastSync: null, account: null, brokenSince: null };
    batch.set(db.doc(`${paths.integrations(uid)}/${name}`), shown, { merge: true });
  }
  await batch.commit();
}

/** The grant with this mark, if it is still stored: a late change must not touch a newer grant. */
async function marked(tx: Transaction, ref: DocumentReference, { refreshToken }: GrantMark) {
  const snapshot = await tx.get(ref);
  if (!snapshot.exists) return { is: 'gone' } as const;
  const grant = grantDocument.parse(snapshot.data());
  return grant.refreshToken === refreshToken
    ? ({ is: 'there', grant } as const)
    : ({ is: 'another' } as const);
}

/** Reads a single-use document and deletes it in the same transaction. */
async function take<T>({ db }: Database, path: string, schema: z.ZodMiniType<T>): Promise<T | null> {
  return await db.runTransaction(async (tx) => {
    const snapshot = await tx.get(db.doc(path));
    if (!snapshot.exists) return null;
    tx.delete(snapshot.ref);
    return schema.parse(snapshot.data());
  });
}
