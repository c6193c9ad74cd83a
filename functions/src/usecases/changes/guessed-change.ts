import { wouldRun } from '@crocodile-hub/core/language/understand/confirm';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import type { TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import type { CommandReading } from '@crocodile-hub/core/language/command-reading';
import type { Context } from '@crocodile-hub/core/language/reading';
import { beginsAt, hoursNamedIn } from '@crocodile-hub/core/reader/changes/entry-named';
import { isNewInEnglish } from '@crocodile-hub/core/reader/changes/new-in-english';
import { isNewSaid } from '@crocodile-hub/core/reader/commands/hebrew/new-said';
import type { Deeds } from '@crocodile-hub/core/reader/changes/deeds';
import { withTime, type Wanted } from '@crocodile-hub/core/reader/changes/wanted';
import { readingOfBoth } from '../understanding.ts';
import type { Asking } from '../questions/asking.ts';
import { type AskedChange, type ChangePorts, nextOfEach, type There, whichOne } from './asked.ts';
import { invitationsThere } from './invitation-change.ts';
import { mailsThere } from './mails-there.ts';
import { meetingsThere } from './meeting-change.ts';
import { remindersThere } from './reminder-change.ts';
import { sendsThere } from './send-change.ts';
import { tasksThere } from './task-change.ts';

/** Whether the words alone are rather a change than anything else. */
export async function isLikelyChange(command: string): Promise<boolean> {
  const { deeds, isChange, sureFrom } = await readers();
  return isChange(await deeds(command), sureFrom);
}

type Guessed = {
  command: string;
  /** Chosen since of those that fit. */
  pick?: Pick | null | undefined;
  /** The time said since, for a wish that said none. */
  when?: TimeWanted | undefined;
  /** Which one is meant is asked, though only one fits. */
  isOpen?: boolean;
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
  if (when === undefined && pick === null && (isNewSaid(command) || isNewInEnglish(command))) return null;
  const { deeds: deedsOf, guessChange, isChange, sureFrom } = await readers();
  const deeds = await deedsOf(command);
  if (!isChange(deeds)) return null;
  const then = await thingsThere(ports, asking, command, deeds);
  const guess = guessChange(command, deeds, then, clockworkOf(context));
  if (guess === null) return null;
  const { actions } = await readingOfBoth(command, context, { offers: true });
  if (isWholeEntry(command, actions)) return null;
  const isUnsure = guess.score < sureFrom;
  if (isUnsure && (actions.some(wouldRun) || (await isQuestion(command, context, guess.score)))) return null;
  const wanted = when === undefined ? guess.wanted : withTime(guess.wanted, when);
  return wanted === null
    ? null
    : proposedOf(asking, { command, pick, isOpen: guess.isOfOtherTime }, guess.meant, wanted);
}

/** Whatever is accepted, nothing that is there is to be cancelled. */
const accepts = /^\s*(?:please )?(?:accept|say yes to)\b/i;

async function thingsThere(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  deeds: Deeds,
): Promise<readonly There[]> {
  const { mayBeOf } = await readers();
  const clockwork = clockworkOf(asking.clock.context);
  const things = await Promise.all([
    mayBeOf(deeds, 'task')
      ? tasksThere(ports, asking, { finished: deeds.odds.reopen_task >= leastAway })
      : [],
    mayBeOf(deeds, 'meeting') ? meetingsThere(ports, asking) : [],
    mayBeOf(deeds, 'reminder') ? remindersThere(ports, asking) : [],
    mayBeOf(deeds, 'mail') ? mailsThere(ports, asking, { areAway: false }) : [],
    deeds.odds.restore_mail >= leastAway ? mailsThere(ports, asking, { areAway: true }) : [],
    mayBeOf(deeds, 'invitation') ? invitationsThere(ports, asking) : [],
    mayBeOf(deeds, 'send') ? sendsThere(ports, asking, command) : [],
  ]);
  // "My 10 o'clock" is nothing that begins at another hour.
  const hours = hoursNamedIn(command, clockwork);
  return things
    .flat()
    .filter(({ of }) => of === 'invitation' || !accepts.test(command))
    .filter(({ at }) => hours === null || (at !== null && beginsAt(at, hours, clockwork.zone)));
}

function proposedOf(
  { words }: Asking,
  { command, pick = null, isOpen = false }: Guessed,
  found: readonly There[],
  wanted: Wanted,
): AskedChange | null | Promise<AskedChange | null> {
  const inTime = found.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  // What came last is meant rather than what came first.
  const inOrder = wanted.of === 'mail' ? inTime.toReversed() : inTime;
  const areAllMeant = (wanted.of === 'mail' ? saysMails : saysAll).test(command);
  const meant = areAllMeant ? inOrder : nextOfEach(inOrder);
  const [only, ...others] = pick === null ? meant : picked(meant, pick);
  if (only === undefined) return null;
  if (others.length > 0 && pick === null && areAllMeant) {
    const all = together(meant, wanted);
    if (all !== null) return all;
  }
  if (others.length === 0 && (!isOpen || pick !== null)) return only.proposed(wanted);
  return whichOne(
    meant.map(({ line, proposed }) => ({ line, proposed: () => proposed(wanted) })),
    words,
    wanted.of === 'task' ? words.whichTask : words.whichOne,
  );
}

/** From here on what was put away may be meant. */
const leastAway = 0.15;
/** Of mails, all are meant where more than one is said. */
const saysMails =
  /\b(?:all|every|everything|both|e-?mails|mails|messages|newsletters|ones|them|those|these)\b|(?<![א-ת])(?:כל|הכל|הכול|שני|שניהם|שתיהן|אותם|אותן|ה?(?:מיילים|הודעות|ניוזלטרים))(?![א-ת])/i;
const mostTogether = 8;

/** All of them in one card where there is one for several, else each in its own; null where they are too many. */
export function together(
  meant: readonly There[],
  wanted: Wanted,
): AskedChange | null | Promise<AskedChange | null> {
  const inOne = meant[0]?.together;
  if (inOne !== undefined) return inOne(meant, wanted);
  return meant.length > mostTogether ? null : eachAlone(meant, wanted);
}

async function eachAlone(meant: readonly There[], wanted: Wanted): Promise<AskedChange | null> {
  const each = await Promise.all(meant.map((one) => one.proposed(wanted)));
  const [first, ...also] = each.filter((one) => one?.is === 'proposal');
  return first === undefined ? null : { ...first, also };
}

const saysAll = /\b(?:all|every|each|both)\b|(?:^|\s)(?:כל|שתי|שני)(?:\s|$)/i;

async function readers() {
  const [{ deedModels, readDeeds }, guess] = await Promise.all([
    import('@crocodile-hub/core/reader/changes/deeds'),
    import('@crocodile-hub/core/reader/changes/guess-change'),
  ]);
  return { ...guess, deeds: async (command: string) => readDeeds(await deedModels(), command) };
}

const moves =
  /\b(?:mov\w*|push\w*|shift\w*|chang\w*|postpon\w*|resched\w*|delay\w*|bring\w*|bump\w*|swap\w*|switch\w*|slid\w*|cancel\w*|invite|earlier|later|sooner|instead|rather|extend|shorten|longer|make|is now|it)\b|[א-ת]/i;

/** A question that is likelier. */
async function isQuestion(text: string, context: Context, score: number): Promise<boolean> {
  const [{ kindReader }, { isRatherAsked }] = await Promise.all([
    import('@crocodile-hub/core/reader/kinds/kinds'),
    import('@crocodile-hub/core/reader/changes/guess-change'),
  ]);
  return isRatherAsked(text, context, score, await kindReader());
}

/** Whether the words are a command that would run unasked. */
export async function isCommand(text: string, context: Context): Promise<boolean> {
  const { actions } = await readingOfBoth(text, context, { offers: true });
  return actions.some(wouldRun);
}

/** "Site visit Herzl 14 Tuesday 8 till 10", without a word of moving: with its hours and its place it is an entry of its own. */
function isWholeEntry(text: string, actions: readonly CommandReading[]): boolean {
  return (
    !moves.test(text) &&
    actions.some(
      ({ intent, slots }) =>
        intent === 'create_event' &&
        slots.startTime !== null &&
        slots.endTime !== null &&
        slots.location != null,
    )
  );
}
