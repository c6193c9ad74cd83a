import { beforeAll, describe, expect, it } from 'vitest';
import type { Context, Understanding } from '../../language/reading.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';

const context: Context = {
  now: '2026-03-10T09:00:00+02:00',
  timeZone: 'Asia/Jerusalem',
  country: 'IL',
  contacts: [{ name: 'ויל קרטר', email: 'will@example.com', known: 'written-to' }],
};
let read: (text: string) => Understanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text) => readBoth(models, text, context);
});

describe('a series', () => {
  it.each([
    [
      'remind me every Monday at 10 for the next six Mondays to post the previews',
      'FREQ=WEEKLY;BYDAY=MO;COUNT=6',
    ],
    ['remind me every day at 9 to stretch, ten times', 'FREQ=DAILY;COUNT=10'],
    ['תזכיר לי כל יום ב-9 להתמתח, עשר פעמים', 'FREQ=DAILY;COUNT=10'],
    ['remind me every day at 9 to take the pill three times a day', 'FREQ=DAILY'],
  ])('ends where its words say so: %s', (text, recurrence) => {
    expect(read(text).slots).toMatchObject({ recurrence });
  });
});

describe('the day before', () => {
  it.each(['תקבע דיון ביום חמישי בעשר, ובערב לפני בשמונה תזכיר לי לגהץ את הגלימה'])(
    'is the day before what was said: %s',
    (text) => {
      const [, reminder] = read(text).actions;
      expect(reminder?.slots).toMatchObject({ reminderTime: '2026-03-11T20:00:00+02:00' });
    },
  );
});

it('leaves out the word that leads to what a mail says', () => {
  const { slots } = read(
    "email mark@example.com subject travel budget and the body is we're over by nine percent",
  );
  expect(slots).toMatchObject({ body: "we're over by nine percent" });
});

it('reads an address that is said aloud', () => {
  const text = 'mail to rona dot avital at studio dash rona dot com saying love the second sketch';
  const { slots, alternatives } = read(text);
  const readings = [slots, ...alternatives.map((one) => one.slots)];
  expect(readings).toContainEqual(expect.objectContaining({ to: ['rona.avital@studio-rona.com'] }));
});
