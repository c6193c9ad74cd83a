import type { Instant } from '@crocodile-hub/core/contract/time';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import type { Context } from '@crocodile-hub/core/language/reading';
import { localIso } from './local-time.ts';

type ClockFields = { now?: string | undefined; timeZone?: string | undefined; locale?: string | undefined };

export type PersonClock = { now: Instant; timeZone: string; locale: string | null; context: Context };

/** The person's clock and place as the call states them, else the server's clock and the product's default zone. */
export function clockOf(stated: ClockFields, serverNow: Instant): PersonClock {
  const timeZone = personTimeZone(stated.timeZone);
  const now = stated.now === undefined ? serverNow : Date.parse(stated.now);
  const locale = stated.locale ?? null;
  const country = countryOf(locale);
  return {
    now,
    timeZone,
    locale,
    context: {
      now: localIso(now, timeZone),
      timeZone,
      ...(country === undefined ? {} : { country }),
      ...(locale === null ? {} : { locale }),
    },
  };
}

/** A browser set to English says en-US anywhere in the world, so only other countries are taken from the locale. */
function countryOf(locale: string | null): string | undefined {
  const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(locale ?? '')?.[1];
  return region === 'US' ? undefined : region;
}
