import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, setDoc, updateDoc, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { savedKinds } from '@crocodile-hub/core/contract/bounds';
import { aRule, aSession, aSmartTask, aSnooze, savedWords } from '../support/documents.ts';
import { rulesEnvironment, verified, withoutRules } from '../support/rules-environment.ts';

let environment: RulesTestEnvironment;
/** Whoever registered the address, and whoever has shown that it is theirs: the account is one. */
let stranger: Firestore;
let owner: Firestore;
let unruled: Firestore;

beforeAll(async () => {
  environment = await rulesEnvironment('demo-rules-unverified');
  const context = (token: { email_verified: boolean }) =>
    environment.authenticatedContext('noa', token).firestore() as unknown as Firestore;
  stranger = context({ email_verified: false });
  owner = context(verified);
  unruled = await withoutRules(environment);
});
beforeEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

const user = 'users/noa';
const rule = 'users/noa/inboxRules/r1';
const words = 'users/noa/savedWords/w1';
const trusting = ['pictures', 'admitted'];
const changes = [{ signature: 'my new bank details' }, { holdMs: 0 }];

describe('a token whose address is not verified', () => {
  it('writes no rule of the inbox, and deletes one', async () => {
    await assertFails(setDoc(doc(stranger, rule), aRule()));
    await assertSucceeds(setDoc(doc(owner, rule), aRule()));
    await assertFails(updateDoc(doc(stranger, rule), { isOn: false }));
    await assertSucceeds(updateDoc(doc(owner, rule), { isOn: false }));
    await assertSucceeds(deleteDoc(doc(stranger, rule)));
  });

  it.each(savedKinds.filter((kind) => trusting.includes(kind)))(
    'trusts no sender: saved words of the kind %s',
    async (kind) => {
      await assertFails(setDoc(doc(stranger, words), savedWords({ kind })));
      await assertSucceeds(setDoc(doc(owner, words), savedWords({ kind })));
      await assertFails(updateDoc(doc(stranger, words), { words: 'eve@attacker.example' }));
      await assertSucceeds(deleteDoc(doc(stranger, words)));
    },
  );

  it.each(savedKinds.filter((kind) => !trusting.includes(kind)))('keeps saved words: %s', async (kind) => {
    await assertSucceeds(setDoc(doc(stranger, words), savedWords({ kind })));
    await assertSucceeds(updateDoc(doc(stranger, words), { name: 'Invoices' }));
  });

  it.each(changes)(
    'does not change what leaves with a mail, or how long it can be undone: %j',
    async (sets) => {
      await assertFails(setDoc(doc(stranger, user), { settings: sets }));
      await assertSucceeds(setDoc(doc(stranger, user), { settings: { language: 'he' } }));
      await assertFails(setDoc(doc(stranger, user), { settings: sets }, { merge: true }));
      await assertSucceeds(setDoc(doc(owner, user), { settings: sets }, { merge: true }));
    },
  );

  it('leaves the signature and the time to undo as they are, or takes them away', async () => {
    await setDoc(doc(unruled, user), { city: 'Haifa', settings: { signature: 'Noa', holdMs: 30_000 } });
    await assertSucceeds(setDoc(doc(stranger, user), { city: 'Jaffa' }, { merge: true }));
    await assertFails(updateDoc(doc(stranger, user), { 'settings.signature': 'Eve' }));
    await assertSucceeds(
      updateDoc(doc(stranger, user), {
        'settings.signature': deleteField(),
        'settings.holdMs': deleteField(),
      }),
    );
    await assertFails(updateDoc(doc(stranger, user), { 'settings.holdMs': 30_000 }));
  });

  it('writes what stays with the person', async () => {
    await assertSucceeds(setDoc(doc(stranger, 'users/noa/sessions/s1'), aSession()));
    await assertSucceeds(setDoc(doc(stranger, 'users/noa/smartTasks/t1'), aSmartTask()));
    await assertSucceeds(setDoc(doc(stranger, 'users/noa/snoozes/z1'), aSnooze()));
  });
});

it('a token that says nothing of an address is not verified', async () => {
  const unsaid = environment.authenticatedContext('noa').firestore() as unknown as Firestore;
  await assertFails(setDoc(doc(unsaid, rule), aRule()));
  await assertSucceeds(setDoc(doc(unsaid, words), savedWords()));
});
