import { expect, it } from 'vitest';
import { clockworkOf } from '../time/clockwork.ts';
import { meantBy } from './meant.ts';

const noon = clockworkOf({ now: '2026-11-28T12:00:00+02:00', timeZone: 'Asia/Jerusalem' });

it.each([
  ['my 10:30 meeting tomorrow', '2026-11-29T10:30:00+02:00'],
  ['my 3:30 meeting tomorrow', '2026-11-29T15:30:00+02:00'],
  ['the 9:15 meeting on Monday', '2026-11-30T09:15:00+02:00'],
  ['my 6 pm meeting on Friday', '2026-12-04T18:00:00+02:00'],
  ['הפגישה של 10:30 מחר', '2026-11-29T10:30:00+02:00'],
])('%s begins within the day that is named, not in the night before', (words, begins) => {
  expect(meantBy(words, noon)?.over?.from).toBe(Date.parse(begins));
});

it.each(["'Meeting with Dana'", '"Meeting with Dana"', 'the “Meeting with Dana”'])(
  'what stands in quotes is a title, whatever it says: %s',
  (words) => {
    expect(meantBy(words, noon)).toEqual({ about: 'Meeting with Dana', over: null, kind: null });
  },
);

it('what a reminder is to remind of may be something to send', () => {
  expect(meantBy('the reminder to send the numbers', noon)?.about).toBe('send numbers');
  expect(meantBy('the reminder and send the numbers', noon)).toBeNull();
});
