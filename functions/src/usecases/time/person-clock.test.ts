import { findWhen } from '@crocodile-hub/core/language/questions/when';
import { wordsIn } from '@crocodile-hub/core/language/questions/read-question';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { phoneCountry } from '@crocodile-hub/core/domain/phone';
import { expect, it } from 'vitest';
import { clockOf } from './person-clock.ts';

/** Friday. */
const now = '2026-11-20T12:00:00Z';

function weekendOf(timeZone: string, locale: string | undefined) {
  const { context } = clockOf({ now, timeZone, locale }, 0);
  const over = findWhen(wordsIn('this weekend'), clockworkOf(context)).over('ahead');
  return [over?.first.day, over?.last.day];
}

it.each([
  ['America/New_York', 'en-US'],
  ['America/New_York', 'en'],
  ['America/New_York', undefined],
  ['Europe/Berlin', 'en-US'],
  ['Europe/London', 'en-GB'],
  ['America/New_York', 'he-IL'],
  ['America/New_York', 'he'],
])('has Saturday and Sunday for its weekend in %s with %s', (timeZone, locale) => {
  expect(weekendOf(timeZone, locale)).toEqual([21, 22]);
});

it.each([
  ['Asia/Jerusalem', 'he-IL'],
  ['Asia/Jerusalem', 'en-US'],
  ['Asia/Jerusalem', 'en-GB'],
  ['Asia/Jerusalem', undefined],
  ['UTC', 'en-US'],
])('has Friday and Saturday for its weekend in %s with %s', (timeZone, locale) => {
  expect(weekendOf(timeZone, locale)).toEqual([20, 21]);
});

it.each([
  ['America/New_York', 'he-IL', 'IL'],
  ['America/New_York', 'en-US', 'IL'],
  ['Asia/Jerusalem', 'en-GB', 'IL'],
  ['Europe/Berlin', 'de-DE', 'DE'],
])('reads phone numbers in %s with %s as those of %s', (timeZone, locale, country) => {
  expect(phoneCountry(clockOf({ now, timeZone, locale }, 0).context.country)).toBe(country);
});
