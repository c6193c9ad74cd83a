import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Timestamp } from 'firebase-admin/firestore';
import { paths } from '@crocodile-hub/core/contract/paths';
import { afterAll, expect, inject, it } from 'vitest';
import { closeBrowser } from '../support/browse.ts';
import { countingProxy } from '../support/counting-proxy.ts';
import { withFirestore } from '../support/firestore.ts';
import { aPerson } from '../support/people.ts';
import { signedIn } from '../support/signed-in.ts';

afterAll(closeBrowser);

/** As hard to compress as words can be. */
const words = (length: number) => Array.from({ length }, () => randomUUID().charAt(0)).join('');

/** 500 sessions, each with a full preview, and 200 tasks. */
async function storeMuch(uid: string): Promise<void> {
  await withFirestore(inject('urls'), async (firestore) => {
    const writer = firestore.bulkWriter();
    const at = (minutesAgo: number) => Timestamp.fromMillis(Date.now() - minutesAgo * 60_000);
    for (let index = 0; index < 500; index += 1) {
      const messages = [1, 2, 3, 4].map((number) => ({
        id: `m${number}`,
        content: words(120),
        type: number % 2 === 0 ? 'system' : 'user',
        status: 'Done',
        timestamp: at(index),
      }));
      void writer.set(firestore.doc(`${paths.sessions(uid)}/s${index}`), {
        title: `Session ${index}`,
        icon: '💬',
        status: 'Success',
        createdAt: at(index),
        updatedAt: at(index),
        messages,
        messageCount: 4,
        projectId: null,
        favorite: index % 100 === 0,
      });
    }
    for (let index = 0; index < 200; index += 1) {
      void writer.set(firestore.doc(`${paths.smartTasks(uid)}/t${index}`), {
        originalCommand: `email Dana ${index}`,
        assistantEcho: '',
        status: 'Done',
        timestamp: at(index),
        actionType: 'send_email',
        actionPayload: { to: ['dana@example.com'], body: words(400) },
        actionSummary: '✅ Email sent',
      });
    }
    await writer.close();
  });
}

/** Runs in the page: its settings name the proxy's port instead of the database's. */
function speakTo([from, to]: readonly [string, number]): void {
  const real = document.getElementById.bind(document);
  document.getElementById = (id) => {
    const found = real(id);
    if (id === 'app-config' && found !== null) {
      found.textContent = found.textContent.replace(`"firestorePort":${from}`, `"firestorePort":${to}`);
    }
    return found;
  };
}

it('a cold hub reads 120 documents at most, and 60 kB of sessions as they travel, compressed', async () => {
  const urls = inject('urls');
  const person = await aPerson({ google: true });
  await storeMuch(person.uid);
  const proxy = await countingProxy(urls.firestore);
  const { page, close } = await signedIn({
    person,
    // The page may speak to its own database only; here a proxy stands before it.
    bypassCSP: true,
    prepare: async (visit) => {
      await visit.page.addInitScript(speakTo, [new URL(urls.firestore).port, proxy.port] as const);
    },
  });
  await page.getByText('Session 0', { exact: true }).first().waitFor({ timeout: 20_000 });
  await page.getByText('email Dana 0', { exact: true }).first().waitFor({ timeout: 20_000 });
  // Until nothing more comes.
  let before = 0;
  const isQuiet = () => {
    const now = proxy.documents().length;
    const stands = now === before;
    before = now;
    return stands;
  };
  await expect.poll(isQuiet, { timeout: 20_000, interval: 1_500 }).toBe(true);
  const documents = proxy.documents();
  const sessions = documents.filter((document) => document.includes('/sessions/'));
  const bytes = gzipSync(sessions.join('')).length;
  expect(sessions.length).toBeGreaterThanOrEqual(50);
  expect(documents.length).toBeLessThanOrEqual(120);
  expect(bytes).toBeLessThanOrEqual(60_000);
  await close();
  await proxy.close();
});
