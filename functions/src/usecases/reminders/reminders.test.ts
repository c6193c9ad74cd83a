import { describe, expect, it } from 'vitest';
import { updateReminderRequest } from '@crocodile-hub/core/contract/routes';
import { Failure } from '../../ports/failure.ts';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { execute } from '../ledger/execute.ts';
import { sweep } from '../upkeep/sweep.ts';
import { cancelReminder, deleteReminder } from './cancel.ts';
import { deliverDue } from './deliver-due.ts';
import { finishReminder } from './finish.ts';
import { updateReminder } from './update.ts';

const inTenMinutes = '2026-11-20T09:10:00Z';
const dueAt = Date.parse(inTenMinutes);

async function aReminder(engine: ReturnType<typeof anEngine>, payload: Record<string, unknown> = {}) {
  const wish = aMail({
    actionType: 'reminder',
    payload: { task: 'call mom', reminderTime: inTenMinutes, ...payload },
    timeZone: 'Asia/Jerusalem',
  });
  return String((await execute(engine, anna, wish)).reminderId);
}

describe('a reminder', () => {
  it('stands in the calendar with alerts at its start, and in the queue', async () => {
    const engine = anEngine();
    const id = await aReminder(engine);
    expect(engine.calendar.events.get(id)).toMatchObject({
      title: '🔔 Reminder - call mom',
      start: dueAt,
      end: dueAt + 30 * 60_000,
      alerts: [
        { method: 'popup', minutes: 0 },
        { method: 'email', minutes: 0 },
      ],
    });
    expect(engine.queue.jobs).toMatchObject([
      { queue: 'deliverReminder', at: dueAt, data: { uid: 'anna', reminderId: id, revision: 1 } },
    ]);
  });

  it('that comes every hour stands once in the calendar, and moves on by itself', async () => {
    const engine = anEngine();
    const id = await aReminder(engine, { recurrence: 'FREQ=HOURLY' });
    expect(engine.calendar.events.get(id)).toMatchObject({ start: dueAt, recurrence: null });
    engine.clock.advance(11 * 60_000);
    expect(await deliverDue(engine, 'anna', id, 'any')).toBe('delivered');
    expect(engine.reminders.reminder('anna', id)).toMatchObject({
      status: 'pending',
      dueAt: dueAt + 3_600_000,
    });
  });

  it('does not come every minute', async () => {
    const engine = anEngine();
    const everyMinute = aReminder(engine, { recurrence: 'FREQ=MINUTELY' });
    await expect(everyMinute).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'payload.recurrence', message: 'A reminder repeats every 5 minutes at most' }],
    });
  });

  it('is the same whether asked for by itself or as an event that alerts at its start', async () => {
    const engine = anEngine();
    const event = aMail({
      actionType: 'create_event',
      timeZone: 'Asia/Jerusalem',
      payload: {
        title: '🔔 Reminder - call mom',
        description: 'Reminder created from Quick Actions',
        startTime: '2026-11-20T11:10:00',
        reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 0 }] },
      },
    });
    const { reminderId } = await execute(engine, anna, event);
    expect(engine.reminders.reminder('anna', String(reminderId))).toMatchObject({
      task: 'call mom',
      dueAt,
      notes: 'Reminder created from Quick Actions',
      priority: 'medium',
      status: 'pending',
    });
  });

  it('comes half an hour later when no time is said', async () => {
    const engine = anEngine();
    const id = await aReminder(engine, { reminderTime: null });
    expect(engine.reminders.reminder('anna', id)?.dueAt).toBe(engine.clock.now() + 30 * 60_000);
  });

  it('is delivered once, however many ask, and says how late it is', async () => {
    const engine = anEngine();
    const id = await aReminder(engine);
    expect(await deliverDue(engine, 'anna', id, 1)).toBe('early');
    engine.clock.advance(10 * 60_000 + 1_500);
    const outcomes = await Promise.all([1, 2, 3].map(() => deliverDue(engine, 'anna', id, 1)));
    expect(outcomes.sort()).toEqual(['delivered', 'outdated', 'outdated']);
    expect([...engine.reminders.notifications.values()]).toEqual([
      {
        type: 'reminder',
        reminderId: id,
        title: 'call mom',
        body: '',
        dueAt,
        createdAt: dueAt + 1_500,
        lateMs: 1_500,
        read: false,
      },
    ]);
    expect(engine.reminders.reminder('anna', id)).toMatchObject({ status: 'sent', lateMs: 1_500 });
  });

  it('waits out a wake-up that is a moment early', async () => {
    const engine = anEngine();
    const id = await aReminder(engine);
    engine.clock.advance(10 * 60_000 - 800);
    expect(await deliverDue(engine, 'anna', id, 1)).toBe('delivered');
    expect(engine.reminders.reminder('anna', id)?.lateMs).toBe(0);
  });

  it('never fires once it is cancelled, not even in the same second', async () => {
    const engine = anEngine();
    const id = await aReminder(engine);
    engine.clock.advance(10 * 60_000);
    await cancelReminder(engine, anna, id);
    expect(await deliverDue(engine, 'anna', id, 1)).toBe('outdated');
    expect(engine.calendar.events.size).toBe(0);
  });

  it('stays cancelled when the calendar cannot be reached', async () => {
    const engine = anEngine({
      calendar: { remove: () => Promise.reject(new Failure('unavailable', 'unknown')) },
    });
    const id = await aReminder(engine);
    await cancelReminder(engine, anna, id);
    expect(engine.reminders.reminder('anna', id)?.status).toBe('cancelled');
  });

  it('that repeats moves on and fires again', async () => {
    const engine = anEngine();
    const id = await aReminder(engine, { recurrence: 'FREQ=DAILY' });
    engine.clock.advance(10 * 60_000);
    await deliverDue(engine, 'anna', id, 1);
    const day = 24 * 3_600_000;
    expect(engine.reminders.reminder('anna', id)).toMatchObject({
      status: 'pending',
      revision: 2,
      dueAt: dueAt + day,
    });
    engine.clock.advance(day);
    expect(await deliverDue(engine, 'anna', id, 1)).toBe('outdated');
    expect(await deliverDue(engine, 'anna', id, 2)).toBe('delivered');
    expect(engine.reminders.notifications.size).toBe(2);
  });

  it('is snoozed once and goes on at its hour', async () => {
    const engine = anEngine();
    const id = await aReminder(engine, { recurrence: 'FREQ=DAILY' });
    engine.clock.advance(10 * 60_000);
    await deliverDue(engine, 'anna', id, 1);
    await updateReminder(engine, anna, { reminderId: id, snoozeUntil: '2026-11-20T09:20:00Z' });
    engine.clock.advance(10 * 60_000);
    await deliverDue(engine, 'anna', id, 3);
    expect(engine.reminders.reminder('anna', id)?.dueAt).toBe(dueAt + 24 * 3_600_000);
    // In the calendar it is one series, which must not move with the one time that was put off.
    expect(engine.calendar.events.get(id)).toMatchObject({ start: dueAt });
  });

  it('keeps its hour after a day whose clock skipped it', async () => {
    const engine = anEngine();
    engine.clock.advance(Date.parse('2027-03-25T00:00:00+02:00') - engine.clock.now());
    // 02:00 becomes 03:00 on 26 March 2027, so that there is no 02:30.
    const id = await aReminder(engine, {
      reminderTime: '2027-03-25T02:30:00+02:00',
      recurrence: 'FREQ=DAILY',
    });
    const rings: string[] = [];
    for (let revision = 1; revision <= 3; revision += 1) {
      const { dueAt: next = 0 } = engine.reminders.reminder('anna', id) ?? {};
      rings.push(new Date(next).toISOString());
      engine.clock.advance(next - engine.clock.now());
      await deliverDue(engine, 'anna', id, revision);
    }
    expect(rings).toEqual([
      '2027-03-25T00:30:00.000Z',
      '2027-03-26T00:30:00.000Z',
      '2027-03-26T23:30:00.000Z',
    ]);
  });

  it('comes as often as its rule says, and a snooze does not count', async () => {
    const engine = anEngine();
    const id = await aReminder(engine, { recurrence: 'FREQ=DAILY;COUNT=2' });
    engine.clock.advance(10 * 60_000);
    await deliverDue(engine, 'anna', id, 'any');
    await updateReminder(engine, anna, { reminderId: id, snoozeUntil: '2026-11-20T09:20:00Z' });
    engine.clock.advance(10 * 60_000);
    await deliverDue(engine, 'anna', id, 'any');
    expect(engine.reminders.reminder('anna', id)).toMatchObject({
      status: 'pending',
      dueAt: dueAt + 24 * 3_600_000,
      recurrence: 'FREQ=DAILY;COUNT=1',
    });
    engine.clock.advance(24 * 3_600_000);
    await deliverDue(engine, 'anna', id, 'any');
    expect(engine.reminders.reminder('anna', id)?.status).toBe('sent');
    expect(engine.reminders.notifications.size).toBe(3);
  });

  it('that only a calendar could count is refused, also when it comes as an event', async () => {
    const issues = [{ path: 'payload.recurrence' }];
    const recurrence = 'FREQ=MONTHLY;BYDAY=2MO';
    const wish = aMail({
      actionType: 'create_event',
      payload: {
        title: '🔔 Reminder - rent',
        startTime: inTenMinutes,
        reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 0 }] },
        recurrence,
      },
    });
    await expect(aReminder(anEngine(), { recurrence })).rejects.toMatchObject({ kind: 'invalid', issues });
    await expect(execute(anEngine(), anna, wish)).rejects.toMatchObject({ kind: 'invalid', issues });
  });

  it('moves with its event, and its old wake-up finds itself outdated', async () => {
    const engine = anEngine();
    const id = await aReminder(engine);
    const later = Date.parse('2026-11-20T10:00:00Z');
    await updateReminder(engine, anna, {
      reminderId: id,
      reminderTime: '2026-11-20T10:00:00Z',
      task: 'call dad',
    });
    engine.clock.advance(10 * 60_000);
    expect(await deliverDue(engine, 'anna', id, 1)).toBe('outdated');
    expect(engine.calendar.events.get(id)).toMatchObject({ title: '🔔 Reminder - call dad', start: later });
  });

  it('keeps its repetition when it moves, as its event does, whatever the call says of it', async () => {
    const engine = anEngine();
    const recurrence = 'FREQ=DAILY';
    const id = await aReminder(engine, { recurrence });
    const reminderTime = '2026-11-20T10:00:00Z';
    await updateReminder(
      engine,
      anna,
      updateReminderRequest.parse({ reminderId: id, reminderTime, recurrence: null }),
    );
    expect(engine.reminders.reminder(anna.uid, id)).toMatchObject({ recurrence });
    expect(engine.calendar.events.get(id)).toMatchObject({ recurrence, start: Date.parse(reminderTime) });
  });

  it('of somebody else is not there', async () => {
    const engine = anEngine();
    const id = await aReminder(engine);
    const ben = { ...anna, uid: 'ben' };
    await expect(deleteReminder(engine, ben, { userId: 'ben', reminderId: id })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('is not made for a time that has passed', async () => {
    await expect(aReminder(anEngine(), { reminderTime: '2026-11-19T09:00:00Z' })).rejects.toMatchObject({
      issues: [{ path: 'payload.reminderTime' }],
    });
  });
});

describe('the sweeper', () => {
  it('delivers what a lost queue task left', async () => {
    const engine = anEngine();
    await aReminder(engine);
    engine.clock.advance(10 * 60_000 + 6_000);
    await sweep(engine);
    expect(engine.reminders.notifications.size).toBe(1);
    await sweep(engine);
    expect(engine.reminders.notifications.size).toBe(1);
  });

  it('puts a reminder into the queue again when the queue did not take it', async () => {
    const jobs: number[] = [];
    let isDown = true;
    const engine = anEngine({
      queue: {
        enqueue: ({ at }) => {
          if (isDown) return Promise.reject(new Error('down'));
          jobs.push(at);
          return Promise.resolve();
        },
      },
    });
    await aReminder(engine);
    isDown = false;
    engine.clock.advance(6_000);
    await sweep(engine);
    expect(jobs).toEqual([dueAt]);
  });

  it('hands over a far reminder once the queue can hold it', async () => {
    const engine = anEngine();
    const id = await aReminder(engine, { reminderTime: '2027-02-20T09:00:00Z' });
    expect(engine.queue.jobs).toEqual([]);
    engine.clock.advance(70 * 24 * 3_600_000);
    await sweep(engine);
    expect(engine.queue.jobs).toMatchObject([{ data: { reminderId: id } }]);
  });

  it('sends a held mail whose wake-up was lost, and resumes a worker that died', async () => {
    const engine = anEngine();
    await execute(engine, anna, aMail({ holdMs: 5_000 }));
    engine.clock.advance(15_000);
    await sweep(engine);
    expect(engine.mail.sent).toHaveLength(1);
  });

  it('goes on when one piece of work fails', async () => {
    const engine = anEngine();
    await aReminder(engine);
    await execute(engine, anna, aMail({ holdMs: 5_000 }));
    const transact: typeof engine.reminders.transact = () => Promise.reject(new Error('broken'));
    engine.clock.advance(11 * 60_000);
    await sweep({ ...engine, reminders: { ...engine.reminders, transact } });
    expect(engine.mail.sent).toHaveLength(1);
  });
});

describe('a reminder that is done', () => {
  const hourMs = 3_600_000;
  const dayMs = 24 * hourMs;

  it('before its time never rings, and nothing of it is left in the calendar', async () => {
    const engine = anEngine();
    const reminderId = await aReminder(engine);
    await finishReminder(engine, anna, { reminderId });
    expect(engine.reminders.reminder('anna', reminderId)?.status).toBe('done');
    expect(engine.calendar.events.get(reminderId)).toBeUndefined();
    engine.clock.advance(hourMs);
    expect(await deliverDue(engine, 'anna', reminderId, 'any')).toBe('outdated');
    await expect(finishReminder(engine, anna, { reminderId })).resolves.toEqual({ success: true });
  });

  it('after it rang stays in the calendar', async () => {
    const engine = anEngine();
    const reminderId = await aReminder(engine);
    engine.clock.advance(hourMs);
    await deliverDue(engine, 'anna', reminderId, 'any');
    await finishReminder(engine, anna, { reminderId });
    expect(engine.reminders.reminder('anna', reminderId)?.status).toBe('done');
    expect(engine.calendar.events.get(reminderId)).toBeDefined();
  });

  it('only this time comes again at its next one, however often it is said', async () => {
    const engine = anEngine();
    const reminderId = await aReminder(engine, { recurrence: 'FREQ=DAILY;COUNT=3' });
    const { revision } = engine.reminders.reminder('anna', reminderId) ?? expect.fail();
    await finishReminder(engine, anna, { reminderId, revision });
    await finishReminder(engine, anna, { reminderId, revision });
    expect(engine.reminders.reminder('anna', reminderId)).toMatchObject({
      status: 'pending',
      dueAt: dueAt + dayMs,
      recurrence: 'FREQ=DAILY;COUNT=2',
      deliveredAt: null,
    });
    expect(engine.queue.jobs.at(-1)).toMatchObject({ at: dueAt + dayMs });
    expect(engine.calendar.events.get(reminderId)).toBeDefined();
    engine.clock.advance(hourMs);
    expect(await deliverDue(engine, 'anna', reminderId, revision)).toBe('outdated');
  });

  it('is over with the last time of its series', async () => {
    const engine = anEngine();
    const reminderId = await aReminder(engine, { recurrence: 'FREQ=DAILY;COUNT=1' });
    const { revision } = engine.reminders.reminder('anna', reminderId) ?? expect.fail();
    await finishReminder(engine, anna, { reminderId, revision });
    expect(engine.reminders.reminder('anna', reminderId)?.status).toBe('done');
  });

  it('is so also where Google cannot be reached', async () => {
    const { calendar } = anEngine();
    const remove = () => Promise.reject(new Failure('unavailable', 'googleSilent'));
    const engine = anEngine({ calendar: { ...calendar, remove } });
    const reminderId = await aReminder(engine);
    await expect(finishReminder(engine, anna, { reminderId })).resolves.toEqual({ success: true });
    expect(engine.reminders.reminder('anna', reminderId)?.status).toBe('done');
  });

  it('is not found where there is none', async () => {
    const lost = finishReminder(anEngine(), anna, { reminderId: 'nothing' });
    await expect(lost).rejects.toMatchObject({ kind: 'not-found' });
  });
});
