import type { Change } from '@crocodile-hub/core/language/changes/change';
import { readChange } from '@crocodile-hub/core/language/changes/read-change';
import { readMailChange } from '@crocodile-hub/core/language/changes/read-mail-change';
import { readPointed, type Pick, type Pointed } from '@crocodile-hub/core/language/changes/read-pointed';
import { readTaskChange } from '@crocodile-hub/core/language/changes/read-task-change';
import { readQuestion } from '@crocodile-hub/core/language/questions/read-question';
import type { Person } from '../../ports/accounts.ts';
import type { PersonClock } from '../time/person-clock.ts';
import type { Asking } from '../questions/asking.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import type { AskedChange, ChangePorts } from './asked.ts';
import { guessedChange } from './guessed-change.ts';
import { mailChange } from './mail-change.ts';
import { changeOfShown, meetingChange } from './meeting-change.ts';
import { reminderChange } from './reminder-change.ts';
import { taskChange } from './task-change.ts';

/**
 * The change that the words ask for, of a meeting, a reminder, a task or mails; null if they ask for none. `earlier` holds the
 * person's earlier messages in the conversation, oldest first: "the second one" and "move it to 5" refer to what those
 * showed. Titles and names are only compared, and never read as a command.
 */
export async function askedChange(
  ports: ChangePorts,
  person: Person,
  command: string,
  clock: PersonClock,
  earlier: readonly string[] = [],
): Promise<AskedChange | null> {
  const words = questionWords(command);
  const asking: Asking = { person, clock, words, time: shownTime(words, clock.now, clock.timeZone) };
  const pointed = earlier.length === 0 ? null : readPointed(command, clock.context);
  const shown = pointed === null ? null : await pointedChange(ports, asking, pointed, earlier);
  if (shown !== null) return shown;
  const ofMail = readMailChange(command, clock.context);
  if (ofMail !== null) return mailChange(ports, asking, ofMail);
  const ofTask = readTaskChange(command);
  if (ofTask !== null) return taskChange(ports, asking, ofTask, null);
  const change = readChange(command, clock.context);
  const byForm = change === null ? null : await changeOf(ports, asking, change, null);
  return byForm ?? guessedChange(ports, asking, command, null);
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

async function pointedChange(
  ports: ChangePorts,
  asking: Asking,
  { pick, change }: Pointed,
  earlier: readonly string[],
): Promise<AskedChange | null> {
  const { context } = asking.clock;
  // Skips other choices from the same list: "the first" may follow "the second".
  const at = earlier.findLastIndex((words) => readPointed(words, context)?.change !== null);
  const before = earlier[at];
  if (before === undefined) return null;
  if (change === null) {
    const ofTask = readTaskChange(before);
    if (ofTask !== null) return taskChange(ports, asking, ofTask, pick);
    const listed = readChange(before, context);
    return listed === null
      ? guessedChange(ports, asking, before, pick)
      : changeOf(ports, asking, listed, pick);
  }
  const question = readQuestion(before, context, earlier.slice(0, at));
  if (question?.asks !== 'agenda' && question?.asks !== 'meeting') return null;
  return changeOfShown(ports, asking, { change, pick }, question);
}
