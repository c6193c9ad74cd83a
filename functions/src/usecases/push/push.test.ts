import { describe, expect, it } from 'vitest';
import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import { Failure } from '../../ports/failure.ts';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { rememberingLog } from '../../testing/quiet.ts';
import { execute } from '../ledger/execute.ts';
import { deliverDue } from '../reminders/deliver-due.ts';
import { setAside } from '../patience.ts';
import { sweep } from '../upkeep/sweep.ts';
import { notifyDevices, subscribe } from './devices.ts';

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
const phone = 'https://fcm.googleapis.com/fcm/send/phone';
const laptop = 'https://updates.push.services.mozilla.com/laptop';

function subscribed(engine: ReturnType<typeof anEngine>, endpoint: string, locale = 'en') {
  return subscribe(engine, anna.uid, { userId: anna.uid, subscription: { endpoint, keys }, locale });
}

function aNotification(changes: { lateMs?: number; body?: string } = {}): NotificationDocument {
  return {
    type: 'reminder',
    reminderId: 'r1',
    title: 'call mom',
    body: '',
    dueAt: 0,
    createdAt: 0,
    lateMs: 0,
    read: false,
    ...changes,
  };
}

describe('something that was set aside', () => {
  const lost = { id: 'r1', dueAt: 0 };

  it.each([
    ['en', 'reminder', 'call mom', 'call mom', 'It could not be delivered and was set aside. Set it anew.'],
    ['en', 'action', null, 'An action', expect.stringContaining('Check whether it went through')],
    ['he', 'reminder', null, 'תזכורת', expect.stringContaining('הונחה בצד')],
    ['he', 'action', 'מייל לדנה', 'מייל לדנה', expect.stringContaining('כדאי לבדוק')],
  ] as const)('says so in %s: a %s called %s', async (locale, what, name, title, body) => {
    const engine = anEngine();
    await subscribed(engine, phone, locale);
    const { id, document } = setAside({ ...lost, what, title: name }, 0);
    await notifyDevices(engine, anna.uid, id, document);
    expect(engine.push.pushed).toMatchObject([{ message: { title, body } }]);
  });
});

describe('in quiet hours', () => {
  // It is 11:00 in Jerusalem.
  it.each([
    ['10:00', '12:00', 'Asia/Jerusalem', 0],
    ['10:00', '12:00', 'Europe/London', 1],
    ['22:00', '07:00', undefined, 1],
  ])('from %s to %s in %s nothing is pushed: %i', async (from, to, timeZone, pushes) => {
    const quietHours = () => Promise.resolve({ from, to, timeZone });
    const engine = anEngine({ workspace: { quietHours } });
    await subscribed(engine, phone);
    await notifyDevices(engine, anna.uid, 'n', aNotification());
    expect(engine.push.pushed).toHaveLength(pushes);
  });
});

describe('a reminder that is due', () => {
  it('goes to every device of the person, under the id of its notification', async () => {
    const engine = anEngine();
    await subscribed(engine, phone);
    await subscribed(engine, laptop);
    const reminderTime = '2026-11-20T09:10:00Z';
    const wish = aMail({
      actionType: 'reminder',
      payload: { task: 'call mom', notes: 'her birthday', reminderTime },
    });
    const id = String((await execute(engine, anna, wish)).reminderId);
    engine.clock.advance(10 * 60_000);
    await Promise.all([1, 2].map(() => deliverDue(engine, 'anna', id, 'any')));
    const message = { id: `${id}-1`, title: 'call mom', body: 'her birthday', path: '/smart-tasks' };
    expect(engine.push.pushed).toEqual([
      { endpoint: phone, message },
      { endpoint: laptop, message },
    ]);
  });

  it.each([
    ['en', 61_000, '1 minute late'],
    ['en', 7_200_000, '2 hours late'],
    ['he-IL', 61_000, 'באיחור של דקה'],
    ['he', 120_000, 'באיחור של שתי דקות'],
    ['he', 3 * 86_400_000, 'באיחור של 3 ימים'],
  ])('says in %s how late it is after %i ms', async (locale, lateMs, words) => {
    const engine = anEngine();
    await subscribed(engine, phone, locale);
    await notifyDevices(engine, 'anna', 'n', aNotification({ lateMs, body: 'her birthday' }));
    expect(engine.push.pushed[0]?.message.body).toBe(`${words}\nher birthday`);
  });
});

describe('a scheduled action that did not leave', () => {
  it('goes to the devices with the reason, once', async () => {
    const engine = anEngine();
    await subscribed(engine, phone);
    const runAt = new Date(engine.clock.now() + 60_000).toISOString();
    await execute(engine, anna, aMail({ runAt }));
    engine.clock.advance(3 * 3_600_000);
    await sweep(engine);
    await sweep(engine);
    expect(engine.push.pushed.map(({ message }) => message)).toEqual([
      expect.objectContaining({
        title: expect.stringContaining('dana@example.com'),
        body: 'Over an hour late, so it was not sent. Run it again if it still should.',
      }),
    ]);
  });
});

describe('a device', () => {
  it('whose subscription is gone is forgotten', async () => {
    const engine = anEngine({
      push: { send: ({ endpoint }) => Promise.resolve(endpoint === phone ? 'gone' : 'sent') },
    });
    await subscribed(engine, phone);
    await subscribed(engine, laptop);
    await notifyDevices(engine, 'anna', 'n', aNotification());
    expect((await engine.devices.list('anna')).map(({ subscription }) => subscription.endpoint)).toEqual([
      laptop,
    ]);
  });

  it('that cannot be reached keeps neither the others nor the delivery from going on', async () => {
    const sent: string[] = [];
    const engine = anEngine({
      push: {
        send: ({ endpoint }) => {
          if (endpoint === phone) return Promise.reject(new Failure('unavailable', 'unknown'));
          sent.push(endpoint);
          return Promise.resolve('sent');
        },
      },
    });
    await subscribed(engine, phone);
    await subscribed(engine, laptop);
    await notifyDevices(engine, 'anna', 'n', aNotification());
    expect(sent).toEqual([laptop]);
    expect(await engine.devices.list('anna')).toHaveLength(2);
  });

  it('that fails through a fault of ours is logged with its place', async () => {
    const fault = new TypeError('not a function');
    const engine = anEngine({ push: { send: () => Promise.reject(fault) } });
    await subscribed(engine, phone);
    const log = rememberingLog();
    await notifyDevices({ ...engine, log }, 'anna', 'n', aNotification());
    expect(log.problems).toEqual([['push.failed', fault]]);
  });

  it('is not asked for when the database fails, and nothing is thrown', async () => {
    const engine = anEngine({ devices: { list: () => Promise.reject(new Error('broken')) } });
    await notifyDevices(engine, 'anna', 'n', aNotification());
    expect(engine.push.pushed).toEqual([]);
  });

  it('that names an address beyond the push services is refused', async () => {
    const engine = anEngine({ push: { serves: () => false } });
    await expect(subscribed(engine, 'https://169.254.169.254/')).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'subscription.endpoint' }],
    });
    expect(await engine.devices.list('anna')).toEqual([]);
  });

  it('is not taken where push is not set up', async () => {
    const engine = anEngine({ push: { isConfigured: false } });
    await expect(subscribed(engine, phone)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
