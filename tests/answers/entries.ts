import { minuteMs } from '@crocodile-hub/core/time/units';
import { at, shifted, today, type IsoDay } from './day.ts';
import type { Draw } from './draw.ts';
import type { Acquaintance } from './people.ts';
import { topics, type Language } from './topics.ts';

export type RawEntry = {
  readonly id: string;
  readonly title: string;
  readonly people: readonly Acquaintance[];
  /** What stands in the calendar as a note to oneself, or as somebody's birthday, is no meeting. */
  readonly kind: 'meeting' | 'birthday' | 'reminder' | 'days';
  /** Its first and last day; of one with hours both are the day on which it begins. */
  readonly first: IsoDay;
  readonly last: IsoDay;
  readonly start: number;
  readonly end: number;
  readonly isBusy: boolean;
  readonly series: string | null;
};

const entryCount = 400;
const daysBack = 730;
const daysAhead = 90;

/** Two years of a calendar and three months to come, in the order of their beginnings. */
export function someEntries(draw: Draw, people: readonly Acquaintance[]): readonly RawEntry[] {
  const fixed = [
    ...weekly('Pilates', 3, { from: -140, to: 84, minutes: 18 * 60 + 30 }, []),
    ...weekly('Team standup', 1, { from: -180, to: 90, minutes: 9 * 60 + 30 }, people.slice(40, 42)),
    ...people.slice(0, 12).map((one) => birthdayOf(draw, one)),
    ...Array.from({ length: 18 }, (_, index) => trip(draw, index)),
    ...Array.from({ length: 20 }, (_, index) => noteToOneself(draw, index)),
  ];
  const rest = Array.from({ length: entryCount - fixed.length }, (_, index) => single(draw, people, index));
  return [...fixed, ...rest].toSorted((one, other) => one.start - other.start);
}

type Weekly = { from: number; to: number; minutes: number };

function weekly(
  title: string,
  weekday: number,
  { from, to, minutes }: Weekly,
  people: readonly Acquaintance[],
): RawEntry[] {
  const days = Array.from({ length: to - from }, (_, index) => shifted(today, from + index));
  return days
    .filter((day) => new Date(day).getUTCDay() === weekday)
    .map((day) => ({
      ...timed(day, minutes, 30),
      id: `${title}-${day}`,
      title,
      people,
      series: title,
    }));
}

function timed(day: IsoDay, minutes: number, length: number): Omit<RawEntry, 'id' | 'title' | 'people'> {
  const start = at(day, minutes);
  const end = start + length * minuteMs;
  return { kind: 'meeting', first: day, last: day, start, end, isBusy: true, series: null };
}

function wholeDays(first: IsoDay, last: IsoDay): Pick<RawEntry, 'first' | 'last' | 'start' | 'end'> {
  return { first, last, start: at(first), end: at(shifted(last, 1)) };
}

function birthdayOf(draw: Draw, one: Acquaintance): RawEntry {
  const day = shifted(today, draw.below(daysAhead));
  const title = { en: `${one.first.en}'s birthday`, he: `יום הולדת ל${one.first.he}` }[one.script];
  return {
    ...wholeDays(day, day),
    id: `birthday-${one.index}`,
    title,
    people: [one],
    kind: 'birthday',
    isBusy: false,
    series: null,
  };
}

const places = ['Athens', 'Rome', 'אילת', 'Berlin', 'חיפה', 'Lisbon'];

function trip(draw: Draw, index: number): RawEntry {
  const first = shifted(today, draw.below(daysBack + daysAhead) - daysBack);
  return {
    ...wholeDays(first, shifted(first, draw.below(4))),
    id: `trip-${index}`,
    title: draw.pick(places),
    people: [],
    kind: 'days',
    isBusy: draw.is(0.5),
    series: null,
  };
}

function noteToOneself(draw: Draw, index: number): RawEntry {
  const day = shifted(today, draw.below(120) - 60);
  return {
    ...timed(day, 8 * 60 + 15 * draw.below(40), 30),
    id: `note-${index}`,
    title: `🔔 Reminder - call about the ${draw.pick(topics).en}`,
    people: [],
    kind: 'reminder',
  };
}

const alone = ['Focus time', 'Gym', 'Dentist', 'ריצה', 'תור לרופא', 'Haircut'];
const together: Readonly<Record<Language, readonly ((name: string) => string)[]>> = {
  en: [(name) => `Meeting with ${name}`, (name) => `Coffee with ${name}`, (name) => `Call with ${name}`],
  he: [(name) => `פגישה עם ${name}`, (name) => `קפה עם ${name}`, (name) => `שיחה עם ${name}`],
};
const ofSeveral: Readonly<Record<Language, string>> = { en: 'Weekly sync', he: 'ישיבת צוות' };

function single(draw: Draw, people: readonly Acquaintance[], index: number): RawEntry {
  // Most of them are near.
  const day = shifted(today, draw.is(0.5) ? draw.below(120) - 40 : -draw.below(daysBack));
  const minutes = 8 * 60 + 15 * draw.below(44);
  const hours = timed(day, minutes, draw.pick([30, 45, 60, 60, 90]));
  const id = `entry-${index}`;
  if (draw.is(0.2)) return { ...hours, id, title: draw.pick(alone), people: [], isBusy: draw.is(0.85) };
  const [one, other] = [draw.pick(people), draw.pick(people)];
  const isOfSeveral = draw.is(0.25) && other !== one;
  const title = isOfSeveral ? ofSeveral[one.script] : draw.pick(together[one.script])(one.first[one.script]);
  return { ...hours, id, title, people: isOfSeveral ? [one, other] : [one] };
}
