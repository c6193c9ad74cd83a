import { type Instant, timeZoneName } from '@crocodile-hub/core/contract/time';
import { toInstant, utcOfWall, type Wall, wallOfUtc, zoneOf } from '@crocodile-hub/core/time/zone';
import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import { componentsOf, type Component, firstOf, numberIn, ruleOf, textIn } from './jcal.ts';

/** The zone of an event. `name` is the one that Intl knows; null for a zone that only the mail describes. */
export type EventZone = { name: string | null; instantOf: (wall: Wall) => Instant };

export function namedZone(name: string): EventZone {
  const zone = zoneOf(name, '1970-01-01T00:00:00Z');
  return { name, instantOf: (wall) => toInstant(wall, zone) };
}

/**
 * The zone named `tzid`: one that Intl knows, or else the one that the mail describes under that name, as Outlook does.
 * Null if there is neither.
 */
export function zoneCalled(tzid: string, calendar: Component): EventZone | null {
  const described = componentsOf(calendar, 'vtimezone').find((one) => textIn(one, 'tzid') === tzid);
  const name =
    asInLaw.get(tzid) ??
    intlName(tzid) ??
    intlName(described === undefined ? '' : textIn(described, 'x-lic-location'));
  if (name !== null) return namedZone(name);
  const changes = described === undefined ? [] : changesOf(described);
  if (changes.length === 0) return null;
  return { name: null, instantOf: (wall) => utcOfWall(wall) - offsetAt(utcOfWall(wall), changes) };
}

/** A name of Intl's for a zone that a mail describes: one that keeps the same hours through that year. */
export function nameLike(zone: EventZone, around: Wall, preferred: string): string | null {
  if (zone.name !== null) return zone.name;
  const samples = [0, 91, 182, 273].map((days) => wallOfUtc(utcOfWall(around) + days * dayMs));
  const isLike = (name: string) => {
    const other = namedZone(name);
    return samples.every((wall) => other.instantOf(wall) === zone.instantOf(wall));
  };
  return [preferred, ...Intl.supportedValuesOf('timeZone')].find(isLike) ?? null;
}

/** Windows describes it by a fourth Friday, which in some years is not the one of the law. */
const asInLaw: ReadonlyMap<string, string> = new Map([['Israel Standard Time', 'Asia/Jerusalem']]);

const mostChanges = 100;
const longestName = 200;

/** `Europe/Berlin`, also at the end of what some programs write before it: `/mozilla.org/20050126_1/Europe/Berlin`. */
function intlName(tzid: string): string | null {
  const parts = tzid.slice(0, longestName).split('/');
  const endings = [parts, parts.slice(-3), parts.slice(-2)].map((ending) => ending.join('/'));
  return endings.find((name) => name !== '' && timeZoneName.safeParse(name).success) ?? null;
}

/** A change of the clocks: once, or each year on the nth weekday of a month. Rules of other kinds count as once. */
type Change = {
  first: number;
  offsetMs: number;
  yearly: { month: number; weekday: number; nth: number } | null;
};

function changesOf(zone: Component): Change[] {
  return [...componentsOf(zone, 'standard'), ...componentsOf(zone, 'daylight')]
    .slice(0, mostChanges)
    .flatMap((one): Change[] => {
      const first = Date.parse(`${textIn(one, 'dtstart')}Z`);
      const offsetMs = offsetOf(textIn(one, 'tzoffsetto'));
      return Number.isNaN(first) || offsetMs === null ? [] : [{ first, offsetMs, yearly: yearlyIn(one) }];
    });
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function yearlyIn(change: Component): Change['yearly'] {
  const rule = ruleOf(firstOf(change, 'rrule'));
  const byDay = rule?.['byday'];
  const [, nth = '', day = ''] = /^([+-]?\d)([A-Z]{2})$/.exec(typeof byDay === 'string' ? byDay : '') ?? [];
  const month = numberIn(rule?.['bymonth']);
  const weekday = weekdays.indexOf(day);
  if (rule?.['freq'] !== 'YEARLY' || month === null || weekday < 0) return null;
  return { month, weekday, nth: Number(nth) };
}

function offsetAt(wall: number, changes: readonly Change[]): number {
  const past = changes
    .flatMap((change) => onsets(change, wall).map((at) => ({ at, offsetMs: change.offsetMs })))
    .filter(({ at }) => at <= wall)
    .toSorted((a, b) => b.at - a.at);
  return past[0]?.offsetMs ?? changes[0]?.offsetMs ?? 0;
}

/** Those of the year and of the one before: an earlier one is never the last. */
function onsets({ first, yearly }: Change, wall: number): number[] {
  if (yearly === null) return [first];
  const year = new Date(wall).getUTCFullYear();
  const timeOfDay = ((first % dayMs) + dayMs) % dayMs;
  return [year - 1, year].map((one) => dayIn(one, yearly) + timeOfDay).filter((at) => at >= first);
}

function dayIn(year: number, { month, weekday, nth }: NonNullable<Change['yearly']>): number {
  if (nth < 0) {
    const last = Date.UTC(year, month, 0);
    return last - (((new Date(last).getUTCDay() - weekday + 7) % 7) + (-nth - 1) * 7) * dayMs;
  }
  const first = Date.UTC(year, month - 1, 1);
  return first + (((weekday - new Date(first).getUTCDay() + 7) % 7) + (nth - 1) * 7) * dayMs;
}

/** `+02:00`, as ical.js writes it. */
function offsetOf(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})/.exec(text) ?? [];
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}
