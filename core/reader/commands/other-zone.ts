/**
 * Times as another city has them: "at 11 Milan time", "3pm EST", 'ב-14:00 שעון מילאנו'. The words are read as somebody
 * there would say them, and every time that comes of it is told by the person's own clock.
 */
import {
  type CommandProposal,
  type CommandReading,
  type CommandUnderstanding,
  withEachAction,
} from '../../language/command-reading.ts';
import { zoneOfCity } from '../../language/questions/cities.ts';
import type { Context } from '../../language/reading.ts';
import { toInstant, toLocalIso, toWall, zoneOf } from '../../time/zone.ts';
import { timeIn } from './relative-times.ts';

/** Where the words stand that name the place, and the IANA zone of that place. */
type OtherZone = { readonly start: number; readonly end: number; readonly zone: string };

const ofOwn = /^(?:my|our|local|your)$/i;

/** Behind a clock alone. */
const abbreviations: Readonly<Record<string, string>> = {
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
  GMT: 'UTC',
  UTC: 'UTC',
  BST: 'Europe/London',
  CET: 'Europe/Berlin',
  CEST: 'Europe/Berlin',
};
const byAbbreviation = new RegExp(
  String.raw`(?<=\d(?::\d\d)?(?: ?[ap]\.?m\.?)?)(?<lead> ?)(?<name>${Object.keys(abbreviations).join('|')})(?![\w-])`,
  'u',
);
const byPlace =
  /(?<=\d|[ap]\.?m\.?|noon|midnight|clock|thirty|quarter|morning|afternoon|evening|night|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?<lead>,? (?:in |by )?)(?<words>\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,2}?)(?:['’]s)?(?: local)? time(?![\p{L}])/iu;
const byPlaceHe = /(?<lead>,? (?:לפי |ב)?ה?שעון )(?<words>ה?[א-ת][א-ת׳'־-]*(?: [א-ת][א-ת׳'־-]*){0,2})/u;
const mostWords = 3;

function otherZoneIn(text: string, own: string): OtherZone | null {
  const named = byAbbreviation.exec(text);
  const name = named?.groups?.['name'];
  if (named !== null && name !== undefined) {
    const zone = abbreviations[name];
    return zone === undefined ? null : { start: named.index, end: named.index + named[0].length, zone };
  }
  const en = byPlace.exec(text);
  if (en?.groups !== undefined) {
    const place = (en.groups['words'] ?? '').toLowerCase();
    const zone = ofOwn.test(place) ? own : zoneOfCity(place);
    if (zone !== null) return { start: en.index, end: en.index + en[0].length, zone };
  }
  const he = byPlaceHe.exec(text);
  return he === null ? null : placeHe(he);
}

/** As many words as are the name of a place. */
function placeHe({ index, groups }: RegExpExecArray): OtherZone | null {
  const words = (groups?.['words'] ?? '').split(' ');
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const place = words.slice(0, count).join(' ');
    const zone = zoneOfCity(place) ?? zoneOfCity(`שעון ${place}`);
    const end = index + (groups?.['lead'] ?? '').length + place.length;
    if (zone !== null) return { start: index, end, zone };
  }
  return null;
}

const clockBefore = /(?<hour>\d{1,2})(?::(?<minute>\d\d))?(?: ?(?<half>[ap])\.?m\.?)?$/i;
/** An hour without its half of the day is one at which people are awake. */
const dayBegins = 8;

/** The words with the hour that it is here, for a change of what is there: "to 4pm London time" is "to 18:00". */
export function inOwnClock(text: string, context: Context): string {
  const other = otherZoneIn(text, context.timeZone);
  const clock = other === null ? null : clockBefore.exec(text.slice(0, other.start));
  if (other === null || clock === null) return text;
  const { hour: said = '', minute = '00', half } = clock.groups ?? {};
  const isLate = half === undefined ? Number(said) < dayBegins : half.toLowerCase() === 'p';
  const hour = (Number(said) % 12) + (isLate ? 12 : 0);
  const now = Date.parse(context.now);
  const wall = toWall(now, zoneOf(other.zone, context.now));
  const there = toInstant(
    { ...wall, hour: Number(said) > 12 ? Number(said) : hour, minute: Number(minute), second: 0 },
    zoneOf(other.zone, context.now),
  );
  const here = clockOf(toLocalIso(there, zoneOf(context.timeZone, context.now)));
  return `${text.slice(0, clock.index)}${here}${text.slice(other.end)}`;
}

type Read = (text: string, context: Context) => CommandUnderstanding;

/** What the readers make of a text; where it tells times of another zone, these are told in the person's own. */
export function inOtherZone(text: string, context: Context, read: Read): CommandUnderstanding {
  const understood = read(text, context);
  const other = otherZoneIn(text, context.timeZone);
  if (other === null || !understood.actions.some(isTimed)) return understood;
  const { start, end, zone } = other;
  // Of the same length, so that what the readers mark stands where it was written.
  const without = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  const there = read(without, { ...context, timeZone: zone });
  if (there.actions.some((one) => !isTimed(one))) return understood;
  const own = zoneOf(context.timeZone, context.now);
  const isOne = there.actions.length === 1;
  return withEachAction(there, (reading) => {
    const moved = inOwnTime(reading, own);
    return {
      ...moved,
      words: isOne ? text.trim() : inOneSpace(reading.words),
      sendAt: ownTime(reading.sendAt, own),
      doubts: zone === context.timeZone ? reading.doubts : doubted(moved, other),
      alternatives: reading.alternatives.map((one) => inOwnTime(one, own)),
    };
  });
}

const isTimed = ({ intent }: CommandProposal) =>
  intent === 'create_event' || intent === 'reminder' || intent === 'create_task';

const times: ReadonlySet<string> = new Set(['startTime', 'endTime', 'reminderTime', 'due']);

type Zone = ReturnType<typeof zoneOf>;

function inOwnTime<P extends CommandProposal>(proposal: P, own: Zone): P {
  const slots = Object.entries(proposal.slots).map(([slot, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [slot, value];
    return [slot, times.has(slot) ? ownTime(value, own) : inOneSpace(value)];
  });
  return { ...proposal, slots: Object.fromEntries(slots) as P['slots'] };
}

function ownTime<T extends string | null>(iso: T, own: Zone): T | string {
  return iso === null ? iso : toLocalIso(Date.parse(iso), own);
}

const clockOf = (iso: string) => iso.slice(11, 16);

/** What it comes to is asked about, with the hour here. */
function doubted(reading: CommandReading, { start, end }: OtherZone): CommandReading['doubts'] {
  const at = timeIn(reading);
  const doubt = { kind: 'time', start, end, ...(at !== null && { meant: clockOf(at) }) } as const;
  return [...reading.doubts, doubt].toSorted((a, b) => a.start - b.start);
}

const inOneSpace = (words: string) => words.replaceAll(/ {2,}/g, ' ').trim();
