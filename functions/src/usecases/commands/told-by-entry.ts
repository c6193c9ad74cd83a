/**
 * Commands whose time an entry of the calendar tells. They are read with a time that the readers know, and get the
 * entry's; where nobody knows it, they have none and ask.
 */
import type * as z from 'zod/mini';
import type { smartTaskReply } from '@crocodile-hub/core/contract/routes';
import { isSend } from '@crocodile-hub/core/domain/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import type { CommandUnderstanding } from '@crocodile-hub/core/language/command-reading';
import type { Context } from '@crocodile-hub/core/language/reading';
import {
  relativeTimesIn,
  timeIn,
  toldByEntry,
  withKnownTime,
  type RelativeTime,
} from '@crocodile-hub/core/reader/commands/relative-times';
import type { Person } from '../../ports/accounts.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { readingOfBoth } from '../understanding.ts';
import { entryTimeOf, type EntryTime } from '../changes/entry-time.ts';
import { entryWords } from '../changes/told-words.ts';
import { sureFrom } from '../actions/proposal.ts';

type Offers = { readonly offers: boolean };
type Reply = z.output<typeof smartTaskReply>;
type AskedAction = Reply['actions'][number];

/** While the words are typed, nobody is looked up: that is asked about. */
export async function readingTyped(
  command: string,
  context: Context,
  offers: Offers,
): Promise<CommandUnderstanding> {
  const told = await toldIn(command, context, offers);
  return told?.open ?? readingOfBoth(command, context, offers);
}

/** What the words mean by the calendar; null where they tell no time by an entry of it. */
export async function entryTold(
  ports: Parameters<typeof entryTimeOf>[0],
  person: Person,
  command: string,
  clock: PersonClock,
  offers: Offers,
): Promise<EntryTime | null> {
  const told = await toldIn(command, clock.context, offers);
  if (told === null) return null;
  const entry = await entryTimeOf(ports, person, command, told.ways, clock);
  // "The flight on Sunday at four fifteen" tells the hour by itself.
  return entry.is === 'not-found' ? { ...entry, at: told.written } : entry;
}

type Told = {
  readonly ways: readonly [RelativeTime, ...RelativeTime[]];
  /** The reading without a time. */
  readonly open: CommandUnderstanding;
  /** The time that the words have without the calendar, where they say the hour. */
  readonly written: string | null;
};

async function toldIn(command: string, context: Context, offers: Offers): Promise<Told | null> {
  const [time, ...others] = relativeTimesIn(command);
  if (time === undefined) return null;
  const read = await readingOfBoth(withKnownTime(command, time), context, offers);
  const asked = await readingOfBoth(command, context, offers);
  // "Schedule a meeting tomorrow and remind me an hour before the meeting" speaks of what is not there yet.
  if (
    asked.actions.some(({ intent }, index) => intent === 'create_event' && index < asked.actions.length - 1)
  )
    return null;
  const written = saysHour.test(time.entry) || saysHour.test(restOf(command, time)) ? timeIn(asked) : null;
  const open = toldByEntry(read, time, command, { at: written, found: null });
  return open === null ? null : { ways: [time, ...others], open, written };
}

const saysHour =
  /\d{1,2}:\d\d|\b\d{1,2} ?(?:am|pm)\b|o['’]clock|\bat (?:\d{1,2}\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)|(?<![א-ת])(?:בשעה|ב-?\d{1,2}(?![\d./]))/i;

const restOf = (command: string, { start, end }: RelativeTime) =>
  `${command.slice(0, start)} ${command.slice(end)}`;

/** How the command is read; without an entry as both readers have it. */
export async function readingByEntry(
  command: string,
  entry: EntryTime | null,
  context: Context,
  offers: Offers,
): Promise<CommandUnderstanding> {
  if (entry === null) return readingOfBoth(command, context, offers);
  const { time, at } = entry;
  const read = await readingOfBoth(withKnownTime(command, time), context, offers);
  const found = entry.is === 'found' ? entry : null;
  const told = toldByEntry(read, time, command, { at, found });
  return told ?? readingOfBoth(command, context, offers);
}

/** It always asks, by which entry it is reckoned, or when it is to be. */
export function replyByEntry(reply: Reply, entry: EntryTime, command: string, offers: Offers): Reply {
  const actions = reply.actions.map((action) =>
    action.doubts.some(({ kind }) => kind === 'entry')
      ? askedByEntry(action, entry, command, offers)
      : action,
  );
  const { words: _words, ...first } = actions[0] ?? { words: command };
  return { ...reply, ...first, actions };
}

function askedByEntry(
  action: AskedAction,
  entry: EntryTime,
  command: string,
  { offers }: Offers,
): AskedAction {
  const { byEntry, toLeaveWhen } = entryWords(command);
  const { actionType, summary, payload } = action;
  // A model knows no calendar, so that none is asked for another opinion.
  const asking = { ...action, requiresConfirmation: true, confidence: Math.max(action.confidence, sureFrom) };
  if (entry.is === 'found') return { ...asking, summary: byEntry(summary, entry.title, entry.when) };
  if (entry.at !== null) return { ...asking, summary: `${entry.why} ${summary}` };
  if (actionType !== 'unknown' && isSend(actionType))
    // A task that is sent waits for no time: a conversation asks for it.
    return offers
      ? notKnown(asking, entry.why)
      : { ...asking, summary: `${entry.why} ${toLeaveWhen}\n\n${summary}` };
  // A reminder without a time rings in half an hour: with an empty one it asks.
  const open = actionType === 'reminder' ? { ...payload, reminderTime: '' } : payload;
  return { ...asking, payload: open, payloadHash: payloadHash(actionType, open), summary: entry.why };
}

function notKnown(action: AskedAction, why: string): AskedAction {
  const nothing = { actionType: 'unknown', payload: {}, payloadHash: payloadHash('unknown', {}) } as const;
  return { ...action, ...nothing, summary: why, alternatives: [], runAt: null };
}
