import type { Span } from '@crocodile-hub/core/language/questions/question';
import { hourMs } from '@crocodile-hub/core/time/units';
import type { HourForecast, Sky } from '../../ports/outside.ts';
import { localIso } from '../time/local-time.ts';
import { isoDay } from './agenda.ts';
import type { Asking } from './asking.ts';
import type { ShownTime } from './shown-time.ts';

const mostSpells = 6;

export const wet: ReadonlySet<Sky> = new Set([
  'Drizzle',
  'Rain',
  'Freezing rain',
  'Snow',
  'Rain showers',
  'Snow showers',
  'Thunderstorm',
]);

/** What the hours of a part of a day bring. */
export type PartForecast = { lowest: number; highest: number; skies: Sky[]; rain: string[] };

/** Null where no hour of that time is known. */
export function partOf(all: readonly HourForecast[], over: Span, asking: Asking): PartForecast | null {
  const hours = toCome(all, over, asking);
  if (hours.length === 0) return null;
  const degrees = hours.map(({ temperature }) => temperature);
  return {
    lowest: Math.min(...degrees),
    highest: Math.max(...degrees),
    skies: [...new Set(hours.map(({ description }) => description))],
    rain: wetSpells(hours).map((spell) => spellShown(spell, asking.time)),
  };
}

/** When rain or snow ends, and when it comes. Null where no hour of that time is known. */
export function rainSaid(
  all: readonly HourForecast[],
  shown: string,
  over: Span | null,
  asking: Asking,
): string | null {
  const { words, time } = asking;
  const hours = toCome(all, over, asking);
  const last = hours.at(-1);
  if (last === undefined) return null;
  const lastDay = dayShown(dayOf(last.clock), time);
  const spells = wetSpells(hours);
  const [first] = spells;
  if (first === undefined) {
    if (over?.isHours === true) return words.noRainOn(shown, time.span(over));
    return over !== null && isoDay(over.first) === isoDay(over.last)
      ? words.noRainOn(shown, lastDay)
      : words.noRainUntil(shown, lastDay);
  }
  if (first.begins !== hours[0] || first.begins.at > time.now)
    return `${words.rainHours(shown)}\n\n${listed(spells)}`;
  const sky = skyOf(first);
  if (first.ends === null) return words.wetOn(shown, sky, lastDay);
  const until = words.wetUntil(shown, sky, whenShown(first.ends, time));
  const rest = spells.slice(1);
  return rest.length === 0 ? until : `${until} ${words.thenAgain}\n\n${listed(rest)}`;

  function listed(some: readonly Spell[]): string {
    return some
      .slice(0, mostSpells)
      .map((spell) => `- ${spellShown(spell, time)}: ${skyOf(spell)}`)
      .join('\n');
  }

  function skyOf({ begins }: Spell): string {
    return words.weather.skies[begins.description];
  }
}

/** Of the time that was asked about, as the clocks of the place show it, the hours that are not over. */
function toCome(
  all: readonly HourForecast[],
  over: Span | null,
  { clock, time }: Asking,
): readonly HourForecast[] {
  const coming = all.filter(({ at }) => at + hourMs > time.now);
  if (over === null) return coming;
  if (over.isHours) {
    // Of what begins at 16:20, the hour from 16:00 on tells.
    const begins = Math.floor(over.from / hourMs) * hourMs;
    const [from, to] = [begins, over.to].map((at) => localIso(at, clock.timeZone).slice(0, 16));
    return coming.filter(
      (hour) => from !== undefined && hour.clock >= from && to !== undefined && hour.clock < to,
    );
  }
  const [first, last] = [isoDay(over.first), isoDay(over.last)];
  return coming.filter((hour) => dayOf(hour.clock) >= first && dayOf(hour.clock) <= last);
}

const dayOf = (clock: string) => clock.slice(0, 10);

export function dayShown(day: string, time: ShownTime): string {
  return time.day({
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    day: Number(day.slice(8, 10)),
  });
}

function whenShown({ clock }: HourForecast, time: ShownTime, after?: HourForecast): string {
  const hour = clock.slice(11);
  return after !== undefined && dayOf(clock) === dayOf(after.clock)
    ? hour
    : `${dayShown(dayOf(clock), time)}, ${hour}`;
}

type Spell = { begins: HourForecast; ends: HourForecast | null };

function spellShown({ begins, ends }: Spell, time: ShownTime): string {
  const end = ends === null ? '' : `–${whenShown(ends, time, begins)}`;
  return `${whenShown(begins, time)}${end}`;
}

/** Hours of rain in a row; the last may go on beyond what is known. */
function wetSpells(hours: readonly HourForecast[]): Spell[] {
  return hours.flatMap((begins, index) => {
    const before = hours[index - 1];
    if (!wet.has(begins.description) || (before !== undefined && wet.has(before.description))) return [];
    return [{ begins, ends: hours.slice(index).find(({ description }) => !wet.has(description)) ?? null }];
  });
}
