import type { Change, TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { plainCommand } from '@crocodile-hub/core/language/changes/plain-command';
import { readChange } from '@crocodile-hub/core/language/changes/read-change';
import { readPointed, type Pick, type Pointed } from '@crocodile-hub/core/language/changes/read-pointed';
import { readTaskChange } from '@crocodile-hub/core/language/changes/read-task-change';
import { timeAlone } from '@crocodile-hub/core/language/changes/time-wanted';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import type { Context } from '@crocodile-hub/core/language/reading';
import { readQuestion } from '@crocodile-hub/core/language/questions/read-question';
import { beginsNew } from '@crocodile-hub/core/reader/commands/hebrew/new-said';
import { readEntryNamed } from '@crocodile-hub/core/reader/changes/entry-named';
import { renamesInQuotes, replacedIn, withoutTheRest } from '@crocodile-hub/core/reader/changes/frames';
import { otherTimeIn, plainChange } from '@crocodile-hub/core/reader/changes/plain-change';
import { mailWishesIn } from '@crocodile-hub/core/reader/changes/mail-wishes';
import type { Person } from '../../ports/accounts.ts';
import type { PersonClock } from '../time/person-clock.ts';
import type { Asking } from '../questions/asking.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import type { AskedChange, ChangePorts } from './asked.ts';
import { entryChange, type Since } from './entry-change.ts';
import { forwardChange } from './forward-mail.ts';
import { framedChange, guessedChange } from './guessed-change.ts';
import { invitationChange } from './invitation-change.ts';
import { mailChange } from './mail-change.ts';
import { ruleSaid } from './mail-rule.ts';
import { changeOfShown, meetingChange } from './meeting-change.ts';
import { reminderChange, withAllTimes } from './reminder-change.ts';
import { withReplacement } from './replaced-change.ts';
import { sendChange } from './send-change.ts';
import { taskChange } from './task-change.ts';
import { changeByEntry } from './time-of-entry.ts';

/**
 * The change that the words ask for, of a meeting, a reminder, a task, mails or what is scheduled to leave,
 * or the answer to an invitation; null if they ask for none. `earlier` holds the
 * person's earlier messages in the conversation, oldest first: "the second one" and "move it to 5" refer to what those
 * showed. Titles and names are only compared, and never read as a command.
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
  if (beginsNew(command)) return null;
  return changeByEntry(ports, asking, withoutTheRest(command), (timed) => changeIn(ports, asking, timed));
}

type Reader = (
  ports: ChangePorts,
  asking: Asking,
  command: string,
  since: Since,
) => Promise<AskedChange | null> | AskedChange | null;

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
  (ports, asking, command, since) => (isAnswered(since) ? null : changeOfMails(ports, asking, command)),
  (ports, asking, command, { pick = null }) => {
    const ofTask = readTaskChange(command);
    return ofTask === null ? null : taskChange(ports, asking, ofTask, pick);
  },
  (ports, asking, command, { pick }) => framedChange(ports, asking, { command, pick }),
  changeOfEntry,
  async (ports, asking, command, { pick = null }) => {
    const change = renamesInQuotes(command) ? null : readChange(command, asking.clock.context);
    return change === null ? null : changeOf(ports, asking, change, pick);
  },
  (ports, asking, command, since) => guessedChange(ports, asking, { command, ...since }),
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

/** What is done to what the answers before showed: "cancel it"; or the answer to "which one?" or "to when?". */
async function answerTo(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  earlier: readonly string[],
): Promise<AskedChange | null> {
  const { context } = asking.clock;
  const pointed = readPointed(command, context);
  if (pointed?.change != null) return shownChange(ports, asking, { ...pointed, chosen: null }, earlier);
  const begun = wishBefore(earlier, context);
  if (begun === null) return null;
  const { before } = begun;
  const itself = pointed === null ? null : readPointed(before, context);
  if (itself?.pick === 'only' && pointed !== null) {
    const shown = earlier.slice(0, earlier.lastIndexOf(before));
    return shownChange(ports, asking, { ...itself, chosen: pointed.pick }, shown);
  }
  const said = begun.when ?? undefined;
  const chosen =
    pointed === null ? null : await changeIn(ports, asking, before, { pick: pointed.pick, when: said });
  if (chosen !== null) return chosen;
  const when = timeAlone(plainCommand(command), clockworkOf(context));
  if (when === null) return null;
  const { pick } = begun;
  return (
    (await sendChange(ports, asking, before, { pick, when })) ??
    (await changeOfEntry(ports, asking, before, { pick, when })) ??
    guessedChange(ports, asking, { command: before, pick, when })
  );
}

/** "Cancel it", and which one of several: what the answer to the last question of meetings showed. */
function shownChange(
  ports: ChangePorts,
  asking: Asking,
  { change, pick, chosen }: Pointed & { readonly chosen: Pick | null },
  earlier: readonly string[],
): Promise<AskedChange | null> | null {
  const { context } = asking.clock;
  // "The first meeting tomorrow" says of which day it is.
  if (change === null || change.meant.over !== null) return null;
  // Skips other choices from the same list: "the first" may follow "the second". "Tomorrow" is a question of its own.
  const at = earlier.findLastIndex((words) => readPointed(words, context)?.change !== null);
  const question = readQuestion(earlier[at] ?? '', context, earlier.slice(0, Math.max(at, 0)));
  if (question?.asks !== 'agenda' && question?.asks !== 'meeting') return null;
  return changeOfShown(ports, asking, { change, pick, chosen }, question);
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
