import { expect, it } from 'vitest';
import { understand } from '../../language/understand/understand.ts';
import { asSaidThere, inOtherZone } from './other-zone.ts';

/** Sunday, 22 November 2026, 10:20 in Jerusalem. */
const context = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
const read = (text: string) => inOtherZone(text, context, (words, there) => understand(words, there));

it.each([
  ['schedule a call with Carla tomorrow at 11 Milan time', '2026-11-23T12:00:00+02:00', 'call with Carla'],
  ['schedule a call with Bob on Monday at 9am New York time', '2026-11-23T16:00:00+02:00', 'call with Bob'],
  ['schedule a call with Bob on Monday at 3pm EST', '2026-11-23T22:00:00+02:00', 'call with Bob'],
  ['schedule a call with Bob on Monday at 15:00 UTC', '2026-11-23T17:00:00+02:00', 'call with Bob'],
  ['schedule a call with Bob on Monday at 5 my time', '2026-11-23T17:00:00+02:00', 'call with Bob'],
  ['תקבע פגישה עם בוב ביום שני ב-10 שעון ניו יורק', '2026-11-23T17:00:00+02:00', 'פגישה עם בוב'],
])('is told by the own clock: %s', (text, startTime, title) => {
  expect(read(text).actions).toMatchObject([
    { intent: 'create_event', words: text, slots: { startTime, title } },
  ]);
});

it('ends as long after as was said', () => {
  const { slots } = read('schedule a call with Carla tomorrow at 11 Milan time for half an hour');
  expect(slots).toMatchObject({ endTime: '2026-11-23T12:30:00+02:00' });
});

it('is of a reminder too, on the day that it is there', () => {
  const { slots } = read('remind me tonight at 23:00 London time to check the build');
  expect(slots).toMatchObject({ reminderTime: '2026-11-23T01:00:00+02:00', task: 'check the build' });
});

it('is asked about, with the hour here', () => {
  const text = 'schedule a call with Carla tomorrow at 11 Milan time';
  const doubt = read(text).doubts.find(({ kind }) => kind === 'time');
  expect(doubt?.meant).toBe('12:00');
  expect(text.slice(doubt?.start, doubt?.end)).toBe(' Milan time');
});

it.each([
  'email dana@example.com that we meet at 11 Milan time',
  'remind me to wind the clock at 5 each time',
  'remind me to ask what the time in Milan is at 5',
])('is none in other words: %s', (text) => {
  expect(read(text)).toEqual(understand(text, context));
});

it.each([
  ['move my meeting with Dana to 4pm London time', 'move my meeting with Dana to 4pm', 'Europe/London'],
  ['push the call to 9:30 New York time on Monday', 'push the call to 9:30 on Monday', 'America/New_York'],
  ['תזיזי את הפגישה ל-16:00 שעון לונדון', 'תזיזי את הפגישה ל-16:00', 'Europe/London'],
  ['move my meeting with Dana to 4pm', 'move my meeting with Dana to 4pm', 'Asia/Jerusalem'],
])('is read there where something is to move: %s', (text, said, timeZone) => {
  expect(asSaidThere(text, context)).toEqual({ text: said, context: { ...context, timeZone } });
});
