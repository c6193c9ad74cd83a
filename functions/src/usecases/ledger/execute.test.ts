import { reason } from '@crocodile-hub/core/failures/reason';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { memoryMail } from '../../testing/memory-mail.ts';
import { allOf } from '../../testing/memory-pages.ts';
import { quietLog, rememberingLog } from '../../testing/quiet.ts';
import { noChannel } from '../../testing/unreached.ts';
import { execute } from './execute.ts';
import { runJob } from './run-job.ts';
import { takeBack } from './take-back.ts';

const noChannels = { whatsapp: noChannel, sms: noChannel, messenger: noChannel, instagram: noChannel };
const aTelephone = { send: () => Promise.resolve({ id: 'SM1' }), find: () => Promise.resolve(null) };

describe('executing an action', () => {
  it('sends at once and says what left', async () => {
    const engine = anEngine();
    const reply = await execute(engine, anna, aMail());
    expect(reply).toMatchObject({ success: true, status: 'done', message: 'Email sent to dana@example.com' });
    expect(engine.mail.sent).toHaveLength(1);
    expect(reply.emailId).toBe(`mail-${engine.mail.sent[0]?.messageId}`);
  });

  it('answers the same key alike and sends once, however many ask at once', async () => {
    const engine = anEngine();
    const mail = aMail();
    const replies = await Promise.all(Array.from({ length: 5 }, () => execute(engine, anna, mail)));
    const again = await execute(engine, anna, mail);
    expect(new Set([...replies, again].map(({ emailId }) => emailId)).size).toBe(1);
    expect(engine.mail.sent).toHaveLength(1);
  });

  it('refuses another payload under the same key', async () => {
    const engine = anEngine();
    const mail = aMail();
    await execute(engine, anna, mail);
    const other = { ...mail, payload: { ...mail.payload, body: 'Something else' } };
    await expect(execute(engine, anna, other)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('treats calls without a key as intents of their own', async () => {
    const engine = anEngine();
    const { idempotencyKey: _, ...mail } = aMail();
    await execute(engine, anna, mail);
    await execute(engine, anna, mail);
    expect(engine.mail.sent).toHaveLength(2);
  });

  it('sends only what was shown', async () => {
    const engine = anEngine();
    const shown = aMail();
    const hash = payloadHash(shown.actionType, shown.payload);
    const changed = { ...shown, payload: { ...shown.payload, to: ['eve@example.com'] }, payloadHash: hash };
    await expect(execute(engine, anna, changed)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(execute(engine, anna, { ...shown, taskId: 'task' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(engine.mail.sent).toHaveLength(0);
    await execute(engine, anna, { ...shown, payloadHash: hash, taskId: 'task' });
    expect(engine.mail.sent).toHaveLength(1);
    expect(engine.ledger.task('anna', 'task')).toMatchObject({
      status: 'Done',
      actionSummary: '✅ Email sent to dana@example.com',
    });
  });

  it('sends one mail for one Smart Task, however many keys come with it, one after the other and at once', async () => {
    const engine = anEngine();
    const { idempotencyKey: _, ...mail } = aMail({ taskId: 'task' });
    const shown = { ...mail, payloadHash: payloadHash(mail.actionType, mail.payload) };
    const under = (idempotencyKey: string) => execute(engine, anna, { ...shown, idempotencyKey });
    const replies = [await under('k1'), ...(await Promise.all([under('k2'), under('k3')]))];
    replies.push(await execute(engine, anna, shown));
    expect(engine.mail.sent).toHaveLength(1);
    expect(new Set(replies.map(({ emailId }) => emailId)).size).toBe(1);
    expect(replies.map(({ key }) => key)).toEqual(['task', 'task', 'task', 'task']);
  });

  it('refuses something else for the same Smart Task, whatever its key', async () => {
    const engine = anEngine();
    const mail = aMail({ taskId: 'task' });
    await execute(engine, anna, { ...mail, payloadHash: payloadHash(mail.actionType, mail.payload) });
    const payload = { ...mail.payload, body: 'Something else' };
    const other = { ...mail, payload, payloadHash: payloadHash(mail.actionType, payload) };
    await expect(execute(engine, anna, { ...other, idempotencyKey: 'k9' })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(engine.mail.sent).toHaveLength(1);
  });

  it('keeps what its action knows and nothing else, under the hash of what was shown', async () => {
    const engine = anEngine();
    const known = { to: ['dana@example.com'], body: 'hi', replyTo: { messageId: 'm', threadId: 't' } };
    const payload = {
      ...known,
      replyTo: { ...known.replyTo, owner: 'eve' },
      access_token: 'secret',
      toString: 'x',
      __proto__: { isAdmin: true },
      ...Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`field${index}`, index])),
    };
    const shown = payloadHash('send_email', payload);
    await execute(engine, anna, aMail({ payload, payloadHash: shown, idempotencyKey: 'key' }));
    expect(engine.ledger.entry('anna', 'key')).toMatchObject({ payloadHash: shown });
    expect(engine.ledger.entry('anna', 'key')?.payload).toEqual(known);
  });

  it.each([
    ['larger than a document', { body: 'א'.repeat(100_000), subject: '字'.repeat(100_000) }],
    ['with half an emoji', { body: 'hi \ud83d' }],
  ])('does not begin a mail %s', async (_, part) => {
    const engine = anEngine();
    const wish = aMail({ payload: { to: ['dana@example.com'], ...part } });
    await expect(execute(engine, anna, wish)).rejects.toMatchObject({ kind: 'invalid' });
    expect(engine.mail.sent).toHaveLength(0);
    expect(engine.ledger.entry('anna', wish.idempotencyKey)).toBeUndefined();
  });

  it('does not begin a reminder whose event has a title that no reminder takes', async () => {
    const payload = {
      title: 'x'.repeat(2_001),
      startTime: '2026-11-21T12:00:00',
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 0 }] },
    };
    const wish = aMail({ actionType: 'create_event', payload });
    await expect(execute(anEngine(), anna, wish)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('tells a task what became of it in no more words than a task can hold', async () => {
    const engine = anEngine();
    const payload = { title: 'x'.repeat(2_000) };
    const wish = aMail({ actionType: 'create_task', payload, taskId: 'task' });
    await execute(engine, anna, { ...wish, payloadHash: payloadHash('create_task', payload) });
    expect(engine.ledger.task('anna', 'task')?.actionSummary?.length).toBe(bounds.summary);
  });

  it('refuses a type that it does not know, and a payload that lacks something', async () => {
    const engine = anEngine();
    await expect(execute(engine, anna, aMail({ actionType: 'fly' }))).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Unsupported action type: fly',
    });
    await expect(execute(engine, anna, aMail({ payload: { to: 'dana@example.com' } }))).rejects.toMatchObject(
      {
        issues: [{ path: 'payload.body' }],
      },
    );
  });

  it('names a platform that it cannot send on', async () => {
    const payload = { platform: 'telegram', to: 'dana', message: 'hi' };
    const wish = aMail({ actionType: 'send_message', payload });
    await expect(execute(anEngine(), anna, wish)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Unsupported platform: telegram',
      issues: [{ path: 'payload.platform' }],
    });
  });

  it.each(['dana@example.com\r\nBcc: eve@example.com', 'Team: eve@example.com;', 'dana', 'a@b.co, <x'])(
    'takes %j for no address',
    async (to) => {
      const engine = anEngine();
      const mail = aMail({ payload: { to: [to], body: 'hi' } });
      await expect(execute(engine, anna, mail)).rejects.toMatchObject({ kind: 'invalid' });
      expect(engine.mail.sent).toHaveLength(0);
    },
  );

  it('keeps nothing when Google is not connected, so that the same key works afterwards', async () => {
    const { access } = anEngine();
    let connected = false;
    const engine = anEngine({ access: { ...access, isReady: () => Promise.resolve(connected) } });
    const mail = aMail();
    await expect(execute(engine, anna, mail)).rejects.toMatchObject({ kind: 'reauth' });
    connected = true;
    expect((await execute(engine, anna, mail)).status).toBe('done');
  });

  it('repeats a refusal of the provider without asking again', async () => {
    let asked = 0;
    const send = () => {
      asked += 1;
      return Promise.reject(new Failure('forbidden', 'whatsappWindow'));
    };
    const engine = anEngine({ mail: { send } });
    const mail = aMail();
    await expect(execute(engine, anna, mail)).rejects.toMatchObject({
      kind: 'forbidden',
      reason: 'whatsappWindow',
    });
    await expect(execute(engine, anna, mail)).rejects.toMatchObject({
      kind: 'forbidden',
      reason: 'whatsappWindow',
    });
    expect(asked).toBe(1);
  });

  it('counts sends by the day', async () => {
    const engine = anEngine({ allowance: { perDay: 2, perNewDay: 2, newForDays: 3, paidByAll: 10 } });
    await execute(engine, anna, aMail());
    await execute(engine, anna, aMail());
    await expect(execute(engine, anna, aMail())).rejects.toMatchObject({ kind: 'rate-limited' });
    engine.clock.advance(24 * 3_600_000);
    expect((await execute(engine, anna, aMail())).status).toBe('done');
  });
});

describe('how much may leave', () => {
  const texts = { ...noChannels, sms: aTelephone };
  const aText = (changes: Record<string, unknown> = {}) =>
    aMail({ actionType: 'send_sms', payload: { to: '+972501234567', message: 'hi' }, ...changes });

  it('is little in the days after the first send, and told', async () => {
    const engine = anEngine({ allowance: { perDay: 4, perNewDay: 2, newForDays: 3, paidByAll: 100 } });
    const refused = { kind: 'rate-limited', reason: reason('tooManyAtFirst', { count: 2 }) };
    for (let day = 0; day < 3; day += 1) {
      await execute(engine, anna, aMail());
      await execute(engine, anna, aMail());
      await expect(execute(engine, anna, aMail())).rejects.toMatchObject(refused);
      engine.clock.advance(24 * 3_600_000);
    }
    for (let count = 0; count < 4; count += 1) await execute(engine, anna, aMail());
    await expect(execute(engine, anna, aMail())).rejects.toMatchObject({
      message: 'The daily limit of messages is reached.',
    });
    expect(engine.mail.sent).toHaveLength(10);
  });

  it('counts an invitation, and no meeting of one alone', async () => {
    const engine = anEngine({ allowance: { perDay: 2, perNewDay: 2, newForDays: 3, paidByAll: 10 } });
    const meeting = (attendees: readonly string[]) =>
      aMail({
        actionType: 'create_event',
        payload: {
          title: 'Plans',
          startTime: '2026-11-17T10:00:00+02:00',
          endTime: '2026-11-17T11:00:00+02:00',
          attendees,
        },
      });
    for (let count = 0; count < 3; count += 1) await execute(engine, anna, meeting([]));
    await execute(engine, anna, meeting(['dana@example.com']));
    await execute(engine, anna, aMail());
    const refused = { kind: 'rate-limited' };
    await expect(execute(engine, anna, meeting(['dana@example.com']))).rejects.toMatchObject(refused);
    expect((await execute(engine, anna, meeting([]))).status).toBe('done');
  });

  it('counts everybody whom one action reaches, and lets the last one of a day be as large as it is', async () => {
    const engine = anEngine({ allowance: { perDay: 5, perNewDay: 5, newForDays: 3, paidByAll: 10 } });
    const everybody = { to: ['dana@example.com', 'avi@example.com'], cc: 'gil@example.com', body: 'hi' };
    await execute(engine, anna, aMail({ payload: everybody }));
    await execute(
      engine,
      anna,
      aMail({ payload: { ...everybody, bcc: 'tal@example.com, noa@example.com' } }),
    );
    await expect(execute(engine, anna, aMail())).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(engine.mail.sent).toHaveLength(2);
  });

  it('counts a text by the parts that are paid for', async () => {
    const engine = anEngine({
      channels: texts,
      allowance: { perDay: 99, perNewDay: 99, newForDays: 3, paidByAll: 5 },
    });
    const long = { to: '+972501234567', message: 'ש'.repeat(300) };
    await execute(engine, anna, aText({ payload: long }));
    await expect(execute(engine, anna, aText())).rejects.toMatchObject({ reason: 'tooManyByAll' });
  });

  it('is bounded for everybody together on a channel that costs, and the operator is told', async () => {
    const told: unknown[] = [];
    const log = {
      ...quietLog,
      warn: (event: string, fields?: object) => told.push({ event, ...fields }),
      error: (event: string, _error: unknown, fields?: object) => told.push({ event, ...fields }),
    };
    const engine = {
      ...anEngine({ channels: texts, allowance: { perDay: 9, perNewDay: 9, newForDays: 3, paidByAll: 5 } }),
      log,
    };
    for (const uid of ['a', 'b', 'c', 'd', 'e'])
      await execute(engine, { ...anna, uid }, aText({ userId: uid }));
    await expect(execute(engine, anna, aText())).rejects.toMatchObject({
      kind: 'rate-limited',
      message: expect.stringContaining('No more messages of this kind can be sent today'),
    });
    // Free channels go on.
    expect((await execute(engine, anna, aMail())).status).toBe('done');
    const about = { actionType: 'send_sms', day: expect.stringMatching(/^\d{4}-/), ceiling: 5 };
    expect(told).toEqual([
      { event: 'sends.near-ceiling', ...about, count: 4 },
      { event: 'sends.ceiling-reached', ...about, count: 5 },
    ]);
    engine.clock.advance(24 * 3_600_000);
    expect((await execute(engine, anna, aText())).status).toBe('done');
  });
});

describe('a silent provider', () => {
  it('is asked what it did, and a mail that left counts as sent', async () => {
    const { mail } = anEngine();
    const send: typeof mail.send = async (...sent) => {
      await mail.send(...sent);
      throw new Failure('unavailable', 'unknown', { mayHaveHappened: true });
    };
    const engine = anEngine({ mail: { ...mail, send } });
    expect((await execute(engine, anna, aMail())).status).toBe('done');
    expect(mail.sent).toHaveLength(1);
  });

  it('that did nothing makes a definite failure', async () => {
    const send = () => Promise.reject(new Failure('unavailable', 'googleSilent', { mayHaveHappened: true }));
    const engine = anEngine({ mail: { send } });
    await expect(execute(engine, anna, aMail())).rejects.toMatchObject({
      kind: 'unavailable',
      reason: 'googleSilent',
    });
    expect(await allOf(engine.ledger.due(Infinity))).toEqual([]);
  });

  it.each([
    ['that finishes what nobody waits for any more has sent it, once', true, 'done'],
    ['that is given up and did nothing makes a definite failure when its time is over', false, 'failed'],
  ])('%s', async (_, isFinished, status) => {
    const { mail } = anEngine();
    const later: (() => Promise<unknown>)[] = [];
    const send: typeof mail.send = (...sent) => {
      if (isFinished) later.push(() => mail.send(...sent));
      return Promise.reject(new Failure('unavailable', 'googleSilent', { mayStillHappen: true }));
    };
    const engine = anEngine({ mail: { ...mail, send } });
    const outgoing = aMail();
    const { uid, key } = { uid: anna.uid, key: outgoing.idempotencyKey };
    await expect(execute(engine, anna, outgoing)).rejects.toMatchObject({ reason: 'inDoubt' });
    engine.clock.advance(50_000);
    await runJob(engine, { uid, key });
    expect(engine.ledger.entry(uid, key)?.status).toBe('uncertain');
    for (const finish of later) await finish();
    engine.clock.advance(11_000);
    await runJob(engine, { uid, key });
    expect(engine.ledger.entry(uid, key)?.status).toBe(status);
    expect(mail.sent).toHaveLength(isFinished ? 1 : 0);
  });

  it('that cannot be asked either leaves the action in doubt, and it is settled later', async () => {
    const { mail } = anEngine();
    let isReachable = false;
    const gone = () => new Failure('unavailable', 'unknown', { mayHaveHappened: true });
    const engine = anEngine({
      mail: {
        ...mail,
        send: async (...sent) => {
          await mail.send(...sent);
          throw gone();
        },
        findSent: (person, id) => (isReachable ? mail.findSent(person, id) : Promise.reject(gone())),
      },
    });
    const outgoing = aMail();
    await expect(execute(engine, anna, outgoing)).rejects.toMatchObject({ kind: 'unavailable' });
    isReachable = true;
    engine.clock.advance(60_000);
    await runJob(engine, { uid: 'anna', key: outgoing.idempotencyKey });
    expect((await execute(engine, anna, outgoing)).status).toBe('done');
    expect(mail.sent).toHaveLength(1);
  });

  it('that cannot be asked is logged', async () => {
    const send = () => Promise.reject(new Failure('unavailable', 'googleSilent', { mayHaveHappened: true }));
    const findSent = () => Promise.reject(new Failure('rate-limited', 'googleSilent'));
    const log = rememberingLog();
    const engine = { ...anEngine({ mail: { send, findSent } }), log };
    await expect(execute(engine, anna, aMail())).rejects.toMatchObject({ reason: 'inDoubt' });
    expect(log.problems).toEqual([
      ['action.in-doubt', { kind: 'unavailable' }],
      ['action.look-up-failed', { kind: 'rate-limited' }],
    ]);
  });
});

describe('a worker that died', () => {
  it('may have sent what the next one cannot: it is looked up once more before it is told as not sent', async () => {
    const mail = memoryMail();
    const left = Promise.withResolvers<void>();
    let looks = 0;
    const engine = anEngine({
      mail: {
        ...mail,
        async send(...mailed) {
          if (mail.sent.length > 0) throw new Failure('unavailable', 'googleSilent');
          await mail.send(...mailed);
          left.resolve();
          return new Promise(() => undefined);
        },
        // Gmail's index does not know it at once.
        findSent: (...asked) => ((looks += 1) === 1 ? Promise.resolve(null) : mail.findSent(...asked)),
      },
    });
    const large = aMail();
    void execute(engine, anna, large);
    await left.promise;
    engine.clock.advance(engine.leaseMs);
    expect((await execute(engine, anna, large)).status).toBe('done');
    expect(mail.sent).toHaveLength(1);
  });
});

describe('a fault of ours', () => {
  it('that leaves an action in doubt is logged as an error, not as silence of the provider', async () => {
    const [inSend, inFind] = [new TypeError('a defect'), new TypeError('another one')];
    const mail = { send: () => Promise.reject(inSend), findSent: () => Promise.reject(inFind) };
    const log = rememberingLog();
    const engine = { ...anEngine({ mail }), log };
    const outgoing = aMail();
    await expect(execute(engine, anna, outgoing)).rejects.toMatchObject({ reason: 'inDoubt' });
    engine.clock.advance(60_000);
    await runJob(engine, { uid: 'anna', key: outgoing.idempotencyKey });
    expect(log.problems).toEqual([
      ['action.in-doubt', inSend],
      ['action.look-up-failed', inFind],
      ['action.look-up-failed', inFind],
    ]);
  });
});

describe('a second call while the first is at work', () => {
  it('waits for it, looks less and less often, and then says that it is still running', async () => {
    const begun = Promise.withResolvers<void>();
    const engine = anEngine({
      mail: {
        send() {
          begun.resolve();
          return new Promise(() => undefined);
        },
      },
    });
    const mail = aMail();
    void execute(engine, anna, mail);
    await begun.promise;
    const pauses: number[] = [];
    const wait = (ms: number) => {
      pauses.push(ms);
      return engine.clock.wait(ms);
    };
    const second = execute({ ...engine, clock: { ...engine.clock, wait } }, anna, mail);
    await expect(second).rejects.toMatchObject({ kind: 'unavailable', reason: 'running' });
    expect(pauses.slice(0, 3)).toEqual([200, 300, 450]);
    expect(Math.max(...pauses)).toBe(2_000);
    expect(pauses.length).toBeLessThan(20);
  });
});

describe('a held action', () => {
  it('leaves at its time and not before', async () => {
    const engine = anEngine();
    const mail = aMail({ holdMs: 5_000 });
    const reply = await execute(engine, anna, mail);
    expect(reply).toMatchObject({ status: 'held', undoUntil: '2026-11-20T09:00:05.000Z' });
    expect(engine.mail.sent).toHaveLength(0);
    const [job] = engine.queue.jobs;
    engine.clock.advance((job?.at ?? 0) - engine.clock.now());
    await runJob(engine, { uid: 'anna', key: mail.idempotencyKey });
    expect(engine.mail.sent).toHaveLength(1);
  });

  it('is taken back within its window and the grace beyond it', async () => {
    const engine = anEngine();
    const mail = aMail({ holdMs: 5_000 });
    await execute(engine, anna, mail);
    engine.clock.advance(7_000);
    expect((await takeBack(engine, anna, mail.idempotencyKey)).status).toBe('cancelled');
    engine.clock.advance(60_000);
    await runJob(engine, { uid: 'anna', key: mail.idempotencyKey });
    expect(engine.mail.sent).toHaveLength(0);
    await expect(execute(engine, anna, mail)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('that left cannot be taken back, and says so', async () => {
    const engine = anEngine();
    const mail = aMail();
    await execute(engine, anna, mail);
    expect((await takeBack(engine, anna, mail.idempotencyKey)).status).toBe('already-delivered');
  });
});

describe('a scheduled action', () => {
  const tomorrow = '2026-11-21T09:00:00+02:00';

  it('waits for its time in the queue', async () => {
    const engine = anEngine();
    const reply = await execute(engine, anna, aMail({ runAt: tomorrow }));
    expect(reply.status).toBe('scheduled');
    expect(engine.queue.jobs).toMatchObject([{ queue: 'runAction', at: Date.parse(tomorrow) }]);
  });

  it('is not sent more than an hour late', async () => {
    const engine = anEngine();
    const mail = aMail({ runAt: tomorrow });
    await execute(engine, anna, mail);
    engine.clock.advance(Date.parse(tomorrow) - engine.clock.now() + 3_600_001);
    await runJob(engine, { uid: 'anna', key: mail.idempotencyKey });
    expect(engine.mail.sent).toHaveLength(0);
    expect(engine.ledger.entry('anna', mail.idempotencyKey)?.status).toBe('failed');
    expect([...engine.ledger.notifications.values()]).toMatchObject([
      { type: 'action', reason: 'too-late', dueAt: Date.parse(tomorrow), lateMs: 3_600_001, read: false },
    ]);
  });

  it('tells the person when the grant is gone at its time', async () => {
    const gone = new Failure('reauth', 'googleNeeded');
    const engine = anEngine({ mail: { send: () => Promise.reject(gone) } });
    const mail = aMail({ runAt: tomorrow });
    await execute(engine, anna, mail);
    engine.clock.advance(Date.parse(tomorrow) - engine.clock.now());
    await runJob(engine, { uid: 'anna', key: mail.idempotencyKey });
    await runJob(engine, { uid: 'anna', key: mail.idempotencyKey });
    expect([...engine.ledger.notifications]).toMatchObject([
      [mail.idempotencyKey, { type: 'action', reason: 'reauth', title: expect.stringContaining('dana@') }],
    ]);
  });

  it('shows when it leaves, and not a window', async () => {
    const engine = anEngine();
    const mail = { ...aMail({ runAt: tomorrow, taskId: 't1' }) };
    await execute(engine, anna, { ...mail, payloadHash: payloadHash(mail.actionType, mail.payload) });
    expect(engine.ledger.task('anna', 't1')).toEqual({
      status: 'Pending',
      runAt: Date.parse(tomorrow),
      undoUntil: null,
    });
  });

  it('beyond the horizon of the queue is handed over when it comes near', async () => {
    const engine = anEngine();
    const mail = aMail({ runAt: '2027-03-01T09:00:00Z' });
    await execute(engine, anna, mail);
    expect(engine.queue.jobs).toEqual([]);
    const entry = engine.ledger.entry('anna', mail.idempotencyKey);
    expect(Date.parse('2027-03-01T09:00:00Z') - (entry?.attendAt ?? 0)).toBeLessThanOrEqual(720 * 3_600_000);
  });
});

describe('taking back', () => {
  it('deletes the event that was made', async () => {
    const engine = anEngine();
    const event = aMail({
      actionType: 'create_event',
      payload: { title: 'Lunch', startTime: '2026-11-21T12:00:00' },
    });
    await execute(engine, anna, event);
    expect(engine.calendar.events.size).toBe(1);
    expect((await takeBack(engine, anna, event.idempotencyKey)).status).toBe('inverted');
    expect(engine.calendar.events.size).toBe(0);
  });

  it('never claims to have taken back what its action cannot invert', async () => {
    const engine = anEngine();
    const payload = { title: 'Lunch', startTime: '2026-11-21T12:00:00' };
    const event = aMail({ actionType: 'create_event', payload });
    await execute(engine, anna, event);
    const actions = {
      ...engine.actions,
      create_event: { ...engine.actions.create_event, invert: undefined },
    };
    await expect(takeBack({ ...engine, actions }, anna, event.idempotencyKey)).rejects.toThrow(
      'cannot invert',
    );
    expect(engine.ledger.entry('anna', event.idempotencyKey)?.status).toBe('done');
    expect(engine.calendar.events.size).toBe(1);
  });

  it('answers not-found for an unknown key', async () => {
    await expect(takeBack(anEngine(), anna, 'nothing')).rejects.toMatchObject({ kind: 'not-found' });
  });
});
