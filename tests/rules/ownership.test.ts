import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  aMessage,
  aNotification,
  anIntegration,
  anOutboxEntry,
  aProject,
  aReminder,
  aRule,
  aSession,
  aSmartTask,
  aUser,
  savedWords,
} from '../support/documents.ts';
import { rulesEnvironment, verified, withoutRules } from '../support/rules-environment.ts';

/** The owner's rights for each kind of document; all other people have none. */
const kinds = [
  { path: 'users/noa', valid: aUser(), change: { city: 'Jaffa' }, may: ['get', 'create', 'update'] },
  {
    path: 'users/noa/sessions/s1',
    valid: aSession(),
    change: { title: 'Renamed' },
    may: ['get', 'list', 'create', 'update', 'delete'],
  },
  {
    path: 'users/noa/sessions/s1/messages/m1',
    valid: aMessage(),
    change: { status: 'Error' },
    may: ['get', 'list', 'create', 'update', 'delete'],
  },
  {
    path: 'users/noa/projects/p1',
    valid: aProject(),
    change: { name: 'Q1' },
    may: ['get', 'list', 'create', 'update', 'delete'],
  },
  {
    path: 'users/noa/savedWords/w1',
    valid: savedWords(),
    change: { name: 'Invoices' },
    may: ['get', 'list', 'create', 'update', 'delete'],
  },
  {
    path: 'users/noa/smartTasks/t1',
    valid: aSmartTask(),
    change: { status: 'Done' },
    may: ['get', 'list', 'create', 'update', 'delete'],
  },
  {
    path: 'users/noa/reminders/r1',
    valid: aReminder({ status: 'sent' }),
    change: { status: 'done' },
    may: ['get', 'list', 'delete'],
  },
  {
    path: 'users/noa/notifications/n1',
    valid: aNotification(),
    change: { read: true },
    may: ['get', 'list', 'update', 'delete'],
  },
  { path: 'users/noa/outbox/k1', valid: anOutboxEntry(), change: { status: 'held' }, may: ['get', 'list'] },
  {
    path: 'users/noa/inboxRules/r1',
    valid: aRule(),
    change: { isOn: false },
    may: ['get', 'list', 'create', 'update', 'delete'],
  },
  { path: 'private/noa/ruleMarks/r1', valid: { acted: '' }, change: { acted: 'x' }, may: [] },
  {
    path: 'users/noa/integrations/gmail',
    valid: anIntegration(),
    change: { status: 'error' },
    may: ['get', 'list'],
  },
  {
    path: 'users/noa/channelMessages/c1',
    valid: { text: 'hi' },
    change: { text: 'x' },
    may: ['get', 'list'],
  },
  { path: 'private/noa/grants/google', valid: { token: 'x' }, change: { token: 'y' }, may: [] },
  { path: 'oauthStates/abc', valid: { uid: 'noa' }, change: { uid: 'eve' }, may: [] },
  { path: 'anything/else', valid: { a: 1 }, change: { a: 2 }, may: [] },
] as const;

type Kind = (typeof kinds)[number];
const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

let environment: RulesTestEnvironment;
// One connection each, for all tests: a connection takes longer than what a test does with it.
let noa: Firestore;
let eve: Firestore;
let nobody: Firestore;
let unruled: Firestore;

beforeAll(async () => {
  environment = await rulesEnvironment('demo-rules-ownership');
  noa = environment.authenticatedContext('noa', verified).firestore() as unknown as Firestore;
  eve = environment.authenticatedContext('eve', verified).firestore() as unknown as Firestore;
  nobody = environment.unauthenticatedContext().firestore() as unknown as Firestore;
  unruled = await withoutRules(environment);
});
afterAll(() => environment.cleanup());

function attempt(firestore: Firestore, kind: Kind, operation: Operation): Promise<unknown> {
  const target = doc(firestore, kind.path);
  switch (operation) {
    case 'get':
      return getDoc(target);
    case 'list':
      return getDocs(query(collection(firestore, target.parent.path), limit(10)));
    case 'create':
      return setDoc(target, kind.valid);
    case 'update':
      return updateDoc(target, kind.change);
    case 'delete':
      return deleteDoc(target);
    default:
      throw new Error(`no such operation: ${String(operation satisfies never)}`);
  }
}

async function prepare(kind: Kind, operation: Operation): Promise<void> {
  await environment.clearFirestore();
  if (operation !== 'create') await setDoc(doc(unruled, kind.path), kind.valid);
}

describe.each(kinds)('$path', (kind) => {
  describe.each(operations)('%s', (operation) => {
    beforeEach(() => prepare(kind, operation));

    const may = (kind.may as readonly string[]).includes(operation);
    it(may ? 'is open to the owner' : 'is closed even to the owner', async () => {
      await (may ? assertSucceeds : assertFails)(attempt(noa, kind, operation));
    });

    it('is closed to another person', async () => {
      await assertFails(attempt(eve, kind, operation));
    });

    it('is closed to the signed-out', async () => {
      await assertFails(attempt(nobody, kind, operation));
    });
  });
});
