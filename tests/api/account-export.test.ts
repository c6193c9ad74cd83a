import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { withFirestore } from '../support/firestore.ts';
import { aPerson } from '../support/people.ts';
import { aPushDevice } from '../support/push-device.ts';
import { callRoute, fetchRoute } from '../support/route-call.ts';
import { stackUrls } from '../support/stack-urls.ts';

const urls = stackUrls();

it('gives all that is kept of a person in formats that others read, and no secret', async () => {
  const person = await aPerson({ google: true, channels: true });
  const other = await aPerson({ google: false });
  const word = `word${randomUUID().slice(0, 8)}`;
  const { uid, token } = person;
  const execute = (actionType: string, payload: object) =>
    callRoute(token, 'execute', { body: { userId: uid, actionType, payload } });
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await execute('reminder', { task: `${word} ring`, reminderTime: soon });
  await execute('send_email', { to: ['dana@example.com'], subject: `${word} mail`, body: 'שלום' });
  await execute('create_event', {
    title: `${word} meeting`,
    startTime: soon,
    attendees: ['dana@example.com'],
  });
  await callRoute(token, 'contacts');
  const leftOut = { does: 'leave-out', address: `${word}@example.com` } as const;
  await callRoute(token, 'changePeople', { body: { change: leftOut } });
  const { subscription } = aPushDevice(urls.providers);
  await callRoute(token, 'pushSubscribe', { body: { userId: uid, subscription, locale: 'en' } });
  await withFirestore(urls, async (db) => {
    const message = { content: `${word} said`, type: 'user', status: 'Done', timestamp: Timestamp.now() };
    await db.doc(`${paths.messages(uid, 's')}/m`).set(message);
    await db.doc(`${paths.messages(other.uid, 's')}/m`).set({ ...message, content: 'another’s' });
  });

  const answer = await fetchRoute(token, 'exportAccount', { body: {} });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  const text = Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));

  expect(JSON.parse(text['data/messages.json'] ?? '')).toMatchObject([
    { id: 'm', sessionId: 's', content: `${word} said`, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  expect(JSON.parse(text['data/reminders.json'] ?? '')).toMatchObject([{ task: `${word} ring` }]);
  expect(JSON.parse(text['data/outbox.json'] ?? '')).toHaveLength(3);
  expect(JSON.parse(text['data/people-said.json'] ?? '')).toMatchObject([{ change: leftOut }]);
  const schema: unknown = JSON.parse(text['data/schema.json'] ?? '');
  expect(schema).toMatchObject({
    $defs: { reminders: { items: { properties: { dueAt: { type: 'string', format: 'date-time' } } } } },
  });
  expect(text['calendar.ics']).toContain(`SUMMARY:${word} ring`);
  expect(text['calendar.ics']).toContain(`SUMMARY:${word} meeting`);
  expect(text['sent.mbox']).toContain(`Subject: ${word} mail`);
  expect(text['contacts.vcf']).toContain('EMAIL:');
  expect(text['README.txt']).toContain('JSON Schema');

  const all = Object.values(text).join('\n');
  const secrets = await withFirestore(urls, async (db) => {
    const grants = await db.collection(paths.grants(uid)).get();
    return grants.docs.flatMap((doc) => [doc.get('accessToken'), doc.get('refreshToken')]);
  });
  expect(secrets.filter((secret) => typeof secret === 'string').length).toBeGreaterThan(3);
  for (const secret of [
    ...secrets,
    subscription.endpoint,
    subscription.keys.auth,
    person.token,
    other.uid,
    'another’s',
  ]) {
    if (typeof secret === 'string') expect(all).not.toContain(secret);
  }
});
