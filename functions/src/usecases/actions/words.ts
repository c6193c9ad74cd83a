import type { InBothLanguages } from '@crocodile-hub/core/actions/record';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { isHebrewLocale } from '@crocodile-hub/core/domain/locale';
import type { View } from './action.ts';
import { repetition } from './repetition-words.ts';

/** The sentences of an action in the person's language. */
export function inLanguage<Sentences>(
  { en, he }: InBothLanguages<Sentences>,
  locale: string | null,
): Sentences {
  return isHebrewLocale(locale) ? he : en;
}

/** For an action whose own words are forgotten. */
export const doneWords: InBothLanguages<string> = { en: 'Done', he: 'בוצע' };

/** How often something repeats, to follow a time; empty if it happens once. */
export function repeats(
  recurrence: string | null | undefined,
  { locale, timeZone }: Pick<Clock, 'locale' | 'timeZone'>,
): string {
  return repetition(recurrence, isHebrewLocale(locale) ? 'he' : 'en', timeZone);
}

type Clock = { timeZone: string; locale: string | null; now?: Instant };

/** A whole day, with its weekday and year. */
export function wholeDay(day: string, locale: string | null): string {
  return new Intl.DateTimeFormat(isHebrewLocale(locale) ? 'he-IL' : 'en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(Date.parse(day));
}

/** Day and hour, with the year if it is not the current one. */
export function when(at: Instant, { timeZone, locale, now }: Clock): string {
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  const isThisYear = now === undefined || year.format(at) === year.format(now);
  return new Intl.DateTimeFormat(isHebrewLocale(locale) ? 'he-IL' : 'en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** The people of an action, each with their address: a name alone does not show where it goes. */
export function namedPeople(addresses: readonly string[], { nameOf }: View): string {
  return addresses
    .map((address) => {
      const name = nameOf?.(address);
      return name === undefined ? address : `${name} <${address}>`;
    })
    .join(', ');
}
