import { expect, it } from 'vitest';
import { anEngine, anna } from '../../testing/engine.ts';
import { changePortsOf, meetsIn, noted, remindsIn } from '../../testing/what-is-there.ts';
import { clockOf } from '../time/person-clock.ts';
import { askedChange } from './asked-change.ts';

const hour = 3_600_000;

/** Two meetings tomorrow, one the day after, two reminders tomorrow, and a task. */
async function world() {
  const engine = anEngine();
  const now = engine.clock.now();
  const tomorrow = Math.floor(now / (24 * hour)) * 24 * hour + 24 * hour;
  const meet = meetsIn(engine);
  meet('review', 'Review', tomorrow + 10 * hour, ['dana@example.com']);
  meet('lunch', 'Lunch', tomorrow + 12 * hour);
  meet('later', 'Standup', tomorrow + 34 * hour);
  const remind = remindsIn(engine);
  await remind('bins', 'Bins', tomorrow + 8 * hour);
  await remind('oven', 'Oven', tomorrow + 9 * hour);
  engine.tasks.stored.set('milk', noted('Buy milk'));
  const ports = changePortsOf(engine);
  const clock = clockOf({ timeZone: 'Asia/Jerusalem' }, now);
  return async (words: string) => {
    const change = await askedChange(ports, anna, words, clock);
    if (change?.is !== 'proposal') return change?.is === 'said' ? change.text : null;
    return [change, ...(change.also ?? [])].map(({ actionType, payload }) => [
      actionType,
      payload['title'] ?? payload['task'],
    ]);
  };
}

it.each([
  [
    'cancel all my meetings tomorrow',
    [
      ['cancel_event', 'Review'],
      ['cancel_event', 'Lunch'],
    ],
  ],
  [
    'תבטל את כל הפגישות מחר',
    [
      ['cancel_event', 'Review'],
      ['cancel_event', 'Lunch'],
    ],
  ],
  ['cancel all my meetings with Dana', [['cancel_event', 'Review']]],
  [
    'push all my meetings tomorrow by an hour',
    [
      ['update_event', 'Review'],
      ['update_event', 'Lunch'],
    ],
  ],
  [
    'snooze all my reminders by an hour',
    [
      ['update_reminder', 'Bins'],
      ['update_reminder', 'Oven'],
    ],
  ],
  [
    'delete all my reminders',
    [
      ['cancel_reminder', 'Bins'],
      ['cancel_reminder', 'Oven'],
    ],
  ],
])('has a card for each of them: %s', async (words, cards) => {
  expect(await (await world())(words)).toEqual(cards);
});

it('asks of which day meetings are to be cancelled, and to when reminders are to be put off', async () => {
  const ask = await world();
  expect(await ask('cancel all my meetings')).toBe('Of which day? Nothing was changed.');
  expect(await ask('postpone all my reminders')).toMatch(/^To when\?/);
});

it('says that there is none', async () => {
  const ask = await world();
  expect(await ask('cancel all my meetings today')).toMatch(
    /^There is no meeting in your calendar that can be changed, /,
  );
});
