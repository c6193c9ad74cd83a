import { expect, it } from 'vitest';
import { eventWhenWords } from './event-when.ts';

const context = { locale: 'en-GB', timeZone: 'Asia/Jerusalem', now: Date.UTC(2026, 10, 23) };
const time = (start: string, end: string) => ({ is: 'time', start, end }) as const;
const days = (first: string, last: string) => ({ is: 'days', first, last }) as const;

it.each([
  [time('2026-11-24T08:30:00Z', '2026-11-24T09:30:00Z'), 'Tue 24 Nov', '10:30–11:30'],
  [time('2026-11-24T08:30:00Z', '2026-11-24T08:30:00Z'), 'Tue 24 Nov', '10:30'],
  [time('2026-11-24T20:00:00Z', '2026-11-24T23:00:00Z'), 'Tue 24 Nov 22:00 – Wed 25 Nov 01:00', null],
  [days('2026-11-24', '2026-11-24'), 'Tue 24 Nov', null],
  [days('2026-12-31', '2027-01-02'), 'Thu 31 Dec – Sat 2 Jan 2027', null],
])('%j is %s, %s', (when, shownDays, hours) => {
  expect(eventWhenWords(when, context)).toEqual({ days: shownDays, hours });
});

it('is the same days whatever the zone of the person', () => {
  const far = { ...context, timeZone: 'America/Los_Angeles' };
  expect(eventWhenWords(days('2026-11-24', '2026-11-24'), far).days).toBe('Tue 24 Nov');
});
