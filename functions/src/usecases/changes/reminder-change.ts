import type { ReminderDocument } from '@crocodile-hub/core/contract/documents';
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import type { Change, Wish } from '@crocodile-hub/core/language/changes/change';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import { thoseAbout } from '@crocodile-hub/core/reader/topics/same-things';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Asking } from '../questions/asking.ts';
import { localIso } from '../time/local-time.ts';
import {
  type AskedChange,
  type ChangePorts,
  hourLater,
  proposal,
  said,
  toWhen,
  type There,
  whichOne,
} from './asked.ts';
import { movedTo } from './moved-to.ts';

const mostRead = 200;

/** Rule changes.reminder.1. `pick`: the choice from an earlier list. */
export async function reminderChange(
  ports: ChangePorts,
  asking: Asking,
  change: Change,
  pick: Pick | null,
): Promise<AskedChange | null> {
  const { person, words } = asking;
  const { about, over } = change.meant;
  const open = await ports.workspace.openReminders(person.uid, mostRead);
  const isThen = ({ dueAt }: ReminderDocument) => over === null || (dueAt >= over.from && dueAt < over.to);
  const found = thoseAbout(
    open.filter(isThen),
    about,
    ({ task }, said) => isMentioned(said, task),
    ({ task }) => task,
  );
  const [only, ...others] = pick === null ? found : picked(found, pick);
  if (pick !== null && only === undefined) return null;
  if (only === undefined) return said(words.noSuchReminder(about === null ? null : shownOutside(about)));
  if (others.length === 0) return changeOf(ports, asking, change, only);
  return whichOne(
    found.map((one) => ({
      line: lineOf(asking, one),
      proposed: () => Promise.resolve(changeOf(ports, asking, change, one)),
    })),
    words,
  );
}

/** Those still to ring, as what a sentence may mean. */
export async function remindersThere(ports: ChangePorts, asking: Asking): Promise<There[]> {
  const open = await ports.workspace.openReminders(asking.person.uid, mostRead);
  return open.map((one) => ({
    of: 'reminder',
    title: one.task,
    names: [],
    at: one.dueAt,
    line: lineOf(asking, one),
    series: null,
    proposed: (wanted) =>
      Promise.resolve(wanted.of === 'task' ? null : changeOf(ports, asking, wanted.wish, one)),
  }));
}

function lineOf({ time }: Asking, { dueAt, task }: ReminderDocument): string {
  return `- **${time.moment(dueAt)}** ${shownOutside(task)}`;
}

type OpenReminder = ReminderDocument & { readonly id: string };

function changeOf(ports: ChangePorts, asking: Asking, wish: Wish, one: OpenReminder): AskedChange | null {
  const { clock, words, time } = asking;
  const { timeZone, now } = clock;
  const standing = {
    reminderId: one.id,
    revision: one.revision,
    task: one.task,
    reminderTime: localIso(one.dueAt, timeZone),
    ...(one.recurrence === null ? {} : { recurrence: one.recurrence }),
  };
  // A reminder's title is its task, so it cannot be renamed; it has no guests and no length.
  if (wish.does === 'rename' || wish.does === 'invite') return null;
  if (wish.does === 'resize' || wish.does === 'uninvite') return null;
  if (wish.does === 'cancel') return proposal(ports.actions, 'cancel_reminder', standing, clock);
  if (wish.does === 'ask-when')
    return toWhen(asking, { title: one.task, at: one.dueAt }, hourLater, (to) =>
      changeOf(ports, asking, to, one),
    );
  const newTime = movedTo(one.dueAt, wish, timeZone);
  if (newTime === one.dueAt) return said(words.isDueThen(shownOutside(one.task), time.moment(newTime)));
  if (newTime <= now) return said(words.timeIsPast(time.moment(newTime)));
  const moved = { ...standing, newTime: localIso(newTime, timeZone) };
  return proposal(ports.actions, 'update_reminder', moved, clock);
}
