import type { Change } from '@crocodile-hub/core/language/changes/change';
import { readChange } from '@crocodile-hub/core/language/changes/read-change';
import { readMailChange } from '@crocodile-hub/core/language/changes/read-mail-change';
import { readPointed, type Pick, type Pointed } from '@crocodile-hub/core/language/changes/read-pointed';
import { readQuestion } from '@crocodile-hub/core/language/questions/read-question';
import type { Person } from '../../ports/person.ts';
import type { PersonClock } from '../commands/clock.ts';
import type { Asking } from '../questions/asking.ts';
import { shownTime } from '../questions/shown-time.ts';
import { questionWords } from '../questions/words.ts';
import type { AskedChange, ChangePorts } from './asked.ts';
import { mailChange } from './mail-change.ts';
import { changeOfShown, meetingChange } from './meeting-change.ts';
import { reminderChange } from './reminder-change.ts';

/**
 * What the words change of a meeting or a reminder of the person's, as it stands now; null where they ask for no such
 * thing. `earlier` is what they said before in the conversation, oldest first: "the second one" and "move it to 5" point
 * at what it showed. Titles and names are only compared: nothing in them is read as a command.
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
  const change = readChange(command, clock.context);
  return change === null ? null : changeOf(ports, asking, change, null);
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
  // Who chose the second may choose the first instead.
  const at = earlier.findLastIndex((words) => readPointed(words, context)?.change !== null);
  const before = earlier[at];
  if (before === undefined) return null;
  if (change === null) {
    const listed = readChange(before, context);
    return listed === null ? null : changeOf(ports, asking, listed, pick);
  }
  const question = readQuestion(before, context, earlier.slice(0, at));
  if (question?.asks !== 'agenda' && question?.asks !== 'meeting') return null;
  return changeOfShown(ports, asking, { change, pick }, question);
}
