import { readChange } from '@crocodile-hub/core/language/changes/read-change';
import { toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { readEntryNamed } from '@crocodile-hub/core/reader/changes/entry-named';
import { relativeTimesIn, type RelativeTime } from '@crocodile-hub/core/reader/commands/relative-times';
import { isSaidInHebrew } from '@crocodile-hub/core/text/script';
import { dayMs } from '@crocodile-hub/core/time/units';
import { entryTimeOf } from './entry-time.ts';
import { entryWords } from './told-words.ts';
import type { Asking } from '../questions/asking.ts';
import { said, type AskedChange, type ChangePorts } from './asked.ts';
import { isCommand } from './guessed-change.ts';

/**
 * The change that the words ask for, where another entry may tell its time: "move the review to an hour before the flight".
 * `changeOf` reads it with the flight's time in the words, and the summary names the flight. Rule changes.when.2.
 */
export async function changeByEntry(
  ports: ChangePorts,
  { person, clock }: Asking,
  command: string,
  changeOf: (command: string) => Promise<AskedChange | null>,
): Promise<AskedChange | null> {
  const [time, ...others] = relativeTimesIn(command);
  if (time === undefined) return changeOf(command);
  // "Ping me half an hour before the review" sets a new reminder.
  if (reminds.test(command.slice(0, time.start))) return null;
  // Any time that is still to come shows what the words ask for.
  const known = withTime(command, time, clock.now + dayMs, clock.timeZone);
  const change = readEntryNamed(known, clock.context)?.change ?? readChange(known, clock.context);
  // "Book a call an hour before the flight" makes a new one.
  if (change === null && (await isCommand(known, clock.context))) return null;
  const entry = await entryTimeOf(ports, person, command, [time, ...others], clock);
  if (entry.is === 'not-found') return change?.does === 'move' ? said(entry.why) : changeOf(command);
  const timed = await changeOf(withTime(command, entry.time, Date.parse(entry.at), clock.timeZone));
  if (timed?.is !== 'proposal') return timed;
  return { ...timed, summary: entryWords(command).byEntry(timed.summary, entry.title, entry.when) };
}

const reminds = /(?:^|\s)(?:remind|ping|nudge|alert|buzz|poke|warn) me(?: (?:at|about|like))?\s*$/i;

function withTime(command: string, { start, end }: RelativeTime, at: Instant, timeZone: string): string {
  const { year, month, day, hour, minute } = toWall(at, zoneOf(timeZone, ''));
  const date = `${day}.${month}.${year}`;
  const clock = `${hour}:${String(minute).padStart(2, '0')}`;
  const words = isSaidInHebrew(command) ? `ל-${date} ב-${clock}` : `${date} at ${clock}`;
  return command.slice(0, start) + words + command.slice(end);
}
