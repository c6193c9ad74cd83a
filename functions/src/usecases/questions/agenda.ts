import { isReminderTitle, taskOfReminderEvent } from '@crocodile-hub/core/domain/reminder';
import { isMentioned, mentionAmong } from '@crocodile-hub/core/domain/recipients';
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import { dayOfUtc, sameDate, shiftDays, utcOfDay, type CalendarDay } from '@crocodile-hub/core/time/calendar';
import { birthdayWords } from '@crocodile-hub/core/reader/questions/birthday';
import { speaksOf, thoseAbout } from '@crocodile-hub/core/reader/topics/same-things';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { dayMs, hourMs, minuteMs } from '@crocodile-hub/core/time/units';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { sourceTitle } from '../source-title.ts';
import {
  plainAnswer,
  readGoogle,
  type Answer,
  type Asking,
  type QuestionPorts,
  type ReadResult,
  type Shown,
  type Source,
} from './asking.ts';
import { unanswered } from './invited.ts';
import { hoursFromDay, hoursOnDay, hoursWithDays } from './entry-hours.ts';
import type { ShownTime } from './shown-time.ts';
import type { QuestionWords } from './words.ts';

type Of<A extends Question['asks']> = Extract<Question, { asks: A }>;

const mostLines = 40;
const mostMeetings = 5;
const daysAhead = 180;
/** Looked back for what was last, in steps: so far each, where nothing is found in the time after. */
const stepsBehind = [180, 365, 730] as const;
const daysBehind = 730;

/** What the calendar holds over the days that were asked about. */
export async function agenda(ports: QuestionPorts, asking: Asking, question: Of<'agenda'>): Promise<Answer> {
  const { over, pick, but } = question;
  const { words, time } = asking;
  const read = await entriesShown(ports, asking, question);
  if (read.is === 'not-read') return plainAnswer(read.why);
  const when = time.span(over);
  const entries = read.value;
  if (but !== undefined) return agendaBut(but, entries, over, asking);
  if (entries.length === 0) return plainAnswer(words.calendarEmpty(when));
  const head = {
    first: words.firstThing(when),
    last: words.lastThing(when),
    all: words.calendar(when, entries.length, remindersAmong(entries)),
  };
  const isOneDay = sameDate(over.first, over.last);
  const list = isOneDay ? linesOf(entries, over.first, asking) : linesByDay(entries, over, asking);
  return plainAnswer(`${head[pick ?? 'all']}\n\n${list}`, sourcesOf(entries, words), entries.map(shownEntry));
}

const remindersAmong = (entries: readonly CalendarEntry[]) =>
  entries.filter(({ title }) => isReminderTitle(title)).length;

export function shownEntry({ id, title, guests }: CalendarEntry): Shown {
  const people = guests.map(({ name, address }) => (name === '' ? address : name));
  return { of: 'meeting', id, title, people };
}

/** All but what is named; where nothing is called so, all of it is told. */
function agendaBut(but: string, entries: readonly CalendarEntry[], over: Span, asking: Asking): Answer {
  const { words, time } = asking;
  const when = time.span(over);
  const name = shownOutside(but);
  const rest = entries.filter((entry) => !isAbout(entry, but));
  if (rest.length === 0) return plainAnswer(words.inDays.nothingBut(name, when, entries.length > 0));
  const isOneDay = sameDate(over.first, over.last);
  const list = isOneDay ? linesOf(rest, over.first, asking) : linesByDay(rest, over, asking);
  const isFound = rest.length < entries.length;
  const head = isFound
    ? words.inDays.allBut(name, when, rest.length)
    : `${words.inDays.notFound(name, when)} ${words.calendar(when, rest.length, remindersAmong(rest))}`;
  return plainAnswer(`${head}\n\n${list}`, sourcesOf(rest, words), rest.map(shownEntry));
}

/** The next meeting; those with somebody, or about something. */
export async function meeting(
  ports: QuestionPorts,
  asking: Asking,
  question: Of<'meeting'>,
): Promise<Answer> {
  const { about, over, wants, isPast } = question;
  const { words, time } = asking;
  const ahead = isPast ? pastDays(time, daysBehind) : comingDays(time, daysAhead);
  const read = await entriesMeant(ports, asking, question);
  if (read.is === 'not-read') return plainAnswer(read.why);
  const found =
    read.value.length > 0 || about === null ? read.value : await calledAlike(ports, asking, question);
  if (about === null) {
    const isOfHour = over !== null && over.isHours && over.to - over.from <= hourMs;
    const next = isOfHour ? await atHour(ports, asking, over, found) : found[0];
    if (next === undefined) return plainAnswer(noMeetingOf(question, ahead, asking));
    const nearest = isPast ? words.lastMeeting : words.nextMeeting;
    const head = isOfHour ? words.inDays.thatHour(time.span(over)) : nearest;
    const text = `${wanted(next) ?? head}\n\n${lineWithDay(next, asking)}`;
    return plainAnswer(text, sourcesOf([next], words), [shownEntry(next)]);
  }
  const name = shownOutside(about);
  const coming = isPast ? time.span(ahead) : words.fromNowTo(time.day(ahead.last));
  const when = over === null ? coming : time.span(over);
  const invited = found.length > 0 || isPast ? [] : await invitedTo(ports, asking, question);
  const shown = [...found, ...invited].slice(0, mostMeetings);
  const [first] = shown;
  if (first === undefined)
    return { ...plainAnswer(words.noMeetingAbout(name, when)), isSure: false, isEmpty: true };
  if (found.length === 0) {
    const lines = shown.map((entry) => lineWithDay(entry, asking)).join('\n');
    const parts = [wanted(first), words.inDays.invitedTo(name), lines];
    return plainAnswer(parts.filter((part) => part !== null).join('\n\n'));
  }
  const counted = words.meetingsCounted(name, when, found.length);
  const head = wanted(first) ?? (found.length === 1 ? words.meetingsAbout(name) : counted);
  const lines = shown.map((entry) => lineWithDay(entry, asking)).join('\n');
  const more = found.length > shown.length ? [words.more(found.length - shown.length)] : [];
  const text = [head, lines, ...more].join('\n\n');
  return plainAnswer(text, sourcesOf(shown, words), shown.map(shownEntry));

  /** The one thing of it that was asked for; null where the line says it. */
  function wanted(entry: CalendarEntry): string | null {
    const { when, location, guests, title } = entry;
    const name = titleOf(title, words);
    if (wants === 'where')
      return location === '' ? words.noPlace(name) : words.placeOf(name, shownOutside(location));
    if (wants === 'who') return guests.length === 0 ? words.noGuests(name) : null;
    if (wants === 'days') return daysTo(entry, name);
    if (when.is !== 'time') return null;
    if (wants === 'length')
      return words.lasts(name, words.minutes(Math.round((when.end - when.start) / minuteMs)));
    if (wants !== 'until') return null;
    const left = Math.round((when.start - time.now) / minuteMs);
    return left <= 0 ? words.begun(name) : words.beginsIn(name, lengthOf(left, words));
  }

  function daysTo(entry: CalendarEntry, name: string): string {
    const first = firstDayOf(entry, time);
    const days = Math.round((first - utcOfDay(time.dayOf(time.now))) / dayMs);
    return days < 0 ? words.begun(name) : words.daysUntil(`${name}, ${time.day(dayOfUtc(first))}`, days);
  }
}

const shortestName = 5;
/** What follows is what it is called, and nobody's name. */
const ofThing = /^ה?(?:סקירת|ישיבת|אסיפת|מצגת|הצגת|הדרכת|סדנת|הרצאת) (?=\S)/;

/** "סקירת הפורטפוליו", of "Portfolio review": what bears its longest word, where all of them say more than is there. */
async function calledAlike(
  ports: QuestionPorts,
  asking: Asking,
  question: Of<'meeting'>,
): Promise<CalendarEntry[]> {
  const words = (question.about ?? '').split(' ').map((word) => word.replace(/^ה(?=[א-ת]{4})/, ''));
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  if (!ofThing.test(question.about ?? '') || longest.length < shortestName) return [];
  const read = await entriesMeant(ports, asking, { ...question, about: longest });
  return read.is === 'read' ? read.value : [];
}

/** What begins in that hour, in the calendar or by an invitation without an answer; else what is on then. */
async function atHour(
  ports: QuestionPorts,
  asking: Asking,
  over: Span,
  [found]: readonly CalendarEntry[],
): Promise<CalendarEntry | undefined> {
  const begins = ({ when }: CalendarEntry) =>
    when.is === 'time' && when.start >= over.from && when.start < over.to;
  if (found !== undefined && begins(found)) return found;
  const invited = over.to <= asking.time.now ? [] : ((await unanswered(ports, asking)) ?? []);
  return invited.map(({ entry }) => entry).find(begins) ?? found;
}

/** What invitations without an answer say about it. */
async function invitedTo(
  ports: QuestionPorts,
  asking: Asking,
  { about, over }: Of<'meeting'>,
): Promise<CalendarEntry[]> {
  const invited = await unanswered(ports, asking);
  const ahead = over ?? comingDays(asking.time, daysAhead);
  return (invited ?? [])
    .map(({ entry }) => entry)
    .filter((entry) => about !== null && isAbout(entry, about) && lies(entry, ahead));
}

/** That there is none, and for which time: of today there may have been some. */
function noMeetingOf({ over, isPast }: Of<'meeting'>, usual: Span, { words, time }: Asking): string {
  const { first, last, from, to } = over ?? usual;
  const isFromNow = !isPast && from <= time.now && time.now < to;
  if (!isFromNow) return words.noMeetingThen(time.span(over ?? { ...usual, isHours: false }));
  return words.noMeetingThen(
    sameDate(first, last)
      ? time.span({ first, last, from: time.now, to, isHours: true })
      : words.fromNowTo(time.day(last)),
  );
}

const daysOfBirthdays = 366;

/** The birthdays that the calendar holds, in the days that were asked about or in the year ahead. */
export async function birthday(
  ports: QuestionPorts,
  asking: Asking,
  { who, over, wants }: Of<'birthday'>,
): Promise<Answer> {
  const { words, time } = asking;
  const ahead = comingDays(time, daysOfBirthdays);
  const read = await entriesOver(ports, asking, over ?? ahead);
  if (read.is === 'not-read') return plainAnswer(read.why);
  const about = read.value.filter(
    ({ title }) =>
      birthdayWords.test(title) && !isReminderTitle(title) && (who === null || isMentioned(who, title)),
  );
  const days = about.filter((entry) => entry.when.is === 'days');
  const when = over === null ? words.yearAhead : time.span(over);
  const name = who === null ? null : shownOutside(who);
  if (about.length === 0)
    return { ...plainAnswer(words.noBirthdays(name, when)), isSure: who === null, isEmpty: true };
  // A party at an hour is no birthday, but all that is known.
  const [head, found] =
    days.length > 0 ? [words.birthdays(name, when), days] : [words.meetingsAbout(words.birthday), about];
  const lines = found
    .slice(0, mostLines)
    .map((entry) => lineWithDay(entry, asking))
    .join('\n');
  const note = wants === 'age' ? [words.noAge] : [];
  return plainAnswer([head, lines, ...moreThan(found, words), ...note].join('\n\n'), sourcesOf(found, words));
}

/** "2 days, 3 hours", "1 hour, 20 minutes": of a length what says enough. */
export function lengthOf(minutes: number, words: QuestionWords): string {
  const parts = [
    { count: Math.floor(minutes / 1440), say: words.days },
    { count: Math.floor((minutes % 1440) / 60), say: words.hours },
    { count: minutes % 60, say: words.minutesLong },
  ].filter(({ count }) => count > 0);
  return parts
    .slice(0, 2)
    .map(({ count, say }) => say(count))
    .join(', ');
}

/** The entries that the answer to such a question shows, in its order. */
export async function entriesShown(
  ports: EntryPorts,
  asking: Asking,
  question: Of<'agenda'> | Of<'meeting'>,
): Promise<ReadResult<CalendarEntry[]>> {
  const read = await entriesMeant(ports, asking, question);
  if (read.is === 'not-read' || question.asks === 'agenda') return read;
  return { is: 'read', value: read.value.slice(0, mostMeetings) };
}

async function entriesMeant(
  ports: EntryPorts,
  asking: Asking,
  question: Of<'agenda'> | Of<'meeting'>,
): Promise<ReadResult<CalendarEntry[]>> {
  const { time } = asking;
  if (question.asks === 'meeting' && question.isPast && question.over === null)
    return await lastMeant(ports, asking, question.about);
  const read = await entriesOver(ports, asking, question.over ?? comingDays(time, daysAhead));
  if (read.is === 'not-read') return read;
  if (question.asks === 'agenda') {
    return question.pick === null
      ? read
      : { is: 'read', value: picked(read.value, question.pick, question.over) };
  }
  const { about, isPast, wants } = question;
  if (isPast && about === null) return { is: 'read', value: lastOf(read.value, about, time) };
  const isBirthday = wants === 'days' || (about !== null && birthdayWords.test(about));
  const meetings = read.value.filter(
    ({ title, when }) =>
      !isReminderTitle(title) && (isBirthday || when.is === 'time' || !birthdayWords.test(title)),
  );
  const value = about === null ? nextOf(meetings, question, time) : entriesAbout(meetings, about);
  return { is: 'read', value };
}

/** The last one that is over. */
function lastOf(entries: readonly CalendarEntry[], about: string | null, { now }: ShownTime) {
  const over = entries.filter(
    ({ title, when }) => !isReminderTitle(title) && when.is === 'time' && when.end <= now,
  );
  return entriesAbout(over, about).slice(-1);
}

async function lastMeant(
  ports: EntryPorts,
  asking: Asking,
  about: string | null,
): Promise<ReadResult<CalendarEntry[]>> {
  const { time } = asking;
  let seen = 0;
  for (const days of stepsBehind) {
    const read = await entriesOver(ports, asking, pastDays(time, days, seen));
    if (read.is === 'not-read') return read;
    const value = lastOf(read.value, about, time);
    if (value.length > 0) return { is: 'read', value };
    seen = days;
  }
  return { is: 'read', value: [] };
}

/** The next to begin; the one that is on, where something of it is asked; of a time that is over the first. */
function nextOf(
  meetings: readonly CalendarEntry[],
  { over, wants }: Of<'meeting'>,
  { now }: ShownTime,
): CalendarEntry[] {
  const isOver = over !== null && over.to <= now;
  const isNext = ({ when }: CalendarEntry) => when.is === 'time' && (isOver || when.start > now);
  const isOn = ({ when }: CalendarEntry) => when.is === 'time' && over !== null && when.end > now;
  const next = meetings.find(isNext) ?? (wants === null ? undefined : meetings.find(isOn));
  return next === undefined ? [] : [next];
}

/** The days behind, but for the newest of them. */
function pastDays(time: ShownTime, days: number, newest = 0): Span {
  const today = time.dayOf(time.now);
  return {
    first: shiftDays(today, -days),
    last: shiftDays(today, -newest),
    from: time.now - days * dayMs,
    to: time.now - newest * dayMs,
    isHours: true,
  };
}

type EntryPorts = Pick<QuestionPorts, 'log'> & { calendar: Pick<QuestionPorts['calendar'], 'entries'> };

/** From now on, for so many days. */
export function comingDays(time: ShownTime, days: number): Span {
  const first = time.dayOf(time.now);
  const to = time.now + days * dayMs;
  return { first, last: shiftDays(first, days), from: time.now, to, isHours: true };
}

export async function entriesOver(
  ports: EntryPorts,
  { person, words }: Asking,
  over: Span,
): Promise<ReadResult<CalendarEntry[]>> {
  // Whole days are those of the calendar's own zone, which may be another.
  const wide = { from: over.from - dayMs, to: over.to + dayMs };
  const read = await readGoogle(ports, words, 'calendar', () => ports.calendar.entries(person, wide));
  if (read.is === 'not-read') return read;
  return { is: 'read', value: read.value.filter((entry) => lies(entry, over)) };
}

function lies({ when }: CalendarEntry, { first, last, from, to }: Span): boolean {
  if (when.is === 'days') return when.first <= isoDay(last) && when.last >= isoDay(first);
  return when.start < to && (when.end > from || (when.start === when.end && when.start >= from));
}

export function isoDay(day: CalendarDay): string {
  return new Date(utcOfDay(day)).toISOString().slice(0, 10);
}

/** The first that begins in that time, or the one that ends last. */
function picked(entries: readonly CalendarEntry[], pick: 'first' | 'last', over: Span): CalendarEntry[] {
  const timed = entries.flatMap((entry) =>
    entry.when.is === 'time' && !isReminderTitle(entry.title) ? [{ entry, when: entry.when }] : [],
  );
  const one =
    pick === 'first'
      ? (timed.find(({ when }) => when.start >= over.from) ?? timed[0])
      : timed.toSorted((a, b) => a.when.end - b.when.end).at(-1);
  return one === undefined ? [] : [one.entry];
}

export function entriesAbout(entries: readonly CalendarEntry[], about: string | null): CalendarEntry[] {
  if (about === null) return [...entries];
  const isMeant = mentionAmong(about, entries.flatMap(wordsAndGuests));
  const isByWords = (entry: CalendarEntry) => wordsAndGuests(entry).some(isMeant);
  return [...thoseAbout(entries, about, isByWords, ({ title }) => title)];
}

/** In its own words, or under another name of it. */
export function isAbout(entry: CalendarEntry, about: string): boolean {
  return wordsAndGuests(entry).some((text) => isMentioned(about, text)) || speaksOf(about, entry.title);
}

function wordsAndGuests({ title, guests }: CalendarEntry): string[] {
  const names = guests.map(({ name, address }) => (name === '' ? (address.split('@')[0] ?? '') : name));
  return [title, ...names];
}

function linesByDay(entries: readonly CalendarEntry[], over: Span, asking: Asking): string {
  const byDay = Map.groupBy(entries, (entry) =>
    Math.max(utcOfDay(over.first), firstDayOf(entry, asking.time)),
  );
  const shown = [...byDay].toSorted(([a], [b]) => a - b);
  let left = mostLines;
  const blocks = shown.flatMap(([utc, ofDay]) => {
    const here = ofDay.slice(0, left);
    left -= here.length;
    const day = dayOfUtc(utc);
    const hours = (entry: CalendarEntry) => hoursFromDay(entry, day, asking);
    return here.length === 0 ? [] : [`**${asking.time.day(day)}**\n\n${lines(here, hours, asking)}`];
  });
  return [...blocks, ...moreThan(entries, asking.words)].join('\n\n');
}

function linesOf(entries: readonly CalendarEntry[], day: CalendarDay, asking: Asking): string {
  const hours = (entry: CalendarEntry) => hoursOnDay(entry, day, asking);
  return [lines(entries.slice(0, mostLines), hours, asking), ...moreThan(entries, asking.words)].join('\n\n');
}

function moreThan({ length }: readonly CalendarEntry[], words: QuestionWords): string[] {
  return length > mostLines ? [words.more(length - mostLines)] : [];
}

function lines(
  entries: readonly CalendarEntry[],
  hours: (entry: CalendarEntry) => string,
  { words }: Asking,
): string {
  return entries.map((entry) => `- **${hours(entry)}** ${wordsOf(entry, words)}`).join('\n');
}

export function lineWithDay(entry: CalendarEntry, asking: Asking): string {
  return `- **${hoursWithDays(entry, asking)}** ${wordsOf(entry, asking.words)}`;
}

/** The title, where, and with whom. */
export function wordsOf({ title, location, guests }: CalendarEntry, words: QuestionWords): string {
  const names = guests.slice(0, 4).map(({ name, address }) => shownOutside(name === '' ? address : name, 40));
  const others = guests.length > names.length ? ` +${guests.length - names.length}` : '';
  return [
    titleOf(title, words),
    ...(location === '' ? [] : [shownOutside(location, 80)]),
    ...(names.length === 0 ? [] : [words.with(`${names.join(', ')}${others}`)]),
  ].join(' · ');
}

function titleOf(title: string, words: QuestionWords): string {
  return shownOutside(bareTitle(title, words));
}

/** A reminder is called by its task; our mark of it is English in every calendar. */
function bareTitle(title: string, words: QuestionWords): string {
  if (isReminderTitle(title)) return `🔔 ${taskOfReminderEvent(title)}`;
  return title.trim() === '' ? words.noTitle : title;
}

const mostSources = 10;

export function sourcesOf(entries: readonly CalendarEntry[], words: QuestionWords): Source[] {
  return entries
    .flatMap(({ title, link }) =>
      link === null ? [] : [{ title: sourceTitle(bareTitle(title, words)), url: link }],
    )
    .slice(0, mostSources);
}

/** Its first day, in UTC. */
export function firstDayOf({ when }: CalendarEntry, time: ShownTime): number {
  return when.is === 'days' ? Date.parse(when.first) : utcOfDay(time.dayOf(when.start));
}
