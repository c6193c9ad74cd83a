import { describe, expect, it } from 'vitest';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import {
  agoOf,
  cardTimeOf,
  clockOf,
  dayOf,
  fullDateOf,
  isSameDay,
  listTimeOf,
  whenInSentence,
  whenOf,
} from './when.ts';

const now = Date.UTC(2026, 10, 22, 7, 41);
const en = { locale: 'en-GB', timeZone: 'Asia/Jerusalem', now };
const he = { ...en, locale: 'he-IL' };
const hourMs = 3_600_000;

describe('a time one will act on', () => {
  it.each([
    [now + 3 * hourMs, 'Today 12:41'],
    [now + 24 * hourMs, 'Tomorrow 09:41'],
    [now - 24 * hourMs, 'Yesterday 09:41'],
    [now + 72 * hourMs, 'Wed 25 Nov 09:41'],
  ])('%i is %s', (instant, words) => {
    expect(whenOf(instant, en)).toBe(words);
  });

  it('counts days in the calendar, where one has 23 hours', () => {
    const evening = { ...en, now: Date.parse('2026-03-26T23:30:00+02:00') };
    expect(whenOf(Date.parse('2026-03-27T09:00:00+03:00'), evening)).toBe('Tomorrow 09:00');
    expect(whenOf(Date.parse('2026-03-28T09:00:00+03:00'), evening)).toBe('Sat 28 Mar 09:00');
  });

  it('takes its place in a sentence', () => {
    expect(whenInSentence(now, en)).toBe('today 09:41');
    expect(whenInSentence(now + 72 * hourMs, en)).toBe('Wed 25 Nov 09:41');
  });

  it('is told in Hebrew', () => {
    expect(whenOf(now, he)).toBe('היום 09:41');
    expect(whenOf(now + 24 * hourMs, he)).toBe('מחר 09:41');
  });

  it('names another year', () => {
    expect(dayOf(Date.UTC(2027, 0, 4, 10), en)).toContain('2027');
  });
});

describe('a time in words that are kept', () => {
  const at = Date.UTC(2027, 11, 1, 7);

  it.each([
    [en, '1 December 2027 at 09:00'],
    [he, '1 בדצמבר 2027 בשעה 09:00'],
  ])('names its day in full: $locale', (context, words) => {
    expect(fullDateOf(at, context)).toBe(words);
  });

  // Run Again reads the words once more where nothing else of the task is kept.
  it.each([
    [en, 'Schedule Meeting: Standup'],
    [he, 'קביעת פגישה: סטנדאפ'],
  ])('is read back as the same time, in each month: $locale', (context, command) => {
    const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 2 * month + 1, 7, 5));
    const readBack = months.map((instant) => {
      const words = `${command} · ${fullDateOf(instant, context)}`;
      const { slots } = understand(words, {
        now: '2026-11-22T09:41:00+02:00',
        timeZone: context.timeZone,
      });
      return 'startTime' in slots && Date.parse(String(slots.startTime));
    });
    expect(readBack).toEqual(months);
  });
});

it('is read in the zone of the person', () => {
  expect(clockOf(now, en)).toBe('09:41');
  expect(clockOf(now, { locale: 'en-GB', timeZone: 'America/New_York' })).toBe('02:41');
  expect(isSameDay(Date.UTC(2026, 10, 22, 21), Date.UTC(2026, 10, 22, 23), 'Asia/Jerusalem')).toBe(false);
});

it.each([
  [now - hourMs, '08:41'],
  [now - 25 * hourMs, 'Sat'],
  [now - 10 * 24 * hourMs, '12 Nov'],
])('a row of %i says %s', (instant, words) => {
  expect(listTimeOf(instant, en)).toBe(words);
});

it.each([
  [now, 'now'],
  [now - 2 * 60_000, '2 min ago'],
  [now - 3 * hourMs, '3 hr ago'],
  [now - 26 * hourMs, 'yesterday'],
])('%i was %s', (instant, words) => {
  expect(agoOf(instant, en).replace('mins', 'min').replace('hrs', 'hr')).toBe(words);
});

it('has short month, day and a clock of twelve hours on a card of the inbox', () => {
  expect(cardTimeOf(now, en).replace('\u202f', ' ')).toBe('Nov 22, 9:41 AM');
  expect(cardTimeOf(now + 5 * hourMs, he)).toMatch(/22.*2:41/);
});
