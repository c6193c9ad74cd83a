import {
  dayOfUtc,
  daysBetween,
  utcOfDay,
  weekdayOf,
  type CalendarDay,
} from '@crocodile-hub/core/time/calendar';
import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import { zoneOfCity } from '@crocodile-hub/core/language/questions/cities';
import type { Question, WhetherThen } from '@crocodile-hub/core/language/questions/question';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { toInstant, toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import { asCode, shownOutside } from '@crocodile-hub/core/text/markdown';
import { dayMs, hourMs, minuteMs } from '@crocodile-hub/core/time/units';
import { isFailure } from '../../ports/failure.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { lengthOf } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { isWorkday } from './free.ts';
import type { QuestionWords } from './words.ts';

/** Addresses and numbers of somebody. */
export async function contact(
  ports: QuestionPorts,
  { person, words }: Asking,
  { who, wants }: Extract<Question, { asks: 'contact' }>,
): Promise<Answer> {
  const contacts = await contactsOf(ports, person, who);
  const reaches = wants === 'phone' ? (['phone', 'email'] as const) : (['email', 'phone'] as const);
  const reachable = (name: string) =>
    reaches.flatMap((reach) => resolveRecipient(name, reach, contacts).candidates);
  // "Avis number" is Avi's, where nobody is called Avis.
  const called = [who, ...(/^[a-z]{3,30}s$/i.test(who) ? [who.slice(0, -1)] : [])];
  const name = called.find((one) => reachable(one).length > 0) ?? who;
  const found = reachable(name);
  if (found.length === 0)
    return { ...plainAnswer(words.noContact(shownOutside(who))), isSure: false, isEmpty: true };
  const lines = found.map(({ name, address, known }) => {
    const note = known === 'received' ? ` (${words.neverWrittenTo})` : '';
    return `- ${name === '' ? '' : `**${shownOutside(name, 60)}** `}${asCode(address)}${note}`;
  });
  return plainAnswer(`${words.contact(shownOutside(name))}\n\n${lines.join('\n')}`);
}

type ZonePorts = Pick<QuestionPorts, 'log' | 'weather'>;

type Zone = { is: 'known'; timeZone: string } | { is: 'not-known'; answer: Answer };

/** The zone of a city that we know or that the world knows; null is here. */
async function zoneIn(
  { log, weather }: ZonePorts,
  { clock, words }: Asking,
  city: string | null,
): Promise<Zone> {
  const known = city === null ? clock.timeZone : zoneOfCity(city);
  if (city === null || known !== null) return { is: 'known', timeZone: known ?? clock.timeZone };
  try {
    return { is: 'known', timeZone: await weather.zone(city) };
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('questions.not-read', { what: 'zone', kind: error.kind });
    const shown = shownOutside(city);
    const answer =
      error.kind === 'not-found'
        ? { ...plainAnswer(words.noZone(shown)), isSure: false }
        : plainAnswer(words.zoneSilent(shown));
    return { is: 'not-known', answer };
  }
}

export async function timeElsewhere(
  ports: ZonePorts,
  asking: Asking,
  { city, whether }: Extract<Question, { asks: 'time' }>,
): Promise<Answer> {
  const { clock, words } = asking;
  const zone = await zoneIn(ports, asking, city);
  if (zone.is === 'not-known') return zone.answer;
  const time = new Intl.DateTimeFormat(words.locale, {
    timeZone: zone.timeZone,
    ...(city === null ? {} : { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(clock.now);
  const said = city === null ? words.timeHere(time) : words.timeIn(shownOutside(city), time);
  return plainAnswer([...verdictOn(whether, clock.now, zone.timeZone, words), said].join(' '));
}

/** From 7 to 21 people are called, and a little later with care; offices are open from 9 to 18. */
function verdictOn(
  whether: WhetherThen | undefined,
  at: Instant,
  timeZone: string,
  { inDays }: QuestionWords,
): string[] {
  if (whether === undefined) return [];
  const then = toWall(at, zoneOf(timeZone, ''));
  const { hour } = then;
  if (whether === 'office') {
    const weekday = weekdayOf(then);
    const isWorkday = timeZone === 'Asia/Jerusalem' ? weekday < 5 : weekday > 0 && weekday < 6;
    return [isWorkday && hour >= 9 && hour < 18 ? inDays.office.open : inDays.office.closed];
  }
  if (hour < 6 || hour >= 22) return [inDays.calling.night];
  if (hour < 8) return [inDays.calling.early];
  return [hour >= 21 ? inDays.calling.late : inDays.calling.day];
}

const mostDigits = 10;
/** Nobody measures more exactly. */
const mostDigitsOfMeasure = 6;

export async function timeDifference(
  ports: ZonePorts,
  asking: Asking,
  { city, other }: Extract<Question, { asks: 'time-difference' }>,
): Promise<Answer> {
  const { clock, words } = asking;
  const there = await zoneIn(ports, asking, city);
  if (there.is === 'not-known') return there.answer;
  const here = await zoneIn(ports, asking, other);
  if (here.is === 'not-known') return here.answer;
  const apart = (offsetMs(there.timeZone, clock.now) - offsetMs(here.timeZone, clock.now)) / hourMs;
  const shown = (place: string | null) => (place === null ? null : shownOutside(place));
  return plainAnswer(words.hoursApart(shownOutside(city), shown(other), apart));
}

export async function timeThere(
  ports: ZonePorts,
  asking: Asking,
  { hour, minute, city, other, whether }: Extract<Question, { asks: 'time-there' }>,
): Promise<Answer> {
  const { clock, words } = asking;
  const from = await zoneIn(ports, asking, city);
  if (from.is === 'not-known') return from.answer;
  const to = await zoneIn(ports, asking, other);
  if (to.is === 'not-known') return to.answer;
  const zone = zoneOf(from.timeZone, '');
  const then = toInstant({ ...toWall(clock.now, zone), hour, minute, second: 0 }, zone);
  const at = (timeZone: string) =>
    new Intl.DateTimeFormat(words.locale, {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }).format(then);
  const shown = (place: string | null) => (place === null ? null : shownOutside(place));
  const said = words.timeThere(
    { at: at(from.timeZone), place: shown(city) },
    { at: at(to.timeZone), place: shown(other) },
  );
  return plainAnswer([...verdictOn(whether, then, to.timeZone, words), said].join(' '));
}

/** How long it is to an hour, and what time it is. */
export function timeUntil(
  { words, time }: Asking,
  { at }: Extract<Question, { asks: 'time-until' }>,
): Answer {
  const length = lengthOf(Math.ceil((at - time.now) / minuteMs), words);
  return plainAnswer(words.timeUntil(length, time.clock(at), time.clock(time.now)));
}

function offsetMs(timeZone: string, now: Instant): number {
  return zoneOf(timeZone, '').offsetMs(now);
}

/** How long it is to a day, and which day of the week it is. */
export function dateAsked(
  { words, time, clock }: Asking,
  { day, wants }: Extract<Question, { asks: 'date' }>,
): Answer {
  const shown = new Intl.DateTimeFormat(words.locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(utcOfDay(day));
  if (wants === 'hebrew') return plainAnswer(words.hebrewDate(shown, hebrewDate(day, words.locale)));
  const days = daysBetween(time.dayOf(time.now), day);
  if (wants === 'workdays' && days > 0) {
    const count = workdaysBetween(utcOfDay(time.dayOf(time.now)), days, clock.context.country ?? 'IL');
    return plainAnswer(words.inDays.workdays(shown, count));
  }
  return plainAnswer(wants === 'weekday' ? words.dayIs(shown, days) : words.daysUntil(shown, days));
}

/** With its numbers in letters, where it is said in Hebrew: "כ׳ בכסלו תשפ״ז". */
function hebrewDate(day: CalendarDay, locale: string): string {
  const parts = new Intl.DateTimeFormat(`${locale}-u-ca-hebrew`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(utcOfDay(day));
  const isHebrew = locale.startsWith('he');
  return parts
    .map(({ value }) => (isHebrew && /^\d+$/.test(value) ? inLetters(Number(value) % 1_000) : value))
    .join('');
}

const letters = 'ת400 ש300 ר200 ק100 צ90 פ80 ע70 ס60 נ50 מ40 ל30 כ20 טז16 טו15 י10 ט9 ח8 ז7 ו6 ה5 ד4 ג3 ב2 א1'
  .split(' ')
  .map((one) => ({ letter: one.replace(/\d+/, ''), value: Number(one.replace(/\D+/, '')) }));

function inLetters(number: number): string {
  let left = number;
  let said = '';
  for (const { letter, value } of letters) for (; left >= value; left -= value) said += letter;
  return said.length === 1 ? `${said}׳` : `${said.slice(0, -1)}״${said.slice(-1)}`;
}

/** From today to the day before. */
function workdaysBetween(from: number, days: number, country: string): number {
  return Array.from({ length: days }, (_, ahead) => dayOfUtc(from + ahead * dayMs)).filter((day) =>
    isWorkday(day, country),
  ).length;
}

/** Minutes of a day, as they stand on a clock. */
function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Times are said in words; other units have signs that are the same everywhere. */
const timesSaid: Readonly<Record<string, string>> = {
  s: 'second',
  min: 'minute',
  h: 'hour',
  d: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
};

/** It has more than two digits behind the point, and rounding leaves most of it. */
function isCents(result: number): boolean {
  return Math.abs(result) >= 1 && Math.abs(result * 100 - Math.round(result * 100)) > 1e-6;
}

export function sum(
  { words }: Asking,
  { sum: asked, result, unit }: Extract<Question, { asks: 'sum' }>,
): Answer {
  if (unit === 'clock') return plainAnswer(words.result(shownOutside(asked), clockOf(result)));
  if (unit === 'whole')
    return plainAnswer(words.roundedUp(shownOutside(asked), new Intl.NumberFormat('en-GB').format(result)));
  const said = timesSaid[unit ?? ''];
  const maximumSignificantDigits = unit === null ? mostDigits : mostDigitsOfMeasure;
  const shown = new Intl.NumberFormat(said === undefined ? 'en-GB' : words.locale, {
    maximumSignificantDigits,
    ...(said !== undefined && { style: 'unit', unit: said, unitDisplay: 'long' }),
  }).format(result);
  // What is shared or has a percentage is mostly money.
  if (unit === null && /[%÷]/.test(asked) && isCents(result)) {
    const cents = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }).format(result);
    return plainAnswer(words.inDays.rounded(shownOutside(asked), cents));
  }
  const isMeasure = unit !== null && said === undefined;
  return plainAnswer(words.result(shownOutside(asked), isMeasure ? `${shown} ${unit}` : shown));
}
