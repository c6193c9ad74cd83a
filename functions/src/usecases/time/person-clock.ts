import type { Instant } from '@crocodile-hub/core/contract/time';
import { defaultTimeZone, personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import type { Context } from '@crocodile-hub/core/language/reading';
import { localIso } from './local-time.ts';

type ClockFields = { now?: string | undefined; timeZone?: string | undefined; locale?: string | undefined };

export type PersonClock = { now: Instant; timeZone: string; locale: string | null; context: Context };

/** The person's clock and place as the call states them, else the server's clock and the product's default zone. */
export function clockOf(stated: ClockFields, serverNow: Instant): PersonClock {
  const timeZone = personTimeZone(stated.timeZone);
  const now = stated.now === undefined ? serverNow : Date.parse(stated.now);
  const locale = stated.locale ?? null;
  const country = countryOf(locale, timeZone);
  return {
    now,
    timeZone,
    locale,
    context: {
      now: localIso(now, timeZone),
      timeZone,
      country,
      ...(locale === null ? {} : { locale }),
    },
  };
}

/** ISO 3166 leaves it free; CLDR has it for a country that is not known. Its weeks begin on Monday. */
const unknownCountry = 'ZZ';
/** A browser set to English says en-US anywhere in the world, and Hebrew is he-IL wherever it is spoken. */
const saysLittle: ReadonlySet<string> = new Set(['US', 'IL']);

/** Whose clock is in Israel lives by its week, whatever language the app speaks. */
function countryOf(locale: string | null, timeZone: string): string {
  if (timeZone === defaultTimeZone) return 'IL';
  const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(locale ?? '')?.[1];
  return region === undefined || saysLittle.has(region) ? unknownCountry : region;
}
