import type { Change, TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { plainCommand } from '@crocodile-hub/core/language/changes/plain-command';
import { readChange } from '@crocodile-hub/core/language/changes/read-change';
import { readPointed, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import { readTaskChange } from '@crocodile-hub/core/language/changes/read-task-change';
import { timeAlone } from '@crocodile-hub/core/language/changes/time-wanted';
import { asSaidThere } from '@crocodile-hub/core/reader/commands/other-zone';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import type { Context } from '@crocodile-hub/core/language/reading';
import { beginsNew } from '@crocodile-hub/core/reader/commands/hebrew/new-said';
import { readEntryNamed } from '@crocodile-hub/core/reader/changes/entry-named';
import { replacedIn, withoutTheRest } from '@crocodile-hub/core/reader/changes/frames';
import { asksSomebody, otherTimeIn, plainChange } from '@crocodile-hub/core/reader/changes/plain-change';
import { mailWishesIn } from '@crocodile-hub/core/reader/changes/mail-wishes';
import type { Person } from '../../ports/accounts.ts';
import type { PersonClock } from '../time/person-clock.ts';
import type { Asking } from '../questions/asking.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import type { AskedChange, ChangePorts } from './asked.ts';
import { bulkChange } from './bulk-change.ts';
import { entryChange, type Since } from './entry-change.ts';
import { forwardChange } from './forward-mail.ts';
import { guessedChange } from './guessed-change.ts';
import { invitationChange } from './invitation-change.ts';
import { listChange } from './leave-list.ts';
import { mailChange } from './mail-change.ts';
import { ruleSaid } from './mail-rule.ts';
import { meetingChange } from './meeting-change.ts';
import { reminderChange, withAllTimes } from './reminder-change.ts';
import { withReplacement } from './replaced-change.ts';
import { sendChange } from './send-change.ts';
import { taskChange } from './task-change.ts';
import { changeByEntry } from './time-of-entry.ts';

/**
 * The change that the words ask for, of a meeting, a reminder, a task, mails or what is scheduled to leave,
 * or the answer to an invitation; null if they ask for none. `earlier` holds the person's earlier messages in the
 * conversation, oldest first: "the second one" and "to 5" may answer what a wish among them left open. Titles and names
 * are only compared, and never read as a command.
 */
export async function askedChange(
  ports: ChangePorts,
  person: Person,
  given: string,
  clock: PersonClock,
  earlier: readonly string[] = [],
): Promise<AskedChange | null> {
  const command = plainChange(given);
  const words = questionWords(command);
  const asking: Asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  const answered = earlier.length === 0 ? null : await answerTo(ports, asking, command, earlier);
  if (answered !== null) return answered;
  if (beginsNew(command) || asksSomebody(command)) return null;
  return changeByEntry(ports, asking, withoutTheRest(command), (timed) => changeIn(ports, asking, timed));
}

type Reader = (
  ports: ChangePorts,
  asking: Asking,
  command: string,
  since: Since,
) => Promise<AskedChange | null> | AskedChange | null;

/** Read where the words say that the hour is; what is answered tells the hours here. */
const where =
  (read: Reader): Reader =>
  (ports, asking, command, since) => {
    const { text, context } = asSaidThere(command, asking.clock.context);
    const clock = { ...asking.clock, timeZone: context.timeZone, context };
    return read(ports, text === command ? asking : { ...asking, clock }, text, since);
  };

/** Each asks for changes in forms of its own. What one finds nothing for, another may. */
const readers: readonly Reader[] = [
  (_, { words }, command, since) => (isAnswered(since) ? null : ruleSaid(words, command)),
  (ports, asking, command, { pick }) => forwardChange(ports, asking, command, pick),
  sendChange,
  async (ports, asking, command, since) => {
    const other = isAnswered(since) ? null : otherTimeIn(command, clockworkOf(asking.clock.context));
    const moved = other === null ? null : await changeIn(ports, asking, other.move);
    return other?.isOfAll === true ? withAllTimes(ports, asking, moved) : moved;
  },
  async (ports, asking, command, since) => {
    const replaced = replacedIn(command);
    if (replaced === null) return null;
    return withReplacement(
      ports,
      asking,
      replaced.title,
      await changeIn(ports, asking, replaced.cancel, since),
    );
  },
  (ports, asking, command, { pick }) => invitationChange(ports, asking, command, pick),
  (ports, asking, command, since) => (isAnswered(since) ? null : bulkChange(ports, asking, command)),
  (ports, asking, command, { pick }) => listChange(ports, asking, command, pick),
  (ports, asking, command, since) => (isAnswered(since) ? null : changeOfMails(ports, asking, command)),
  (ports, asking, command, { pick = null }) => {
    const ofTask = readTaskChange(command);
    return ofTask === null ? null : taskChange(ports, asking, ofTask, pick);
  },
  where(changeOfEntry),
  where(async (ports, asking, command, { pick = null }) => {
    const change = readChange(command, asking.clock.context);
    return change === null ? null : changeOf(ports, asking, change, pick);
  }),
  where((ports, asking, command, since) => guessedChange(ports, asking, { command, ...since })),
];

const isAnswered = ({ pick, when }: Since) => pick != null || when !== undefined;

/** `since`: what was answered since to "which one?" and "to when?". */
async function changeIn(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  since: Since = {},
): Promise<AskedChange | null> {
  let none: AskedChange | null = null;
  for (const read of readers) {
    const found = await read(ports, asking, command, since);
    if (found !== null && !(found.is === 'said' && found.isNone === true)) return found;
    none ??= found;
  }
  return none;
}

/** Mails may be marked and put away in one sentence: each is a card. */
async function changeOfMails(
  ports: ChangePorts,
  asking: Asking,
  command: string,
): Promise<AskedChange | null> {
  const wishes = mailWishesIn(command, asking.clock.context);
  const [first, ...others] = await Promise.all(wishes.map((wish) => mailChange(ports, asking, wish)));
  if (first?.is !== 'proposal') return first ?? null;
  return { ...first, also: others.filter((one) => one.is === 'proposal') };
}

/** The answer to "which one?" or "to when?", which a wish before has left open. */
async function answerTo(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  earlier: readonly string[],
): Promise<AskedChange | null> {
  const answered = answeredWish(command, earlier, asking.clock.context);
  if (answered === null) return null;
  const { wish, asChoice, asTime } = answered;
  const chosen = asChoice === null ? null : await changeIn(ports, asking, wish, asChoice);
  if (chosen !== null || asTime === null) return chosen;
  return (
    (await sendChange(ports, asking, wish, asTime)) ??
    (await changeOfEntry(ports, asking, wish, asTime)) ??
    guessedChange(ports, asking, { command: wish, ...asTime })
  );
}

type Answered = {
  readonly wish: string;
  /** What was said before the wish, oldest first. */
  readonly before: readonly string[];
  /** What was answered since, with the words as the choice of one, or as a time: "the third" may be either. */
  readonly asChoice: Since | null;
  readonly asTime: Since | null;
};

/** Which wish before the words answer; null where they are neither a choice nor a time. */
export function answeredWish(words: string, earlier: readonly string[], context: Context): Answered | null {
  const pointed = readPointed(words, context);
  const pick = pointed?.change === null ? pointed.pick : null;
  const when = timeAlone(plainCommand(words), clockworkOf(context));
  const begun = pick === null && when === null ? null : wishBefore(earlier, context);
  if (begun === null) return null;
  return {
    wish: begun.before,
    before: earlier.slice(0, earlier.lastIndexOf(begun.before)),
    asChoice: pick === null ? null : { pick, when: begun.when ?? undefined },
    asTime: when === null ? null : { pick: begun.pick, when },
  };
}

type Begun = { before: string; pick: Pick | null; when: TimeWanted | null };

/** The last message that is no answer to "which one?" or "to when?", and what was answered since. */
function wishBefore(earlier: readonly string[], context: Context): Begun | null {
  let pick: Pick | null = null;
  let when: TimeWanted | null = null;
  for (const before of earlier.toReversed()) {
    const pointed = readPointed(before, context);
    const time = pointed === null ? timeAlone(plainCommand(before), clockworkOf(context)) : null;
    if (pointed?.change !== null && time === null) return { before, pick, when };
    pick ??= pointed?.pick ?? null;
    when ??= time;
  }
  return null;
}

function changeOf(
  ports: ChangePorts,
  asking: Asking,
  change: Change,
  pick: Pick | null,
): Promise<AskedChange | null> {
  const isReminder = change.meant.kind === 'reminder';
  return (isReminder ? reminderChange : meetingChange)(ports, asking, change, pick);
}

async function changeOfEntry(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  since: Since = {},
): Promise<AskedChange | null> {
  const named = readEntryNamed(command, asking.clock.context);
  return named === null ? null : entryChange(ports, asking, named, since);
}
