import type { ReminderDocument } from '@crocodile-hub/core/contract/documents';
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import type { Change, TimeWanted, Wish } from '@crocodile-hub/core/language/changes/change';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import { thoseAbout } from '@crocodile-hub/core/reader/topics/same-things';
import { weekdayCodes } from '@crocodile-hub/core/contract/recurrence';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { toInstant, toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import { dayOfIso, weekdayOf } from '@crocodile-hub/core/time/calendar';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Asking } from '../questions/asking.ts';
import { localIso } from '../time/local-time.ts';
import {
  type AskedChange,
  type ChangePorts,
  hourLater,
  nothing,
  proposal,
  said,
  toWhen,
  type There,
  whichOne,
} from './asked.ts';
import { movedTo } from './moved-to.ts';

const mostRead = 200;
/** What rang longer ago is hardly meant. */
const mostRung = 10;

/** Those still to ring, and the last ones that have rung and are not finished. */
async function remindersOf(ports: ChangePorts, { person }: Asking): Promise<OpenReminder[]> {
  const [open, rung] = await Promise.all([
    ports.workspace.openReminders(person.uid, mostRead),
    ports.workspace.rungReminders(person.uid, mostRung),
  ]);
  return [...open, ...rung];
}

/** Rule changes.reminder.1. `pick`: the choice from an earlier list. */
export async function reminderChange(
  ports: ChangePorts,
  asking: Asking,
  change: Change,
  pick: Pick | null,
): Promise<AskedChange | null> {
  const { words } = asking;
  const { about, over } = change.meant;
  const open = await remindersOf(ports, asking);
  const isThen = ({ dueAt }: ReminderDocument) => over === null || (dueAt >= over.from && dueAt < over.to);
  const found = thoseAbout(
    open.filter(isThen),
    about,
    ({ task }, said) => isMentioned(said, task),
    ({ task }) => task,
  );
  const [only, ...others] = pick === null ? found : picked(found, pick);
  if (pick !== null && only === undefined) return null;
  if (only === undefined) return nothing(words.noSuchReminder(about === null ? null : shownOutside(about)));
  if (others.length === 0) return changeOf(ports, asking, change, only);
  return whichOne(
    found.map((one) => ({
      line: lineOf(asking, one),
      proposed: () => Promise.resolve(changeOf(ports, asking, change, one)),
    })),
    words,
  );
}

/** As what a sentence may mean. */
export async function remindersThere(ports: ChangePorts, asking: Asking): Promise<There[]> {
  const open = await remindersOf(ports, asking);
  return open.map((one) => ({
    of: 'reminder',
    id: one.id,
    entryId: one.calendarEventId,
    title: one.task,
    names: [],
    at: one.dueAt,
    isRung: one.status === 'sent',
    line: lineOf(asking, one),
    series: null,
    proposed: (wanted) => {
      const finish = { does: 'finish' } as const;
      if (wanted.of === 'reminder') return Promise.resolve(changeOf(ports, asking, wanted.wish, one));
      const isFinished = wanted.of === 'task' && wanted.wish.does === 'finish';
      return Promise.resolve(isFinished ? changeOf(ports, asking, finish, one) : null);
    },
  }));
}

function lineOf({ time }: Asking, { dueAt, task }: ReminderDocument): string {
  return `- **${time.moment(dueAt)}** ${shownOutside(task)}`;
}

type OpenReminder = ReminderDocument & { readonly id: string };

function changeOf(
  ports: ChangePorts,
  asking: Asking,
  wish: Wish | { readonly does: 'finish' },
  one: OpenReminder,
): AskedChange | null {
  const { clock, words, time } = asking;
  const { timeZone, now } = clock;
  const standing = {
    reminderId: one.id,
    revision: one.revision,
    task: one.task,
    reminderTime: localIso(one.dueAt, timeZone),
    ...(one.recurrence === null ? {} : { recurrence: one.recurrence }),
  };
  // It has no guests, no length and no place.
  if (wish.does === 'invite' || wish.does === 'uninvite') return null;
  if (wish.does === 'resize' || wish.does === 'place') return null;
  if (wish.does === 'rename')
    return wish.title === one.task
      ? said(words.alreadyCalled(shownOutside(one.task)))
      : proposal(ports.actions, 'update_reminder', { ...standing, newTask: wish.title }, clock);
  if (wish.does === 'finish')
    return proposal(ports.actions, 'update_reminder', { ...standing, does: 'finish' }, clock);
  if (wish.does === 'cancel') return proposal(ports.actions, 'cancel_reminder', standing, clock);
  if (wish.does === 'ask-when')
    return toWhen(asking, { title: one.task, at: one.dueAt }, hourLater, (to) =>
      changeOf(ports, asking, to, one),
    );
  const newTime = ahead(movedTo(baseOf(one, wish, clock), wish, timeZone), wish, clock);
  if (newTime === one.dueAt) return said(words.isDueThen(shownOutside(one.task), time.moment(newTime)));
  if (newTime <= now) return said(words.timeIsPast(time.moment(newTime)));
  const moved = { ...standing, newTime: localIso(newTime, timeZone) };
  return proposal(ports.actions, 'update_reminder', moved, clock);
}

const nextDay: TimeWanted = {
  does: 'shift',
  shift: { by: { months: 0, days: 1, ms: 0 }, isEarlier: false },
};

/** "Until nine", said at ten in the evening, is tomorrow's. */
function ahead(time: Instant, wish: TimeWanted, { now, timeZone }: Asking['clock']): Instant {
  const isOfHour = wish.does === 'move' && wish.to.day === null;
  return isOfHour && time <= now ? movedTo(time, nextDay, timeZone) : time;
}

/** What has rung is put off from now on; its hour stays where only a day is said. */
function baseOf(
  { dueAt, status }: OpenReminder,
  wish: TimeWanted,
  { now, timeZone }: Asking['clock'],
): Instant {
  if (status !== 'sent' || dueAt > now) return dueAt;
  if (wish.does === 'shift' && wish.shift.by.ms !== 0) return now;
  const zone = zoneOf(timeZone, '');
  const { year, month, day } = toWall(now, zone);
  return toInstant({ ...toWall(dueAt, zone), year, month, day }, zone);
}

/** What moves a reminder that repeats moves all its times; so do the choices of a list. Rule changes.reminder.3. */
export function withAllTimes(
  ports: ChangePorts,
  asking: Asking,
  change: AskedChange | null,
): AskedChange | null {
  if (change?.is === 'said') {
    const choices = change.choices.map((one) => ({
      ...one,
      proposed: async () => withAllTimes(ports, asking, await one.proposed()),
    }));
    return { ...change, choices };
  }
  if (change?.actionType !== 'update_reminder') return change;
  const { recurrence, reminderTime, newTime } = change.payload;
  if (typeof recurrence !== 'string' || newTime === undefined) return change;
  const codes = [reminderTime, newTime].map(
    (one) => weekdayCodes[weekdayOf(dayOfIso(String(one).slice(0, 10)))] ?? '',
  );
  const newRecurrence = onWeekday(recurrence, codes);
  if (newRecurrence === null) return change;
  return proposal(ports.actions, 'update_reminder', { ...change.payload, newRecurrence }, asking.clock);
}

/** Null where a rule of this kind does not go by that weekday. */
function onWeekday(rule: string, [from = '', to = '']: readonly string[]): string | null {
  if (from === to) return rule;
  const days = /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',') ?? [];
  if (!rule.startsWith('FREQ=WEEKLY') || (days.length > 0 && !days.includes(from))) return null;
  const moved = [...new Set(days.map((day) => (day === from ? to : day)))];
  return rule.replace(/BYDAY=[A-Z,]+/, `BYDAY=${moved.join(',')}`);
}
