import { at, now, shifted, today, type IsoDay } from './day.ts';
import type { Draw } from './draw.ts';
import type { Language } from './topics.ts';

/** A time as it is said in both languages. The instants are half-open. */
export type Period = {
  readonly said: Readonly<Record<Language, string>>;
  readonly first: IsoDay;
  readonly last: IsoDay;
  readonly from: number;
  readonly to: number;
};

function days(en: string, he: string, first: IsoDay, last: IsoDay = first): Period {
  return { said: { en, he }, first, last, from: at(first), to: at(shifted(last, 1)) };
}

/** That many days from today. Today is a Sunday, with which the week begins. */
const inDays = (by: number) => shifted(today, by);

const weekdays = [
  ['Sunday', 'ראשון'],
  ['Monday', 'שני'],
  ['Tuesday', 'שלישי'],
  ['Wednesday', 'רביעי'],
  ['Thursday', 'חמישי'],
  ['Friday', 'שישי'],
] as const;
const months = [
  ['January', 'ינואר'],
  ['February', 'פברואר'],
  ['March', 'מרץ'],
  ['April', 'אפריל'],
  ['May', 'מאי'],
  ['June', 'יוני'],
  ['July', 'יולי'],
  ['August', 'אוגוסט'],
  ['September', 'ספטמבר'],
  ['October', 'אוקטובר'],
  ['November', 'נובמבר'],
  ['December', 'דצמבר'],
] as const;

const two = (number: number) => String(number).padStart(2, '0');
const monthOf = (day: IsoDay) => months[Number(day.slice(5, 7)) - 1] ?? months[0];

function monthIn(year: number, month: number, withYear: boolean): Period {
  const first = `${year}-${two(month)}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  const [en, he] = monthOf(first);
  const ofYear = withYear ? ` ${year}` : '';
  return days(`in ${en}${ofYear}`, `ב${he}${ofYear}`, first, shifted(next, -1));
}

function dateOf(day: IsoDay, withYear: boolean): Period {
  const [en, he] = monthOf(day);
  const date = Number(day.slice(8));
  const year = day.slice(0, 4);
  return withYear
    ? days(`on ${en} ${date}, ${year}`, `ב-${date} ב${he} ${year}`, day)
    : days(`on ${en} ${date}`, `ב-${date} ב${he}`, day);
}

function lastWeekday(draw: Draw): Period {
  const back = 1 + draw.below(5);
  const [en, he] = weekdays[6 - back] ?? weekdays[1];
  const day = inDays(-1 - back);
  return days(draw.is(0.5) ? `last ${en}` : `on ${en}`, `ביום ${he} שעבר`, day);
}

function comingWeekday(draw: Draw): Period {
  const ahead = 1 + draw.below(5);
  const [en, he] = weekdays[ahead] ?? weekdays[1];
  return days(`on ${en}`, `ביום ${he}`, inDays(ahead));
}

function since(draw: Draw): Period {
  const back = 2 + draw.below(4);
  const [en, he] = weekdays[7 - back] ?? weekdays[1];
  const day = inDays(-back);
  return { ...days(`since ${en}`, `מאז יום ${he}`, day, today), to: now };
}

const past: readonly ((draw: Draw) => Period)[] = [
  () => days('today', 'היום', today),
  () => days('yesterday', 'אתמול', inDays(-1)),
  () => days('last week', 'בשבוע שעבר', inDays(-7), inDays(-1)),
  () => days('this month', 'החודש', '2026-11-01', '2026-11-30'),
  () => days('last month', 'בחודש שעבר', '2026-10-01', '2026-10-31'),
  () => days('last year', 'בשנה שעברה', '2025-01-01', '2025-12-31'),
  () => days('this year', 'השנה', '2026-01-01', '2026-12-31'),
  lastWeekday,
  (draw) => monthIn(2026, 1 + draw.below(10), false),
  (draw) => monthIn(2025, 1 + draw.below(12), true),
  (draw) => dateOf(shifted('2026-02-01', draw.below(280)), false),
  (draw) => dateOf(shifted('2025-01-01', draw.below(365)), true),
];
const coming: readonly ((draw: Draw) => Period)[] = [
  () => days('tomorrow', 'מחר', inDays(1)),
  () => days('this week', 'השבוע', today, inDays(6)),
  () => days('next week', 'בשבוע הבא', inDays(7), inDays(13)),
  () => days('next month', 'בחודש הבא', '2026-12-01', '2026-12-31'),
  comingWeekday,
  (draw) => dateOf(shifted('2026-12-01', draw.below(60)), false),
];

/** A time that is over, or goes on until now. */
export function pastPeriod(draw: Draw): Period {
  return draw.pick(past)(draw);
}

/** From a day of last week until now. */
export function sincePeriod(draw: Draw): Period {
  return since(draw);
}

export function comingPeriod(draw: Draw): Period {
  return draw.pick(coming)(draw);
}

/** Days that are over, as one speaks of them in a calendar. */
export function pastDays(draw: Draw): Period {
  return draw.pick(past.filter((_, index) => index === 1 || index === 2 || index === 4 || index >= 7))(draw);
}

/** A single day from tomorrow on. */
export function comingDay(draw: Draw): Period {
  return draw.pick([coming[0], coming[4], coming[5]].flatMap((one) => (one === undefined ? [] : [one])))(
    draw,
  );
}

/** An hour of a coming day. */
export function comingHour(draw: Draw): Period {
  const day = comingDay(draw);
  const hour = 9 + draw.below(9);
  const from = at(day.first, hour * 60);
  const clock = `${hour > 12 ? hour - 12 : hour}${hour >= 12 ? 'pm' : 'am'}`;
  const said = {
    en: `${day.said.en} at ${draw.is(0.5) ? clock : `${two(hour)}:00`}`,
    he: `${day.said.he} ב-${hour}:00`,
  };
  return { ...day, said, from, to: at(day.first, (hour + 1) * 60) };
}
