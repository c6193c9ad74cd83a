/**
 * Reads a change of what is named by its hour or by its place of the day: "move my 3 o'clock to four", "push tomorrow's
 * first meeting by half an hour". Such a name stands right after the verb; a time behind it is where it goes.
 */
import type { Change } from '../../language/changes/change.ts';
import { isOneWish, plainCommand } from '../../language/changes/plain-command.ts';
import type { Pick } from '../../language/changes/read-pointed.ts';
import { readChange } from '../../language/changes/read-change.ts';
import { targetOf, timeAlone } from '../../language/changes/time-wanted.ts';
import type { Context } from '../../language/reading.ts';
import { type Clockwork, clockworkOf } from '../../language/time/clockwork.ts';
import { toWall, type Zone } from '../../time/zone.ts';
import { hourMs } from '../../time/units.ts';
import {
  forward,
  hourNamed,
  isNumber,
  mineWithin,
  mineWithinHe,
  ofHour,
  placeNamed,
  placeNamedHe,
  theHour,
  verbs,
} from './entry-words.ts';

export type ClockHour = { readonly hour: number; readonly minute: number };
/** Among those of a day, or of all that come. */
export type Place = Exclude<Pick, 'only'> | 'next';

type Name =
  /** What begins then. The likeliest is first: "3 o'clock" may be either half of the day. */
  | { readonly by: 'hour'; readonly hours: readonly [ClockHour, ...ClockHour[]] }
  | { readonly by: 'place'; readonly place: Place };
export type EntryNamed = Name & { readonly change: Change };

const longest = 200;

export function readEntryNamed(text: string, context: Context): EntryNamed | null {
  if (text.length > longest) return null;
  const plain = plainCommand(text);
  if (!isOneWish(plain)) return null;
  const clockwork = clockworkOf(context);
  const found = byHour(plain, clockwork) ?? byPlace(plain);
  if (found === null) return null;
  const { name, after } = found;
  if (otherKinds.test(after)) return null;
  const whole = rewritten(found);
  const change = readChange(whole, context) ?? movedLoosely(whole, context, clockwork);
  if (change === null || change.meant.kind !== 'meeting' || saysOtherHour(name, change)) return null;
  return { ...name, change };
}

/** Things that have an hour too, and are not in the calendar. */
const otherKinds = /\b(?:reminders?|alarms?|timers?|tasks?)\b|תזכור|התרא|משימ/i;
const ofTheDay = /^ of (?:the|my) day\b/i;
const halfOfDay =
  /(?:\b|\d)[ap]\.?m\b|\b(?:noon|midday|midnight|morning|afternoon|evening|tonight|night|0\d:|1[3-9]:|2\d:)|בבוקר|בצהר|אחר ה?צהר|בערב|בלילה/i;

/** It is to move "to tomorrow morning", which is a usual hour, or no time is said. */
function movedLoosely(whole: string, context: Context, clockwork: Clockwork): Change | null {
  const words = whole.split(' ');
  const leads = [...words.keys()].filter((at) => at > 1 && leadsToTime.test(words[at] ?? ''));
  for (const at of leads) {
    const when = timeAlone(words.slice(at).join(' ').replace(/^ל-?/, ''), clockwork);
    const moved = when === null ? null : movedSomewhen(words.slice(0, at).join(' '), context);
    if (when !== null && moved !== null) return { ...when, meant: moved.meant };
  }
  const moved = leads.length > 0 ? null : movedSomewhen(whole, context);
  return moved === null ? null : { does: 'ask-when', meant: moved.meant };
}

const leadsToTime = /^(?:to|until|till|for)$|^ל./i;

/** With any time behind it, it is a whole wish. */
function movedSomewhen(said: string, context: Context): Change | null {
  const changes = ['to 12:00', 'לשעה 12:00'].map((time) => readChange(`${said} ${time}`, context));
  return changes.find((one) => one?.does === 'move') ?? null;
}

function saysOtherHour({ by }: Name, { meant: { over } }: Change): boolean {
  return by === 'hour' && over !== null && over.isHours && over.to - over.from <= hourMs;
}

/** The words of a change, apart from what names the entry. `thing` stands in the place of the name. */
type Parts = { name: Name; before: string; day: string; thing: string; after: string };

function byHour(plain: string, clockwork: Clockwork): Parts | null {
  const english = hourNamed.exec(plain);
  if (english !== null) {
    const [, before = '', day = '', said = '', after = ''] = english;
    // "The 3" is anything; "my one to one" is a meeting.
    const isBare = isNumber.test(said);
    const isHour = !isBare || (/^(?:my|our) |s $/i.test(day) && !/^one$/i.test(said));
    return day === '' || !isHour ? null : named(said, clockwork, { before, day, thing: 'meeting', after });
  }
  const of = ofHour.exec(plain);
  if (of !== null) {
    const [, before = '', day, said = '', after = ''] = of;
    const thing = day === undefined ? 'הפגישה' : `הפגישה של ${day}`;
    return named(said, clockwork, { before, day: '', thing, after });
  }
  const [, before = '', said = '', mine, after = ''] = theHour.exec(plain) ?? [];
  // "The one" and "the 3rd" are no hours.
  if (said === '' || (mine === undefined && /^(?:אחת|שתיים|\d{1,2})$/.test(said))) return null;
  return named(said, clockwork, { before, day: '', thing: 'הפגישה', after });
}

/** The hour by which words call something of the person's own, wherever they say it. */
export function hoursNamedIn(text: string, clockwork: Clockwork): readonly ClockHour[] | null {
  const said = (mineWithin.exec(text) ?? mineWithinHe.exec(text))?.[1];
  return said === undefined ? null : hoursOf(said, clockwork);
}

function named(said: string, clockwork: Clockwork, rest: Omit<Parts, 'name'>): Parts | null {
  const hours = hoursOf(said, clockwork);
  return hours === null ? null : { name: { by: 'hour', hours }, ...rest };
}

type Hours = Extract<Name, { by: 'hour' }>['hours'];

function hoursOf(said: string, clockwork: Clockwork): Hours | null {
  const plain = said
    .replace('.', ':')
    .replaceAll('-', ' ')
    .replaceAll('’', "'")
    .replace(/o ?'?clock/i, "o'clock");
  const clock = [`at ${plain}`, `בשעה ${plain}`, `ב${plain}`]
    .map((one) => targetOf(one, clockwork)?.clock ?? null)
    .find((one) => one !== null);
  if (clock === undefined) return null;
  return halfOfDay.test(said) ? [clock] : [clock, { ...clock, hour: (clock.hour + 12) % 24 }];
}

/** Whether it begins at one of these hours of the clock. */
export function beginsAt(start: number, hours: readonly ClockHour[], zone: Zone): boolean {
  const wall = toWall(start, zone);
  return hours.some(({ hour, minute }) => wall.hour === hour && wall.minute === minute);
}

const places: readonly (readonly [RegExp, Place])[] = [
  [/^(?:first|ראשונ?ה?)$/i, 0],
  [/^(?:second|שניי?ה?)$/i, 1],
  [/^(?:third|שלישית?)$/i, 2],
  [/^(?:fourth|רביעית?)$/i, 3],
  [/^(?:last|final|אחרונ?ה?)$/i, 'last'],
  [/^(?:next|הבאה?|באה?)$/i, 'next'],
];
function byPlace(plain: string): Parts | null {
  const english = placeNamed.exec(plain);
  if (english !== null) {
    const [, before = '', day = '', said = '', what = '', after = ''] = english;
    const isOther = /^(?:call|class|lesson|session|interview|stand-?up|sync)$/i.test(what);
    return placed(said, { before, day, thing: isOther ? `meeting ${what}` : 'meeting', after });
  }
  const [, before = '', what = '', said = '', after = ''] = placeNamedHe.exec(plain) ?? [];
  const isOther = /^(?:שיחה|שיעור|ראיון)$/.test(what);
  const letter = before.endsWith('את') ? 'ה' : 'ל';
  return placed(said, { before, day: '', thing: `${letter}פגישה${isOther ? ` על ${what}` : ''}`, after });
}

function placed(said: string, rest: Omit<Parts, 'name'>): Parts | null {
  const bare = said.replace('ן', 'נ');
  const place = places.find(([words]) => words.test(bare))?.[1];
  return place === undefined ? null : { name: { by: 'place', place }, ...rest };
}

/** The same wish of a meeting, with a verb that the reader of changes knows. */
function rewritten({ before, day, thing, after }: Parts): string {
  const isForward = forward.test(before);
  const verb = isForward ? 'bring forward' : (verbs.find(([words]) => words.test(before))?.[1] ?? before);
  const rest = isForward ? after.replace(/^ (?:forward|up)\b/i, '') : after;
  return `${verb} ${day}${thing}${rest.replace(ofTheDay, '')}`;
}
