import { deedModels } from '@crocodile-hub/core/reader/changes/deeds';
import { deedsIn } from '@crocodile-hub/core/reader/changes/frames';
import { guessPointed } from '@crocodile-hub/core/reader/changes/guess-change';
import { pointingIn } from '@crocodile-hub/core/reader/changes/pointing';
import { picked } from '@crocodile-hub/core/language/changes/read-pointed';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import type { Asking, Shown } from '../questions/asking.ts';
import { type AskedChange, type ChangePorts, type There, whichOne } from './asked.ts';
import { together } from './guessed-change.ts';
import { mailsWithIds } from './mails-there.ts';
import { meetingsThere } from './meeting-change.ts';
import { remindersThere } from './reminder-change.ts';
import { tasksThere } from './task-change.ts';

/**
 * The change of what the answer before showed: "archive the second one", "star it", "move that to five". Null where the
 * words point at nothing, or want nothing that can be done with what was shown. Rule changes.shown.1.
 */
export async function changeOfPointed(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  shown: readonly Shown[],
): Promise<AskedChange | null> {
  const pointing = pointingIn(command);
  if (pointing === null || shown.length === 0) return null;
  const told = deedsIn(await deedModels(), command);
  const { pick } = pointing;
  const isPlace = pick !== 'all' && pick !== 'only';
  // A place counts what cannot be changed too, such as messages of a channel.
  const there = await thingsShown(ports, asking, isPlace ? picked(shown, pick) : shown);
  const among = isPlace ? { ...pointing, pick: 'only' as const } : pointing;
  const guess = guessPointed(command, told, there, among, clockworkOf(asking.clock.context));
  if (guess === null) return null;
  const { meant, wanted } = guess;
  const [first, ...others] = meant;
  if (first === undefined) return null;
  if (others.length === 0) return first.proposed(wanted);
  if (pick !== 'all')
    return whichOne(
      meant.map(({ line, proposed }) => ({ line, proposed: () => proposed(wanted) })),
      asking.words,
    );
  if (first.together !== undefined) return first.together(meant, wanted);
  return together(meant, wanted);
}

/** In the order in which they were shown; what is gone since, or cannot be changed, is left out. */
async function thingsShown(
  ports: ChangePorts,
  asking: Asking,
  shown: readonly Shown[],
): Promise<readonly There[]> {
  const idsOf = (kind: Shown['of']) => shown.flatMap(({ of, id }) => (of === kind ? [id] : []));
  const [mails, meetings, reminders, tasks] = await Promise.all([
    mailsWithIds(ports, asking, idsOf('mail')),
    idsOf('meeting').length === 0 ? [] : meetingsThere(ports, asking),
    idsOf('reminder').length === 0 ? [] : remindersThere(ports, asking),
    idsOf('task').length === 0 ? [] : tasksThere(ports, asking, { finished: true }),
  ]);
  const known = new Map([...mails, ...meetings, ...reminders, ...tasks].map((one) => [one.id, one]));
  return shown.flatMap(({ id }) => known.get(id) ?? []);
}
