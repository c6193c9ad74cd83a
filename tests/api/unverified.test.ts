import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { setVerified } from '../support/accounts.ts';
import { givenScheduledMail, stored } from '../support/given.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';

const patience = { timeout: 20_000 };

function execute(person: TestPerson, actionType: string, payload: object, more: object = {}) {
  return callRoute(person.token, 'execute', {
    body: { userId: person.uid, actionType, payload, timeZone: 'Asia/Jerusalem', ...more },
  });
}

const mentioning = async (word: string) =>
  (await sent()).filter((item) => `${item.to} ${item.subject ?? ''} ${item.text}`.includes(word));

/** Everything that brings something to others, told by a word of its own. */
const outward: readonly [string, (word: string) => object][] = [
  ['send_email', (word) => ({ to: [`${word}@example.com`], subject: word, body: word })],
  ['send_whatsapp', (word) => ({ to: '+972541234567', message: word })],
  ['send_sms', (word) => ({ to: '+972541234567', message: word })],
  ['send_message', (word) => ({ platform: 'messenger', to: '7200000000000042', message: word })],
  ['send_message', (word) => ({ platform: 'instagram', to: '8200000000000042', message: word })],
  [
    'create_event',
    (word) => ({ title: word, startTime: '2030-05-01T10:00:00+03:00', attendees: ['dana@example.com'] }),
  ],
  [
    'invite_to_event',
    (word) => ({
      eventId: 'e1',
      etag: '"1"',
      title: word,
      startTime: '2030-05-01T10:00:00+03:00',
      endTime: '2030-05-01T11:00:00+03:00',
      to: ['dana@example.com'],
    }),
  ],
  [
    'rsvp_event',
    (word) => ({
      messageId: 'm1',
      uid: word,
      title: word,
      startTime: '2030-05-01T10:00:00+03:00',
      organizer: 'dana@example.com',
      before: 'needsAction',
      answer: 'accepted',
    }),
  ],
  ['unsubscribe', (word) => ({ messageId: 'm1', list: word })],
];

const inward: readonly [string, object][] = [
  ['create_event', { title: 'alone', startTime: '2030-05-01T10:00:00+03:00' }],
  ['reminder', { task: 'call Dana', reminderTime: '2030-05-01T10:00:00+03:00' }],
  ['create_task', { title: 'call Dana' }],
];

describe('whoever has not shown that their address is theirs', () => {
  it.each(outward)('is told what to do before %s, and nothing leaves', async (actionType, payloadOf) => {
    const person = await aPerson({ google: true, channels: true, isVerified: false });
    const word = randomUUID();
    for (const when of [{}, { holdMs: 5_000 }, { runAt: '2030-01-01T10:00:00Z' }]) {
      const { status, error } = await execute(person, actionType, payloadOf(word), when);
      expect([status, error?.code]).toEqual([403, 'unverified']);
      expect(error?.message).toContain('Open the link in the mail');
    }
    expect(await mentioning(word)).toEqual([]);
  });

  it('is told so in Hebrew, and also by the calls of the channels', async () => {
    const person = await aPerson({ google: false, channels: true, isVerified: false });
    const hebrew = await callRoute(person.token, 'execute', {
      body: {
        userId: person.uid,
        actionType: 'send_sms',
        payload: { to: '+972541234567', message: 'hi' },
        timeZone: 'Asia/Jerusalem',
      },
      headers: { 'Accept-Language': 'he-IL,he;q=0.9,en;q=0.8' },
    });
    expect(hebrew.error?.message).toContain('קודם צריך לפתוח את הקישור');
    for (const name of ['smsSend', 'whatsappSend'] as const) {
      const { status, error } = await callRoute(person.token, name, {
        body: { to: '+972541234567', message: 'hi' },
      });
      expect([name, status, error?.code]).toEqual([name, 403, 'unverified']);
    }
  });

  it.each(inward)('may use what stays with them: %s', async (actionType, payload) => {
    const person = await aPerson({ google: true, isVerified: false });
    expect((await execute(person, actionType, payload)).status).toBe(200);
  });

  it('sends at once when they have opened the link', async () => {
    const person = await aPerson({ google: true, isVerified: false });
    const word = randomUUID();
    const mail = { to: [`${word}@example.com`], subject: word, body: word };
    expect((await execute(person, 'send_email', mail)).status).toBe(403);
    await setVerified(person.uid, true);
    expect((await execute(person, 'send_email', mail)).status).toBe(200);
    expect(await mentioning(word)).toHaveLength(1);
  });
});

it('a scheduled mail does not leave from an address that is not verified any more', async () => {
  const person = await aPerson({ google: true });
  const taskId = randomUUID();
  const payload = { to: [`${taskId}@example.com`], subject: 'Quote', body: 'Here it is' };
  const answer = await givenScheduledMail(person, { taskId, payload, runAt: Date.now() + 5_000 });
  expect(answer.status).toBe(200);
  await setVerified(person.uid, false);
  const entry = () => stored(`${paths.outbox(person.uid)}/${taskId}`);
  await expect.poll(async () => (await entry())?.['status'], patience).toBe('failed');
  expect((await entry())?.['failure']).toMatchObject({ kind: 'unverified' });
  expect(await mentioning(taskId)).toEqual([]);
});
