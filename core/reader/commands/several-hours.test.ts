import { beforeAll, describe, expect, it } from 'vitest';
import type { Context, Understanding } from '../../language/reading.ts';
import { commandModels } from './load.ts';
import { readBoth } from './read-both.ts';
import { ofEachHour } from './several-hours.ts';

const context: Context = { now: '2026-11-30T04:37:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };
let read: (text: string) => Understanding;

beforeAll(async () => {
  const models = await commandModels();
  read = (text) => readBoth(models, text, context);
});

describe('several hours of each day', () => {
  it.each([
    [
      'I take antibiotics three times a day 8, 2 and 10 at night for a week, remind me please',
      'take antibiotics',
      ['08:00', '14:00', '22:00'],
      'FREQ=DAILY;COUNT=7',
    ],
    [
      'remind me three times a day to drink water at 9, 1 and 6',
      'drink water',
      ['09:00', '13:00', '18:00'],
      'FREQ=DAILY',
    ],
    [
      'take vitamins twice a day at 8 and 20 for 10 days, remind me',
      'take vitamins',
      ['08:00', '20:00'],
      'FREQ=DAILY;COUNT=10',
    ],
    [
      'remind me every day at 9 and 21 to take my drops for 5 days',
      'take my drops',
      ['09:00', '21:00'],
      'FREQ=DAILY;COUNT=5',
    ],
  ])('are a series for each, with its end: %s', (text, task, hours, recurrence) => {
    expect(read(text).actions.map(({ intent, slots }) => ({ intent, ...slots }))).toMatchObject(
      hours.map((hour) => ({
        intent: 'reminder',
        task,
        reminderTime: `2026-11-30T${hour}:00+02:00`,
        recurrence,
      })),
    );
  });

  it.each([
    'remind me every day at 8 to take 2 and 3 pills',
    'remind me every day at 9 to buy 2 and a half loaves',
    'remind me tomorrow at 7 to pack and at 8 to leave',
    'remind me every day to do 3 and 5 minutes of yoga',
  ])('are not in: %s', (text) => {
    expect(ofEachHour(text)).toEqual([]);
  });
});
