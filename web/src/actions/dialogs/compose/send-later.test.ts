import { describe, expect, it } from 'vitest';
import { chosenInstant, laterChoices, sendAtOf } from './send-later.ts';

const zone = 'Asia/Jerusalem';
const offered = (now: string) =>
  laterChoices(Date.parse(now), zone).map(({ key, at }) => [key, sendAtOf(at, zone)]);

describe('what is offered for later', () => {
  it('is this evening, tomorrow and Monday, on the clock of the person', () => {
    expect(offered('2026-11-25T10:00:00+02:00')).toEqual([
      ['thisEvening', '2026-11-25T18:00:00+02:00'],
      ['tomorrowMorning', '2026-11-26T08:00:00+02:00'],
      ['mondayMorning', '2026-11-30T08:00:00+02:00'],
    ]);
  });

  it('is no evening that has begun, and not one time under two names', () => {
    // A Sunday.
    expect(offered('2026-11-29T17:00:00+02:00')).toEqual([['tomorrowMorning', '2026-11-30T08:00:00+02:00']]);
  });

  it('is the next Monday on a Monday, over the end of a month and of summer time', () => {
    expect(offered('2026-10-19T20:00:00+03:00')).toEqual([
      ['tomorrowMorning', '2026-10-20T08:00:00+03:00'],
      ['mondayMorning', '2026-10-26T08:00:00+02:00'],
    ]);
    expect(offered('2026-12-31T09:00:00+02:00')[1]).toEqual(['tomorrowMorning', '2027-01-01T08:00:00+02:00']);
  });
});

it('a day and an hour are a moment, where they are whole and still to come', () => {
  const now = Date.parse('2026-11-25T10:00:00+02:00');
  expect(chosenInstant('2026-11-25', '10:30', zone, now)).toBe(now + 1_800_000);
  expect(chosenInstant('2026-11-25', '10:00', zone, now)).toBeNull();
  expect([chosenInstant('', '10:30', zone, now), chosenInstant('2026-11-26', '', zone, now)]).toEqual([
    null,
    null,
  ]);
});

it('a week can begin on Sunday', () => {
  const keys = laterChoices(Date.parse('2026-11-25T10:00:00+02:00'), zone, 'sundayMorning');
  expect(keys.map(({ key, at }) => [key, sendAtOf(at, zone)]).at(-1)).toEqual([
    'sundayMorning',
    '2026-11-29T08:00:00+02:00',
  ]);
});
