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
import { toLocalIso, zoneOf } from '../../time/zone.ts';
import { readWithout } from './read-without.ts';
import { timeIn } from './relative-times.ts';

/** Where the words stand that name the place, and the IANA zone of that place. */
type OtherZone = { readonly start: number; readonly end: number; readonly zone: string };

const ofOwn = /^(?:my|our|local|your)$/i;

/** By what else the zone is known. */
const abbreviations: Readonly<Record<string, string>> = {
  EST: 'eastern time',
  EDT: 'eastern time',
  ET: 'eastern time',
  CT: 'central time',
  MT: 'mountain time',
  PT: 'pacific time',
};
/** Behind a clock alone. */
const byAbbreviation = new RegExp(
  String.raw`(?<=\d(?::\d\d)?(?: ?[ap]\.?m\.?)?)(?<lead> ?)(?<name>${Object.keys(abbreviations).join('|')}|PST|PDT|GMT|UTC|BST|CET|CEST)(?![\w-])`,
  'u',
);
const byPlace =
  /(?<=\d|[ap]\.?m\.?|noon|midnight|clock|thirty|quarter|morning|afternoon|evening|night|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?<lead>,? (?:in |by )?)(?<words>\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,2}?)(?:['’]s)?(?: local)? time(?![\p{L}])/iu;
const byPlaceHe = /(?<lead>,? (?:לפי |ב)?ה?שעון )(?<words>ה?[א-ת][א-ת׳'־-]*(?: [א-ת][א-ת׳'־-]*){0,2})/u;
const mostWords = 3;

function otherZoneIn(text: string, own: string): OtherZone | null {
  const named = byAbbreviation.exec(text);
  if (named?.groups !== undefined) {
    const name = named.groups['name'] ?? '';
    const zone = zoneOfCity(abbreviations[name] ?? name.toLowerCase());
    return zone === null ? null : { start: named.index, end: named.index + named[0].length, zone };
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

/** What a change of something that is there is said in: the words without the zone, and whoever says them in it. */
export function asSaidThere(text: string, context: Context): { text: string; context: Context } {
  const other = otherZoneIn(text, context.timeZone);
  if (other === null) return { text, context };
  const { start, end, zone } = other;
  return { text: `${text.slice(0, start)}${text.slice(end)}`, context: { ...context, timeZone: zone } };
}

type Read = (text: string, context: Context) => CommandUnderstanding;

/** What the readers make of a text; where it tells times of another zone, these are told in the person's own. */
export function inOtherZone(text: string, context: Context, read: Read): CommandUnderstanding {
  const understood = read(text, context);
  const other = otherZoneIn(text, context.timeZone);
  if (other === null || !understood.actions.some(isTimed)) return understood;
  const { zone } = other;
  const there = readWithout(text, other, (said) => read(said, { ...context, timeZone: zone }));
  if (there.actions.some((one) => !isTimed(one))) return understood;
  const own = zoneOf(context.timeZone, context.now);
  return withEachAction(there, (reading) => {
    const moved = inOwnTime(reading, own);
    return {
      ...moved,
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
  const slots = Object.entries(proposal.slots).map(([slot, value]: [string, unknown]) => [
    slot,
    typeof value === 'string' && times.has(slot) ? ownTime(value, own) : value,
  ]);
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
