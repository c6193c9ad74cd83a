/**
 * Where people meet when they do not meet in a room: "on Google Meet", "…, Zoom", "בזום". The readers know places by how
 * they are written, and "Google" as what searches; so a meeting is read without these words, and gets them as its place.
 */
import {
  type CommandProposal,
  type CommandReading,
  type CommandUnderstanding,
  withEachAction,
} from '../../language/command-reading.ts';
import { readWithout } from './read-without.ts';

/** `lead`: where the words that lead to it begin. */
type OnlinePlace = {
  readonly lead: number;
  readonly start: number;
  readonly end: number;
  readonly place: string;
};

const places = String.raw`(?:google ?meets?|g?meet|google hangouts?|zoom|(?:microsoft |ms )?teams|skype|webex|face ?time|גוגל ?-?מיט|מיט|זום|טימס|סקייפ|וובקס|פייסטיים)`;
const led = new RegExp(
  String.raw`(?<lead>,? (?:(?:on|over|via|through|by|using) (?:a )?|(?:דרך|על) ה?|ב-?))(?<place>${places})(?:(?: video)? (?:call|meeting|link))?(?=$|[\s,.!?])`,
  'iu',
);
/** Said by itself, between commas or at the end. */
const alone = new RegExp(String.raw`(?<lead>, ?)(?<place>${places})(?=$|\s?[,.!?])`, 'iu');

function onlinePlaceIn(text: string): OnlinePlace | null {
  const found = led.exec(text) ?? alone.exec(text);
  const { lead, place } = found?.groups ?? {};
  if (found === null || lead === undefined || place === undefined) return null;
  const start = found.index + lead.length;
  return { lead: found.index, start, end: found.index + found[0].length, place };
}

/** What the readers make of a text, with the place where a new meeting is held online. */
export function metOnline(text: string, read: (text: string) => CommandUnderstanding): CommandUnderstanding {
  const understood = read(text);
  const online = onlinePlaceIn(text);
  if (online === null || !understood.actions.some(isMeeting)) return understood;
  const { lead, end } = online;
  return withEachAction(readWithout(text, { start: lead, end }, read), (reading) => ({
    ...(isMeeting(reading) ? marked(placed(reading, online), online) : reading),
    alternatives: reading.alternatives.map((one) => placed(one, online)),
  }));
}

const isMeeting = ({ intent }: CommandProposal) => intent === 'create_event';

function placed<P extends CommandProposal>(proposal: P, { place }: OnlinePlace): P {
  if (proposal.intent !== 'create_event') return proposal;
  return { ...proposal, slots: { ...proposal.slots, location: proposal.slots.location ?? place } };
}

function marked(reading: CommandReading, { start, end }: OnlinePlace): CommandReading {
  const span = { start, end, slot: 'location', certain: true } as const;
  return { ...reading, spans: [...reading.spans, span].toSorted((a, b) => a.start - b.start) };
}
