import { expect, it } from 'vitest';
import { readRemindBefore } from './remind-before.ts';

const minutes = (count: number) => ({ months: 0, days: 0, ms: count * 60_000 });
const days = (count: number) => ({ months: 0, days: count, ms: 0 });

it.each([
  ['and remind me an hour before', minutes(60)],
  ['Thanks, and remind me about it the day before too', days(1)],
  ['can you set me a reminder 15 minutes before?', null],
  ['set a reminder 15 minutes before', minutes(15)],
  ['remind me two days in advance please', days(2)],
  ['ok give me a heads up half an hour ahead', minutes(30)],
  ['remind me before', minutes(30)],
  ['ותזכירי לי שעה לפני', minutes(60)],
  ['תודה אלופה, ותזכירי לי את זה גם יום לפני', days(1)],
  ['תוסיף לי תזכורת רבע שעה קודם', minutes(15)],
  ['תזכיר לי יומיים מראש', days(2)],
])('is so long before: %s', (message, by) => {
  expect(readRemindBefore(message)?.by ?? null).toEqual(by);
});

it('is on the evening of the day before', () => {
  expect(readRemindBefore('remind me the evening before')).toMatchObject({ by: days(1), hour: 19 });
});

it('is of what is to be done then', () => {
  expect(readRemindBefore('and remind me to leave 40 minutes before')).toMatchObject({
    deed: ' to leave',
    by: minutes(40),
  });
});

it.each([
  'remind me an hour before the flight',
  'remind me at 5 to call Dana',
  'I told you before',
  'remind me before I forget',
  'תזכירי לי שעה לפני הטיסה',
  'תזכירי לי להתקשר לדנה',
])('is none where something else is named: %s', (message) => {
  expect(readRemindBefore(message)).toBeNull();
});
