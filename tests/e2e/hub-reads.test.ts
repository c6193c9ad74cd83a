import { Timestamp } from 'firebase-admin/firestore';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { expect, it } from 'vitest';
import { countingProxy } from '../support/counting-proxy.ts';
import { withFirestore } from '../support/firestore.ts';
import { aPerson } from '../support/people.ts';
import { signedIn } from '../support/signed-in.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** Hebrew takes the most bytes on the wire: two for each letter. */
const words = (length: number) => 'שלום '.repeat(length).slice(0, length);

/** 500 sessions, each with as many last words as are kept, and 200 tasks. */
async function storeMuch(uid: string): Promise<void> {
  await withFirestore(stackUrls(), async (firestore) => {
    const writer = firestore.bulkWriter({ throttling: false });
    const at = (minutesAgo: number) => Timestamp.fromMillis(Date.now() - minutesAgo * 60_000);
    for (let index = 0; index < 500; index += 1) {
      const said = {
        id: 'm1',
        content: words(bounds.preview),
        type: 'system',
        status: 'Done',
        timestamp: at(index),
      };
      void writer.set(firestore.doc(`${paths.sessions(uid)}/s${index}`), {
        title: `Session ${index}`,
        icon: '💬',
        status: 'Success',
        createdAt: at(index),
        updatedAt: at(index),
        messages: [said],
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

it('a cold hub reads 120 documents at most, and 60 kB of sessions', async () => {
  const urls = stackUrls();
  const person = await aPerson({ google: true });
  await storeMuch(person.uid);
  const proxy = await countingProxy(urls.firestore);
  const { page, close } = await signedIn({
    person,
    // The policy allows only the page's own database; here a proxy is in between.
    bypassCSP: true,
    prepare: async (visit) => {
      await visit.page.addInitScript(speakTo, [new URL(urls.firestore).port, proxy.port] as const);
    },
  });
  await page.getByText('Session 0', { exact: true }).first().waitFor(patience);
  await page.getByText('email Dana 0', { exact: true }).first().waitFor(patience);
  // Waits until no more documents come.
  let before = 0;
  const isQuiet = () => {
    const now = proxy.documents().length;
    const stands = now === before;
    before = now;
    return stands;
  };
  await expect.poll(isQuiet, { ...patience, interval: 1_500 }).toBe(true);
  const documents = proxy.documents();
  const sessions = documents.filter((document) => document.includes('/sessions/'));
  const bytes = Buffer.byteLength(sessions.join(''));
  expect(sessions.length).toBeGreaterThanOrEqual(50);
  expect(documents.length).toBeLessThanOrEqual(120);
  expect(bytes).toBeLessThanOrEqual(60_000);
  await close();
  await proxy.close();
});
