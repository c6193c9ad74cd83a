import { wouldRun } from '@crocodile-hub/core/language/understand/confirm';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import type { TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import type { Context } from '@crocodile-hub/core/language/reading';
import { beginsAt, hoursNamedIn } from '@crocodile-hub/core/reader/changes/entry-named';
import { isNewSaid } from '@crocodile-hub/core/reader/commands/hebrew/new-said';
import { withTime } from '@crocodile-hub/core/reader/changes/wanted';
import { readingOfBoth } from '../understanding.ts';
import type { Asking } from '../questions/asking.ts';
import { type AskedChange, type ChangePorts, nextOfEach, whichOne } from './asked.ts';
import { meetingsThere } from './meeting-change.ts';
import { remindersThere } from './reminder-change.ts';
import { tasksThere } from './task-change.ts';

/** Whether the words alone are rather a change than anything else. */
export async function isLikelyChange(command: string): Promise<boolean> {
  const { deeds, isChange, sureFrom } = await readers();
  return isChange(await deeds(command), sureFrom);
}

type Guessed = {
  command: string;
  /** Chosen since of those that fit. */
  pick?: Pick | null;
  /** The time said since, for a wish that said none. */
  when?: TimeWanted | undefined;
};

/**
 * The change that words ask for in a form of their own, of something that is there: "gutters are done, tick it off".
 * Null where nothing there is meant, or where the words are rather a question or a command, or where a time was said
 * since that they do not want for. Rule changes.guess.1.
 */
export async function guessedChange(
  ports: ChangePorts,
  asking: Asking,
  { command, pick = null, when }: Guessed,
): Promise<AskedChange | null> {
  const { context } = asking.clock;
  if (when === undefined && pick === null && isNewSaid(command)) return null;
  const { deeds: deedsOf, guessChange, isChange, mayBeOf, sureFrom } = await readers();
  const deeds = await deedsOf(command);
  if (!isChange(deeds)) return null;
  const things = await Promise.all([
    mayBeOf(deeds, 'task') ? tasksThere(ports, asking) : [],
    mayBeOf(deeds, 'meeting') ? meetingsThere(ports, asking) : [],
    mayBeOf(deeds, 'reminder') ? remindersThere(ports, asking) : [],
  ]);
  const clockwork = clockworkOf(context);
  // "My 10 o'clock" is nothing that begins at another hour.
  const hours = hoursNamedIn(command, clockwork);
  const then = things
    .flat()
    .filter(({ at }) => hours === null || (at !== null && beginsAt(at, hours, clockwork.zone)));
  const guess = guessChange(command, deeds, then, clockwork);
  if (
    guess === null ||
    (guess.score < sureFrom && (await isRatherSomethingElse(command, context, guess.score)))
  )
    return null;
  const wanted = when === undefined ? guess.wanted : withTime(guess.wanted, when);
  if (wanted === null) return null;
  const inTime = guess.meant.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const meant = saysAll.test(command) ? inTime : nextOfEach(inTime);
  const [only, ...others] = pick === null ? meant : picked(meant, pick);
  if (only === undefined) return null;
  if (others.length === 0) return only.proposed(wanted);
  return whichOne(
    meant.map(({ line, proposed }) => ({ line, proposed: () => proposed(wanted) })),
    asking.words,
    wanted.of === 'task' ? asking.words.whichTask : asking.words.whichOne,
  );
}

const saysAll = /\b(?:all|every|each|both)\b|(?:^|\s)(?:כל|שתי|שני)(?:\s|$)/i;

async function readers() {
  const [{ deedModels, readDeeds }, guess] = await Promise.all([
    import('@crocodile-hub/core/reader/changes/deeds'),
    import('@crocodile-hub/core/reader/changes/guess-change'),
  ]);
  return { ...guess, deeds: async (command: string) => readDeeds(await deedModels(), command) };
}

/** A question that is likelier, or a command that would run unasked. */
async function isRatherSomethingElse(text: string, context: Context, score: number): Promise<boolean> {
  const [{ kindReader }, { isRatherAsked }] = await Promise.all([
    import('@crocodile-hub/core/reader/kinds/kinds'),
    import('@crocodile-hub/core/reader/changes/guess-change'),
  ]);
  return isRatherAsked(text, context, score, await kindReader()) || isCommand(text, context);
}

/** Whether the words are a command that would run unasked. */
export async function isCommand(text: string, context: Context): Promise<boolean> {
  const { actions } = await readingOfBoth(text, context, { offers: true });
  return actions.some(wouldRun);
}
