import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { smartTaskDocument } from '@crocodile-hub/core/contract/documents';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { scheduledUrl } from '../../local/stack/addresses.ts';
import { withFirestore } from '../support/firestore.ts';
import { countOf, givenMessages, givenSession, givenTask, stored } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { stackUrls } from '../support/stack-urls.ts';

const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);

async function night(): Promise<void> {
  const { ok } = await fetch(scheduledUrl(stackUrls(), 'nightly'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(ok).toBe(true);
}

/** Makes the document older by this many days. */
const aged = (path: string, fields: object) =>
  withFirestore(stackUrls(), (db) => db.doc(path).set(fields, { merge: true }));

it('removes the log of a session that is gone, a sign-in that nobody finished, and nothing else', async () => {
  const person = await aPerson({ google: false });
  const [gone, here] = [await givenSession(person), await givenSession(person)];
  for (const session of [gone, here]) {
    await givenMessages(person, session, ['one', 'two', 'three']);
    for (const id of ['m0', 'm1', 'm2'])
      await aged(`${paths.messages(person.uid, session)}/${id}`, { timestamp: daysAgo(2) });
  }
  await withFirestore(stackUrls(), (db) => db.doc(`${paths.sessions(person.uid)}/${gone}`).delete());
  const started = await callRoute(person.token, 'googleStart', {
    body: { nonceHash: 'a'.repeat(64), redirectUri: `${stackUrls().app}/auth/google/callback` },
  });
  const state = `${paths.oauthStates()}/${started.reply?.state ?? ''}`;
  expect(await stored(state)).toBeDefined();
  await aged(state, { deleteAt: daysAgo(1) });

  await night();
  expect(await countOf(paths.messages(person.uid, gone))).toBe(0);
  expect(await countOf(paths.messages(person.uid, here))).toBe(3);
  expect(await stored(state)).toBeUndefined();
});

it('forgets the words of an action; its key is still known, and its task runs again', async () => {
  const person = await aPerson({ google: true });
  const to = `dana-${randomUUID().slice(0, 8)}@example.com`;
  const shown = { to: [to], subject: 'Quote', body: 'Here it is' };
  const taskId = await givenTask(person, { status: 'Pending', actionPayload: shown });
  const execute = (payload: Record<string, unknown>, task: string) =>
    callRoute(person.token, 'execute', {
      body: {
        userId: person.uid,
        actionType: 'send_email',
        payload,
        payloadHash: payloadHash('send_email', payload),
        taskId: task,
        idempotencyKey: task,
      },
    });
  const first = await execute(shown, taskId);
  const entry = `${paths.outbox(person.uid)}/${taskId}`;
  await aged(entry, { updatedAt: daysAgo(2), forgetAt: daysAgo(1) });

  await night();
  const kept = await stored(entry);
  expect(JSON.stringify(kept)).not.toMatch(/dana|Quote|Here/);
  expect(kept).toMatchObject({ payload: null, status: 'done', recipients: 1 });

  const again = await execute(shown, taskId);
  expect(again.reply).toMatchObject({ status: 'done', message: 'Done', emailId: first.reply?.emailId });
  const task = smartTaskDocument.parse(await stored(`${paths.smartTasks(person.uid)}/${taskId}`));
  // Like the screen: a new task with the payload of the old one.
  const { actionPayload } = task;
  const repeated = await givenTask(person, { status: 'Pending', actionPayload });
  expect((await execute(actionPayload ?? {}, repeated)).status).toBe(200);
  expect((await sent()).filter((mail) => mail.to === to)).toHaveLength(2);
});
