import { describe, expect, it } from 'vitest';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { Failure } from '../../ports/failure.ts';
import type { Reminder } from '../../ports/reminders.ts';
import { deliverReminderTask, runActionTask } from '../../tasks/queue-jobs.ts';
import { aReminder } from '../../testing/a-reminder.ts';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { execute } from '../ledger/execute.ts';
import { sweep } from './sweep.ts';

type Engine = ReturnType<typeof anEngine>;

const hourMs = 3_600_000;
const tomorrow = '2026-11-21T09:00:00Z';

/** A reminder that is due and that no queue task will wake. */
async function givenReminder(engine: Engine, uid: string, id: string, over: Partial<Reminder> = {}) {
  const dueAt = engine.clock.now() - 60_000;
  const reminder = aReminder({ task: `${uid} ${id}`, dueAt, createdAt: dueAt, attendAt: dueAt, ...over });
  await engine.reminders.transact(uid, id, () => ({ reminder, result: undefined }));
}

/** Older than everything else, and it fails whenever it is touched. */
async function givenBrokenReminders(engine: Engine, uid: string, count: number) {
  for (let index = 0; index < count; index += 1) {
    const id = `broken-${index}`;
    await givenReminder(engine, uid, id, { attendAt: engine.clock.now() - hourMs });
    engine.reminders.breakDown(uid, id);
  }
}

async function givenBrokenEntries(engine: Engine, count: number) {
  const eve = { ...anna, uid: 'eve' };
  for (let index = 0; index < count; index += 1) {
    const idempotencyKey = `broken-${index}`;
    const wish = aMail({ userId: 'eve', idempotencyKey, runAt: tomorrow });
    await execute(engine, eve, wish);
    engine.ledger.breakDown('eve', idempotencyKey);
  }
}

/** Tells whose reminder the sweeper has come to. */
function watched(engine: Engine, tell: (uid: string) => void): Engine {
  const transact: Engine['reminders']['transact'] = (uid, ...rest) => {
    tell(uid);
    return engine.reminders.transact(uid, ...rest);
  };
  return { ...engine, reminders: { ...engine.reminders, transact } };
}

const others = Array.from({ length: 30 }, (_, index) => `person-${index}`);

describe("the sweeper, while one person's data is broken", () => {
  it("delivers everybody else's reminders in its first run, behind two hundred that throw", async () => {
    const engine = anEngine();
    await givenBrokenReminders(engine, 'eve', 200);
    for (const uid of others) await givenReminder(engine, uid, 'r');
    await sweep(engine);
    for (const uid of others) expect(engine.reminders.reminder(uid, 'r')?.status).toBe('sent');
  });

  it("lets everybody else's mails leave in its first run, behind a thousand entries that throw", async () => {
    const engine = anEngine();
    await givenBrokenEntries(engine, 1_000);
    for (const uid of others) {
      await execute(engine, { ...anna, uid }, aMail({ userId: uid, runAt: tomorrow }));
    }
    engine.clock.advance(24 * hourMs + 10_000);
    await sweep(engine);
    expect(engine.mail.sent).toHaveLength(others.length);
  });

  it('takes people in turns: nobody waits until one is through with all of theirs', async () => {
    const engine = anEngine();
    for (let index = 0; index < 1_000; index += 1) await givenReminder(engine, 'busy', `r${index}`);
    for (const uid of others) await givenReminder(engine, uid, 'r');
    const order: string[] = [];
    await sweep(watched(engine, (uid) => void order.push(uid)));
    const lastOther = order.findLastIndex((uid) => uid !== 'busy');
    const busyBefore = order.slice(0, lastOther).filter((uid) => uid === 'busy').length;
    // Its five pages are read while its first items are processed; after that it gets one turn in thirty-one.
    expect(busyBefore).toBeLessThan(200);
    expect(order.filter((uid) => uid === 'busy')).toHaveLength(1_000);
  });

  it('delivers reminders while a provider is silent with the actions of many', async () => {
    const provider = Promise.withResolvers<never>();
    const engine = anEngine({ mail: { send: () => provider.promise } });
    for (const uid of others) {
      await execute(engine, { ...anna, uid }, aMail({ userId: uid, runAt: tomorrow }));
    }
    engine.clock.advance(24 * hourMs + 10_000);
    await givenReminder(engine, 'anna', 'r');
    const delivered = Promise.withResolvers<string>();
    const swept = sweep(watched(engine, delivered.resolve));
    expect(await delivered.promise).toBe('anna');
    provider.reject(new Failure('forbidden', 'unknown'));
    await swept;
  });

  it('reports what it saw in numbers, and nothing of what it says', async () => {
    const engine = anEngine();
    await givenBrokenReminders(engine, 'eve', 5);
    await givenReminder(engine, 'anna', 'r', { task: 'call mom' });
    const lines: unknown[] = [];
    const note = (...line: unknown[]) => void lines.push(line);
    await sweep({ ...engine, log: { info: note, warn: note, error: note } });
    expect(lines).toContainEqual([
      'sweep',
      expect.objectContaining({
        reminders: 6,
        remindersPeople: 2,
        remindersFailed: 5,
        remindersSetAside: 0,
        remindersLeft: 0,
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('call mom');
  });
});

describe('a reminder that cannot be delivered', () => {
  it('waits twice as long after each failure', async () => {
    const engine = anEngine();
    await givenBrokenReminders(engine, 'eve', 1);
    const waits: number[] = [];
    for (let failure = 1; failure <= 9; failure += 1) {
      await sweep(engine);
      const { attendAt } = engine.reminders.reminder('eve', 'broken-0') ?? {};
      const wait = (attendAt ?? 0) - engine.clock.now();
      waits.push(wait / 1_000);
      engine.clock.advance(wait);
    }
    expect(waits).toEqual([20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600]);
  });

  it('is set aside after ten failures, and its person is told once', async () => {
    const engine = anEngine();
    await givenBrokenReminders(engine, 'eve', 1);
    for (let run = 0; run < 20; run += 1) {
      await sweep(engine);
      engine.clock.advance(hourMs);
    }
    expect(engine.reminders.reminder('eve', 'broken-0')).toMatchObject({ attendAt: null, failures: 10 });
    expect([...engine.reminders.notifications.values()]).toMatchObject([
      { type: 'set-aside', what: 'reminder', title: 'eve broken-0', read: false },
    ]);
  });

  it('is tried a few times by the queue, and then left to the sweeper', async () => {
    const engine = anEngine();
    await givenBrokenReminders(engine, 'eve', 1);
    const job = { uid: 'eve', reminderId: 'broken-0', revision: 1 };
    await expect(deliverReminderTask(engine, job)).rejects.toThrow('no reminder');
    await expect(deliverReminderTask(engine, job)).rejects.toThrow('no reminder');
    await expect(deliverReminderTask(engine, job)).resolves.toBeUndefined();
  });

  it('is tried by the queue as long as its failures cannot even be counted', async () => {
    const engine = anEngine({ reminders: { setBack: () => Promise.reject(new Error('down')) } });
    await givenReminder(engine, 'eve', 'r');
    const transact = () => Promise.reject(new Error('down'));
    const ports = { ...engine, reminders: { ...engine.reminders, transact } };
    const job = { uid: 'eve', reminderId: 'r', revision: 1 };
    for (let time = 0; time < 5; time += 1) {
      await expect(deliverReminderTask(ports, job)).rejects.toThrow('down');
    }
  });
});

describe('an action that cannot be finished', () => {
  it('is set aside after ten failures, its task says so, and its person is told once', async () => {
    const engine = anEngine();
    const wish = aMail({ runAt: tomorrow, taskId: 'task' });
    await execute(engine, anna, { ...wish, payloadHash: payloadHash(wish.actionType, wish.payload) });
    const transact: typeof engine.ledger.transact = () => Promise.reject(new Error('broken'));
    const ports = { ...engine, ledger: { ...engine.ledger, transact } };
    engine.clock.advance(24 * hourMs + 10_000);
    for (let run = 0; run < 20; run += 1) {
      await sweep(ports);
      engine.clock.advance(hourMs);
    }
    expect(engine.ledger.entry('anna', 'task')).toMatchObject({ status: 'failed', attendAt: null });
    expect(engine.ledger.task('anna', 'task')).toMatchObject({
      status: 'Error',
      actionSummary: '❌ This failed again and again. Nothing was sent.',
    });
    expect([...engine.ledger.notifications.values()]).toMatchObject([
      { type: 'set-aside', what: 'action', title: expect.stringContaining('dana@example.com') },
    ]);
    expect(engine.mail.sent).toHaveLength(0);
  });

  it('of which nothing can be read is set aside all the same', async () => {
    const engine = anEngine();
    await givenBrokenEntries(engine, 1);
    engine.clock.advance(24 * hourMs + 10_000);
    for (let run = 0; run < 20; run += 1) {
      await sweep(engine);
      engine.clock.advance(hourMs);
    }
    expect(engine.ledger.entry('eve', 'broken-0')).toMatchObject({ attendAt: null, failures: 10 });
    expect([...engine.ledger.notifications.values()]).toMatchObject([
      { type: 'set-aside', what: 'action', title: '' },
    ]);
  });

  it('because its provider cannot be asked is not looked up for ever: in the end the person has to look', async () => {
    let looks = 0;
    const silence = () => new Failure('unavailable', 'unknown', { mayHaveHappened: true });
    const engine = anEngine({
      mail: {
        send: () => Promise.reject(silence()),
        findSent: () => {
          looks += 1;
          return Promise.reject(silence());
        },
      },
    });
    const wish = aMail();
    await expect(execute(engine, anna, wish)).rejects.toMatchObject({ kind: 'unavailable' });
    for (let run = 0; run < 20; run += 1) {
      engine.clock.advance(hourMs);
      await sweep(engine);
    }
    // Once when it was sent, and ten times after.
    expect(looks).toBe(11);
    expect(engine.ledger.entry('anna', wish.idempotencyKey)).toMatchObject({
      status: 'uncertain',
      attendAt: null,
    });
    expect([...engine.ledger.notifications.values()]).toMatchObject([{ type: 'set-aside', what: 'action' }]);
  });

  it('is tried a few times by the queue, and then left to the sweeper', async () => {
    const engine = anEngine();
    await givenBrokenEntries(engine, 1);
    const job = { uid: 'eve', key: 'broken-0' };
    await expect(runActionTask(engine, job)).rejects.toThrow('no entry');
    await expect(runActionTask(engine, job)).rejects.toThrow('no entry');
    await expect(runActionTask(engine, job)).resolves.toBeUndefined();
  });

  it('is not tried again by the queue when nothing is there', async () => {
    await expect(runActionTask(anEngine(), { uid: 'anna', key: 'gone' })).resolves.toBeUndefined();
  });
});

describe('an action that another worker holds', () => {
  it('has not failed: the queue comes back', async () => {
    const begun = Promise.withResolvers<void>();
    const provider = Promise.withResolvers<never>();
    const send = () => {
      begun.resolve();
      return provider.promise;
    };
    const engine = anEngine({ mail: { send } });
    const wish = aMail();
    const first = execute(engine, anna, wish).catch(() => undefined);
    await begun.promise;
    const job = { uid: 'anna', key: wish.idempotencyKey };
    for (let time = 0; time < 5; time += 1) {
      await expect(runActionTask(engine, job)).rejects.toThrow('another worker');
    }
    provider.reject(new Failure('forbidden', 'unknown'));
    await first;
    expect(engine.ledger.entry('anna', wish.idempotencyKey)?.failures).toBe(0);
  });
});
