import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { snoozeDocument } from '@crocodile-hub/core/contract/snoozes';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { aNewsletter } from '../support/a-newsletter.ts';
import { givenTask, stored } from '../support/given.ts';
import { withFirestore } from '../support/firestore.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { withToken } from '../support/provider-calls.ts';
import { withFault, withTrouble } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { patience } from '../support/patience.ts';
import { stackUrls } from '../support/stack-urls.ts';

let person: TestPerson;

beforeAll(async () => {
  person = await aPerson({ google: true });
});

/** A mail to an address of its own, so that a test finds it among all that left. */
function aMail(changes: object = {}) {
  const to = `to-${randomUUID().slice(0, 8)}@example.com`;
  const body = {
    userId: person.uid,
    actionType: 'send_email',
    payload: { to, subject: 'ארוחת צהריים 🍽️', body: 'שורה ראשונה\nSecond line' },
    idempotencyKey: randomUUID(),
    timeZone: 'Asia/Jerusalem',
    ...changes,
  };
  return { to, body, hash: payloadHash(body.actionType, body.payload) };
}

async function mailsTo(address: string) {
  return (await sent()).filter(({ to }) => to === address);
}

async function outboxEntry(key: string) {
  return await withFirestore(stackUrls(), async (db) =>
    (await db.doc(`${paths.outbox(person.uid)}/${key}`).get()).data(),
  );
}

describe('the smart-task call', () => {
  it('reads a sentence and proposes what would run, with its hash', async () => {
    const body = {
      command: "Send an email to dana@example.com about lunch tomorrow saying I'm running late",
      userId: person.uid,
      sessionId: 'unknown-session',
    };
    const { reply } = await callRoute(person.token, 'legacySmartTask', { body });
    expect(reply).toMatchObject({
      actionType: 'send_email',
      requiresConfirmation: false,
      payload: { to: ['dana@example.com'], subject: 'lunch tomorrow', body: "I'm running late" },
      payloadHash: payloadHash('send_email', {
        to: ['dana@example.com'],
        subject: 'lunch tomorrow',
        body: "I'm running late",
      }),
    });
  });

  it('takes the time from the person, not from the server', async () => {
    const body = {
      command: 'remind me tomorrow at 9 to call Dana',
      userId: person.uid,
      now: '2027-03-01T22:00:00+02:00',
      timeZone: 'Asia/Jerusalem',
    };
    const { reply } = await callRoute(person.token, 'legacySmartTask', { body });
    expect(reply?.payload).toMatchObject({ reminderTime: '2027-03-02T09:00:00+02:00' });
  });

  it('answers every action that the words ask for, in order, the first also by itself', async () => {
    const clock = { now: '2027-03-01T22:00:00+02:00', timeZone: 'Asia/Jerusalem' };
    const command = 'email dana@example.com saying the deck is ready and remind me tomorrow at 9 to call her';
    const { reply } = await callRoute(person.token, 'legacySmartTask', {
      body: { command, userId: person.uid, ...clock },
    });
    const { actions = [], success: _, route: __, source: ___, ...first } = reply ?? {};
    const mail = { to: ['dana@example.com'], subject: 'The deck is ready', body: 'the deck is ready' };
    const reminder = { task: 'call her', reminderTime: '2027-03-02T09:00:00+02:00' };
    expect(actions).toMatchObject([
      { actionType: 'send_email', payload: mail, payloadHash: payloadHash('send_email', mail) },
      { actionType: 'reminder', payload: reminder, payloadHash: payloadHash('reminder', reminder) },
    ]);
    expect({ ...first, words: actions[0]?.words }).toEqual(actions[0]);
    const alone = await callRoute(person.token, 'legacySmartTask', {
      body: { command: 'remind me tomorrow at 9 to call Dana', userId: person.uid, ...clock },
    });
    expect(alone.reply?.actions).toHaveLength(1);
  });

  it('names what it is in doubt about, and asks', async () => {
    const body = { command: 'rimind me tomorrow at 9 to call Dana', userId: person.uid };
    const { reply } = await callRoute(person.token, 'legacySmartTask', { body });
    expect(reply).toMatchObject({
      requiresConfirmation: true,
      doubts: [{ kind: 'spelling', start: 0, end: 6, meant: 'remind' }],
    });
  });
});

describe('executing', () => {
  it('sends one mail for one key, however often and at once it is asked', async () => {
    const { to, body } = aMail();
    const answers = await Promise.all([1, 2, 3, 4].map(() => callRoute(person.token, 'execute', { body })));
    const again = await callRoute(person.token, 'execute', { body });
    expect(new Set([...answers, again].map(({ reply }) => reply?.emailId)).size).toBe(1);
    expect(again.reply).toMatchObject({ success: true, status: 'done', message: `Email sent to ${to}` });
    const [mail, ...others] = await mailsTo(to);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'ארוחת צהריים 🍽️' });
    expect(mail?.text.replaceAll('\r\n', '\n').trimEnd()).toBe('שורה ראשונה\nSecond line');
  });

  it('sends marked words as they are and as HTML, and others as words alone', async () => {
    const sendOf = async (words: string) => {
      const { to } = aMail();
      const { body } = aMail({ payload: { to, subject: 'Lists', body: words } });
      const { reply } = await callRoute(person.token, 'execute', { body });
      const thread = await callRoute(person.token, 'inboxThread', {
        params: { threadId: reply?.emailId ?? '' },
      });
      const [left] = await mailsTo(to);
      return { text: left?.text, html: thread.reply?.messages[0]?.html };
    };
    const marked = await sendOf('*Now* <b>\n- שלום\n- two');
    expect(marked.text).toBe('*Now* <b>\n- שלום\n- two');
    expect(marked.html).toContain('<b>Now</b> &lt;b&gt;</div><ul dir="auto"><li dir="auto">שלום</li>');
    expect(await sendOf('2*3*4')).toEqual({ text: '2*3*4', html: null });
  });

  it('refuses what was not shown, and another payload under a used key', async () => {
    const { to, body, hash } = aMail();
    const changed = { ...body, payload: { ...body.payload, body: 'Something else' } };
    const unseen = await callRoute(person.token, 'execute', { body: { ...changed, payloadHash: hash } });
    expect([unseen.status, unseen.error?.code]).toEqual([409, 'conflict']);
    const unhashed = await callRoute(person.token, 'execute', { body: { ...body, taskId: 'task' } });
    expect([unhashed.status, unhashed.error?.issues?.[0]?.path]).toEqual([400, 'payloadHash']);
    await callRoute(person.token, 'execute', { body: { ...body, payloadHash: hash } });
    const reused = await callRoute(person.token, 'execute', { body: changed });
    expect([reused.status, reused.error?.code]).toEqual([409, 'conflict']);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('understands the aliases of the types, and says which it does not know', async () => {
    const { to, body } = aMail({ actionType: 'email' });
    expect((await callRoute(person.token, 'execute', { body })).status).toBe(200);
    expect(await mailsTo(to)).toHaveLength(1);
    const unknown = await callRoute(person.token, 'execute', { body: { ...body, actionType: 'fly' } });
    expect([unknown.status, unknown.error?.error]).toEqual([400, 'Unsupported action type: fly']);
  });

  it('holds a mail, takes it back, and then refuses its key', async () => {
    const { to, body } = aMail({ holdMs: 5_000 });
    const held = await callRoute(person.token, 'execute', { body });
    expect(held.reply).toMatchObject({ status: 'held' });
    const undone = await callRoute(person.token, 'undo', {
      body: { userId: person.uid, key: body.idempotencyKey },
    });
    expect(undone.reply).toMatchObject({ status: 'cancelled' });
    expect((await callRoute(person.token, 'execute', { body })).status).toBe(409);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('lets a held mail leave at its time', async () => {
    const { to, body } = aMail({ holdMs: 500 });
    await callRoute(person.token, 'execute', { body });
    await expect.poll(() => mailsTo(to), patience).toHaveLength(1);
    await expect
      .poll(async () => (await outboxEntry(body.idempotencyKey))?.['status'], patience)
      .toBe('done');
    const late = await callRoute(person.token, 'undo', { body: { key: body.idempotencyKey } });
    expect(late.reply).toMatchObject({ status: 'already-delivered' });
  });

  it('updates the Smart Task whose execution it is', async () => {
    const { body, hash } = aMail();
    const taskId = body.idempotencyKey;
    const task = `${paths.smartTasks(person.uid)}/${taskId}`;
    await withFirestore(stackUrls(), (db) => db.doc(task).set({ status: 'Pending', actionSummary: 'x' }));
    await callRoute(person.token, 'execute', { body: { ...body, taskId, payloadHash: hash } });
    const after = await withFirestore(stackUrls(), async (db) => (await db.doc(task).get()).data());
    expect(after).toMatchObject({ status: 'Done', actionSummary: expect.stringContaining('✅ Email sent') });
  });

  it('asks to connect Google before anything is kept, with the words of the rule', async () => {
    const stranger = await aPerson({ google: false });
    const { body } = aMail({ userId: stranger.uid });
    const { status, error } = await callRoute(stranger.token, 'execute', { body });
    expect(status).toBe(401);
    expect(error).toMatchObject({
      code: 'reauth',
      requiresAuth: true,
      error: 'Google access token required. Please reconnect your Google account.',
    });
  });

  it('schedules for later and cancels', async () => {
    const { body } = aMail({ runAt: '2030-01-01T09:00:00+02:00' });
    const { reply } = await callRoute(person.token, 'execute', { body });
    expect(reply).toMatchObject({ status: 'scheduled' });
    const undone = await callRoute(person.token, 'undo', { body: { key: body.idempotencyKey } });
    expect(undone.reply?.status).toBe('cancelled');
  });

  it('makes a meeting and deletes it when it is taken back', async () => {
    const body = {
      userId: person.uid,
      actionType: 'create_event',
      idempotencyKey: randomUUID(),
      timeZone: 'Asia/Jerusalem',
      payload: { title: 'Lunch', startTime: '2030-05-01T12:00:00', attendees: ['dana@example.com'] },
    };
    const { reply } = await callRoute(person.token, 'execute', { body });
    expect(reply).toMatchObject({ status: 'done', result: { startTime: '2030-05-01T09:00:00.000Z' } });
    const undone = await callRoute(person.token, 'undo', { body: { key: body.idempotencyKey } });
    expect(undone.reply?.status).toBe('inverted');
  });

  it('moves and cancels a meeting by words, once it was seen, and puts it back', async () => {
    const { uid: userId, token } = await aPerson({ google: true });
    const here = { userId, timeZone: 'Asia/Jerusalem' };
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const payload = { title: 'Kiln visit', startTime: `${day}T12:00:00`, attendees: ['dana@example.com'] };
    const make = { ...here, actionType: 'create_event', idempotencyKey: randomUUID(), payload };
    expect((await callRoute(token, 'execute', { body: make })).status).toBe(200);
    const read = async (command: string) =>
      (await callRoute(token, 'legacySmartTask', { body: { ...here, command } })).reply;
    const confirm = async (asked: Awaited<ReturnType<typeof read>>) => {
      const { actionType = '', payload: shown = {}, payloadHash: hash = '' } = asked ?? {};
      const key = randomUUID();
      const body = { ...here, actionType, payload: shown, payloadHash: hash, idempotencyKey: key };
      const { status, error } = await callRoute(token, 'execute', { body });
      return { status, code: error?.code, undo: () => callRoute(token, 'undo', { body: { key } }) };
    };

    const move = await read('move the meeting about the kiln to 15:00');
    expect(move).toMatchObject({ actionType: 'update_event', requiresConfirmation: true });
    const cancel = await read('בטל את הפגישה על kiln');
    expect(cancel).toMatchObject({ actionType: 'cancel_event', requiresConfirmation: true });

    const moved = await confirm(move);
    expect(moved.status).toBe(200);
    expect((await read('cancel the kiln visit'))?.payload['startTime']).toContain(`${day}T15:00`);
    expect(await confirm(cancel)).toMatchObject({ status: 409, code: 'conflict' });
    expect((await moved.undo()).reply?.status).toBe('inverted');

    const invited = await confirm(await read('invite avi@example.com to the kiln visit'));
    expect(invited.status).toBe(200);
    const guests = async () => (await read('cancel the kiln visit'))?.payload['attendees'];
    expect(await guests()).toEqual(['dana@example.com', 'avi@example.com']);
    expect((await invited.undo()).reply?.status).toBe('inverted');
    expect(await guests()).toEqual(['dana@example.com']);

    const again = await read('cancel the kiln visit');
    expect(again?.payload['startTime']).toContain(`${day}T12:00`);
    const cancelled = await confirm(again);
    expect(cancelled.status).toBe(200);
    expect(await read('cancel the meeting about the kiln')).toMatchObject({
      actionType: 'unknown',
      payload: {},
    });
    expect((await cancelled.undo()).reply?.status).toBe('inverted');
    expect((await read('cancel the kiln visit'))?.payload['startTime']).toContain(`${day}T12:00`);
  });

  it('means the next one of a meeting that repeats', async () => {
    const { uid: userId, token } = await aPerson({ google: true });
    const here = { userId, timeZone: 'Asia/Jerusalem' };
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const payload = { title: 'Loom class', startTime: `${day}T12:00:00`, recurrence: 'FREQ=WEEKLY' };
    const make = { ...here, actionType: 'create_event', idempotencyKey: randomUUID(), payload };
    expect((await callRoute(token, 'execute', { body: make })).status).toBe(200);
    const body = { ...here, command: 'cancel my meeting about the loom class' };
    const { reply } = await callRoute(token, 'legacySmartTask', { body });
    expect(reply).toMatchObject({ actionType: 'cancel_event', alternatives: [] });
    expect(reply?.payload['startTime']).toContain(`${day}T12:00`);
  });

  it('finishes, renames and deletes a noted task by words, and puts it back exactly', async () => {
    const { uid, token } = await aPerson({ google: false });
    const here = { userId: uid, timeZone: 'Asia/Jerusalem' };
    const id = await givenTask(
      { uid },
      { actionType: 'create_task', actionPayload: { title: 'Call the kiln' } },
    );
    const task = () => stored(`${paths.smartTasks(uid)}/${id}`);
    const before = await task();
    for (const [command, after] of [
      [
        'finish the task about the kiln',
        { actionPayload: { title: 'Call the kiln', finishedAt: expect.any(String) as string } },
      ],
      ['rename my kiln task to Ring the potter', { actionPayload: { title: 'Ring the potter' } }],
      ['תמחק את המשימה על kiln', undefined],
    ] as const) {
      const { reply } = await callRoute(token, 'legacySmartTask', { body: { ...here, command } });
      expect(reply).toMatchObject({ actionType: 'change_task', requiresConfirmation: true });
      expect(await task()).toEqual(before);
      const { actionType = '', payload = {}, payloadHash: hash = '' } = reply ?? {};
      const key = randomUUID();
      const body = { ...here, actionType, payload, payloadHash: hash, idempotencyKey: key };
      expect((await callRoute(token, 'execute', { body })).status).toBe(200);
      if (after === undefined) expect(await task()).toBeUndefined();
      else expect(await task()).toMatchObject(after);
      expect((await callRoute(token, 'undo', { body: { key } })).reply?.status).toBe('inverted');
      expect(await task()).toEqual(before);
    }
  });

  it('puts a mail off, as the inbox does, and Undo brings it back', async () => {
    const { uid, email, token } = await aPerson({ google: true });
    const id = await aNewsletter(email, 'https://list.example/unsubscribe');
    const { reply: opened } = await callRoute(token, 'inboxMessage', { params: { id } });
    const { threadId = '', subject, sender } = opened?.message ?? {};
    const until = '2035-05-01T10:00:00+03:00';
    const key = randomUUID();
    const payload = { messageIds: id, mails: `${sender}: ${subject}`, until };
    const body = { userId: uid, actionType: 'snooze_mail', payload, idempotencyKey: key };
    const snoozed = `${paths.snoozes(uid)}/gmail-${threadId}`;
    expect((await callRoute(token, 'execute', { body })).reply).toMatchObject({ status: 'done' });
    const { until: back, ...said } = snoozeDocument.parse(await stored(snoozed));
    expect(said).toMatchObject({ platform: 'gmail', messageId: id, threadId, sender, subject });
    expect(back).toBe(Date.parse(until));
    expect((await callRoute(token, 'undo', { body: { key } })).reply?.status).toBe('inverted');
    expect(await stored(snoozed)).toBeUndefined();
  });

  it('finds on the web, and says what a command would do', async () => {
    const search = {
      userId: person.uid,
      actionType: 'web_search',
      payload: { query: 'restaurants in Haifa' },
    };
    const found = await callRoute(person.token, 'execute', { body: search });
    expect(found.status).toBe(200);
    const command = {
      userId: person.uid,
      actionType: 'natural_language_action',
      payload: { command: 'remind me tomorrow at 9 to call Dana' },
    };
    const { reply } = await callRoute(person.token, 'execute', { body: command });
    expect(reply?.result).toMatchObject({ proposal: { actionType: 'reminder' } });
  });
});

describe('a reminder', () => {
  it('fires once at its time, on the server', async () => {
    const body = {
      userId: person.uid,
      actionType: 'reminder',
      idempotencyKey: randomUUID(),
      timeZone: 'Asia/Jerusalem',
      payload: { task: 'להתקשר לאמא', reminderTime: new Date(Date.now() + 2_000).toISOString() },
    };
    const { reply } = await callRoute(person.token, 'execute', { body });
    expect(reply).toMatchObject({ success: true, reminderId: expect.any(String) });
    const id = reply?.reminderId ?? '';
    const notifications = () =>
      withFirestore(stackUrls(), async (db) => {
        const found = await db
          .collection(paths.notifications(person.uid))
          .where('reminderId', '==', id)
          .get();
        return found.docs.map((doc) => doc.data());
      });
    await expect.poll(notifications, patience).toHaveLength(1);
    const [notification] = await notifications();
    expect(notification).toMatchObject({ type: 'reminder', title: 'להתקשר לאמא', read: false });
    expect(Number(notification?.['lateMs'])).toBeGreaterThanOrEqual(0);
    const again = await callRoute(person.token, 'claimReminder', { body: { reminderId: id } });
    expect(again.reply).toEqual({ success: true, delivered: false });
  });

  it('is moved, snoozed and cancelled', async () => {
    const body = {
      userId: person.uid,
      actionType: 'create_event',
      timeZone: 'Asia/Jerusalem',
      payload: {
        title: '🔔 Reminder - pay',
        startTime: '2030-05-01T12:00:00',
        reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 0 }] },
      },
    };
    const { reply } = await callRoute(person.token, 'execute', { body });
    const reminderId = reply?.reminderId ?? '';
    const move = { reminderId, reminderTime: '2030-05-02T09:00:00+03:00', task: 'pay the rent' };
    const moved = await callRoute(person.token, 'updateReminder', { body: move });
    expect(moved.reply).toEqual({ success: true, reminderTime: '2030-05-02T06:00:00.000Z' });
    const gone = { userId: person.uid, reminderId, calendarEventId: reply?.eventId };
    expect((await callRoute(person.token, 'deleteReminder', { body: gone })).reply).toEqual({
      success: true,
    });
    const finished = await callRoute(person.token, 'updateReminder', { body: move });
    expect(finished.status).toBe(409);
    const missing = { userId: person.uid, reminderId: 'nothing' };
    expect((await callRoute(person.token, 'deleteReminder', { body: missing })).status).toBe(404);
  });
});

describe('a provider in trouble', () => {
  const sending = { provider: 'google', path: 'messages/send' } as const;

  it.concurrent.each([
    ['refuses', { kind: 'status', status: 403 }, 403, 'forbidden'],
    ['is asked too often', { kind: 'status', status: 429 }, 429, 'rate-limited'],
    ['breaks', { kind: 'status', status: 500 }, 503, 'unavailable'],
    ['hangs up', { kind: 'drop' }, 503, 'unavailable'],
    ['answers nonsense', { kind: 'nonsense' }, 503, 'unavailable'],
  ] as const)('that %s makes a definite failure, and nothing is sent', async (_, fault, status, code) => {
    const { to, body } = aMail();
    const { headers, mentions } = await withToken();
    const ask = () => callRoute(person.token, 'execute', { body, headers });
    const { answer } = await withTrouble({ ...sending, ...fault, mentions }, ask);
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
    expect((await outboxEntry(body.idempotencyKey))?.['status']).toBe('failed');
    const again = await ask();
    expect([again.status, again.error?.code]).toEqual([status, code]);
    expect(await mailsTo(to)).toEqual([]);
    if (status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it.concurrent('that sends and never says so is asked, and the mail counts as sent once', async () => {
    const { to, body } = aMail();
    const { headers, mentions } = await withToken();
    const fault = { ...sending, kind: 'no-answer', times: 1, mentions } as const;
    const ask = () => callRoute(person.token, 'execute', { body, headers });
    const { answer, wasMet } = await withTrouble(fault, ask);
    expect(wasMet).toBe(true);
    expect(answer.reply?.status).toBe('done');
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it.concurrent('makes one meeting although its first two answers were lost', async () => {
    const title = `Once ${randomUUID()}`;
    const body = {
      userId: person.uid,
      actionType: 'create_event',
      idempotencyKey: randomUUID(),
      payload: { title, startTime: '2030-06-01T12:00:00' },
    };
    const fault = {
      provider: 'google',
      path: '/events',
      method: 'POST',
      kind: 'no-answer',
      times: 2,
      mentions: title,
    } as const;
    const { answer, wasMet } = await withTrouble(fault, () => callRoute(person.token, 'execute', { body }));
    expect(wasMet).toBe(true);
    expect(answer.reply?.status).toBe('done');
    const events = (await sent()).filter(({ subject }) => subject === title);
    expect(events.length).toBeLessThanOrEqual(1);
  });

  it('that refuses the token twice asks to reconnect', async () => {
    const { to, body } = aMail();
    const fault = { ...sending, kind: 'status', status: 401, times: 2 } as const;
    const answer = await withFault(fault, () => callRoute(person.token, 'execute', { body }));
    expect([answer.status, answer.error?.requiresAuth]).toEqual([401, true]);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('that refuses the token once is given a new one', async () => {
    const { to, body } = aMail();
    const fault = { ...sending, kind: 'status', status: 401 } as const;
    expect((await withFault(fault, () => callRoute(person.token, 'execute', { body }))).status).toBe(200);
    expect(await mailsTo(to)).toHaveLength(1);
  });
});
