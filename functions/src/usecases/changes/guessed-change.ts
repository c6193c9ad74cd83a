import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import { zoneOf } from '@crocodile-hub/core/language/time/zone';
import type { Deed } from '@crocodile-hub/core/reader/changes/deeds';
import type { Context } from '@crocodile-hub/core/language/reading';
import { readingOfBoth } from '../understanding.ts';
import type { Asking } from '../questions/asking.ts';
import { type AskedChange, type ChangePorts, type There, whichOne } from './asked.ts';
import { meetingsThere } from './meeting-change.ts';
import { remindersThere } from './reminder-change.ts';
import { tasksThere } from './task-change.ts';

/** What is less likely than this is not worth reading a calendar for. */
const worthReading = 0.03;

/**
 * The change that words ask for in a form of their own, of something that is there: "gutters are done, tick it off".
 * Null where nothing there is meant, or where the words are rather a question or a command. Rule changes.guess.1.
 */
export async function guessedChange(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  pick: Pick | null,
): Promise<AskedChange | null> {
  const { context } = asking.clock;
  const [{ deedModels, readDeeds }, { guessChange, isChange, sureFrom, thingOf }] = await Promise.all([
    import('@crocodile-hub/core/reader/changes/deeds'),
    import('@crocodile-hub/core/reader/changes/guess-change'),
  ]);
  const deeds = readDeeds(await deedModels(), command);
  if (!isChange(deeds)) return null;
  const isWorth = (of: There['of']) =>
    Object.entries(deeds.odds).some(([deed, odds]) => thingOf[deed as Deed] === of && odds >= worthReading);
  const things = await Promise.all([
    isWorth('task') ? tasksThere(ports, asking) : [],
    isWorth('meeting') ? meetingsThere(ports, asking) : [],
    isWorth('reminder') ? remindersThere(ports, asking) : [],
  ]);
  const clockwork = {
    now: Date.parse(context.now),
    zone: zoneOf(context.timeZone, context.now),
    country: context.country ?? 'IL',
    hint: null,
  };
  const guess = guessChange(command, deeds, things.flat(), clockwork);
  if (guess === null || (guess.score < sureFrom && (await isRatherSomethingElse(command, context))))
    return null;
  const { wanted } = guess;
  const [only, ...others] = pick === null ? guess.meant : picked(guess.meant, pick);
  if (only === undefined) return null;
  if (others.length === 0) return only.proposed(wanted);
  return whichOne(
    guess.meant.map(({ line, proposed }) => ({ line, proposed: () => proposed(wanted) })),
    asking.words,
    wanted.of === 'task' ? asking.words.whichTask : asking.words.whichOne,
  );
}

const runsFrom = 0.9;

/** A question that is understood, or a command that would run unasked. */
async function isRatherSomethingElse(text: string, context: Context): Promise<boolean> {
  const [{ kindReader }, { readByEvidence }] = await Promise.all([
    import('@crocodile-hub/core/reader/kinds/kinds'),
    import('@crocodile-hub/core/reader/questions/read-by-evidence'),
  ]);
  if (readByEvidence(text, context, [], await kindReader()).question !== null) return true;
  const { actions } = await readingOfBoth(text, context, { offers: true });
  return actions.some(
    ({ intent, doubts, confidence }) => intent !== 'none' && doubts.length === 0 && confidence >= runsFrom,
  );
}
