import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  notificationDocument,
  reminderDocument,
  reminderStatuses,
  smartTaskStatuses,
} from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { demoPerson } from '../../local/seed/demo-person.ts';
import { ownerOf } from '../../local/stack/port-owner.ts';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { callApi } from '../support/api.ts';
import { closeFirestores, withFirestore } from '../support/firestore.ts';
import { freePortBase, isAlive, start } from '../support/start-command.ts';
import { patience } from '../support/patience.ts';

const signedIn = z.object({ localId: z.string(), idToken: z.string() });
const accepted = z.object({ success: z.literal(true), reminderId: z.string() });

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'crocodile-hub-start-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function signInDemo(urls: StackUrls) {
  const response = await fetch(
    `${urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: demoPerson.email,
        password: demoPerson.password,
        returnSecureToken: true,
      }),
    },
  );
  const { localId: uid, idToken: token } = signedIn.parse(await response.json());
  return { uid, token };
}

/** The demo person's workspace has something of every kind, and what is to come really is. */
async function expectLivedIn(urls: StackUrls, uid: string) {
  await withFirestore(urls, async (firestore) => {
    const all = async (path: string) =>
      (await firestore.collection(path).get()).docs.map((document) => document.data());
    const valuesOf = async (path: string, field: string) =>
      new Set((await all(path)).map((document): unknown => document[field]));
    const tasks = paths.smartTasks(uid);
    expect(await valuesOf(tasks, 'status')).toEqual(new Set(smartTaskStatuses));
    expect((await all(tasks)).filter(({ runAt }) => runAt !== undefined)).toHaveLength(1);
    expect(await valuesOf(paths.sessions(uid), 'favorite')).toEqual(new Set([true, false]));
    const reminders = await all(paths.reminders(uid));
    const standing = new Set(reminders.map(({ status }): unknown => status));
    expect(standing).toEqual(new Set(reminderStatuses));
    const toCome = reminders.map((document) => reminderDocument.parse(document));
    const pending = toCome.filter(({ status }) => status === 'pending');
    expect(pending.filter(({ recurrence }) => recurrence !== null)).toHaveLength(2);
    expect(Math.min(...pending.map(({ dueAt }) => dueAt))).toBeGreaterThan(Date.now());
    // Instagram's and Messenger's are fetched when somebody first reads them.
    const platforms = [...(await valuesOf(paths.channelMessages(uid), 'platform'))];
    expect(platforms).toEqual(expect.arrayContaining(['sms', 'whatsapp']));
  });
}

describe('npm start', () => {
  it(
    'stops whole on Ctrl+C, keeps everything, and delivers what came due meanwhile',
    { timeout: 240_000 },
    async () => {
      const base = await freePortBase();
      const first = await start(dataDir, base);
      // At Ready, so that a Ctrl+C in the next moment loses nobody.
      expect(readFileSync(join(dataDir, 'accounts.json'), 'utf8')).toContain(demoPerson.email);
      const { uid, token } = await signInDemo(first.urls);
      await expectLivedIn(first.urls, uid);
      const dueAt = Date.now() + 9_000;
      const asked = await callApi(first.urls, 'POST', '/api/action-engine/execute', {
        token,
        body: {
          userId: uid,
          actionType: 'reminder',
          payload: { task: 'water the plants', reminderTime: new Date(dueAt).toISOString() },
          timeZone: 'Asia/Jerusalem',
        },
      });
      const { reminderId } = accepted.parse(asked.body);

      const processes = first.processes();
      expect(processes.length).toBeGreaterThan(5);
      await closeFirestores();
      await first.interrupt();
      // The last ones were just ended; the system needs a moment to take them off its list.
      await expect.poll(() => processes.filter(isAlive), patience).toEqual([]);
      for (const url of Object.values(first.urls))
        expect(await ownerOf(Number(new URL(url).port))).toBeNull();

      await expect.poll(() => Date.now(), { ...patience, interval: 200 }).toBeGreaterThan(dueAt);
      const second = await start(dataDir, base);
      expect((await signInDemo(second.urls)).uid).toBe(uid);
      await withFirestore(second.urls, async (firestore) => {
        // Whoever is asked about before the accounts are back must not be taken for gone.
        const gmail = await firestore.doc(`${paths.integrations(uid)}/gmail`).get();
        expect(gmail.get('status')).toBe('connected');
        const reminder = firestore.doc(`${paths.reminders(uid)}/${reminderId}`);
        const delivered = async () => reminderDocument.parse((await reminder.get()).data()).status;
        await expect.poll(delivered, patience).toBe('sent');
        const notificationsOf = firestore.collection(paths.notifications(uid));
        const found = await notificationsOf.where('reminderId', '==', reminderId).get();
        const notifications = found.docs.map((document) => notificationDocument.parse(document.data()));
        expect(notifications).toEqual([
          expect.objectContaining({ type: 'reminder', reminderId, title: 'water the plants', read: false }),
        ]);
        expect(notifications[0]?.lateMs).toBeGreaterThan(0);
      });
      await closeFirestores();
      await second.interrupt();
    },
  );
});
