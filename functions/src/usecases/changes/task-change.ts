import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import type { TaskWish } from '@crocodile-hub/core/language/changes/change';
import type { TaskChange } from '@crocodile-hub/core/language/changes/read-task-change';
import { thoseAbout } from '@crocodile-hub/core/reader/topics/same-things';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { Asking } from '../questions/asking.ts';
import { saysAbout } from '../questions/tasks.ts';
import { notedTask, recentAndNoted, wordsOfTask, type NotedTask } from '../workspace/noted-task.ts';
import { localIso } from '../time/local-time.ts';
import {
  type AskedChange,
  type ChangePorts,
  dayLater,
  nothing,
  proposal,
  said,
  toWhen,
  type There,
  whichOne,
} from './asked.ts';
import { dueMovedTo } from './moved-to.ts';

/**
 * Rule changes.task.1. Only tasks that were noted: what waits for a yes or is on its way is an action, which the person
 * confirms or cancels itself. `pick`: the choice from an earlier list.
 */
export async function taskChange(
  ports: ChangePorts,
  asking: Asking,
  change: TaskChange,
  pick: Pick | null,
): Promise<AskedChange | null> {
  const { person, words } = asking;
  const { about } = change;
  const isMeant = (title: string) => about === null || isSaidIn(title, about);
  const all = await recentAndNoted(ports.workspace, person.uid);
  const everyNoted = all.flatMap((task) => {
    const one = notedTask(task);
    return one === null ? [] : [{ id: task.id, ...one }];
  });
  const noted = thoseAbout(
    everyNoted,
    about,
    ({ title }, said) => isSaidIn(title, said),
    ({ title }) => title,
  );
  const open = noted.filter(isOpen);
  const found = change.does === 'reopen' ? toReopen() : toChange();
  const [only, ...others] = pick === null ? found : picked(found, pick);
  if (pick !== null && only === undefined) return null;
  if (only === undefined) return nothing(whyNone());
  if (others.length === 0) return proposalOf(ports, asking, change, only);
  return whichOne(
    found.map((one) => ({
      line: lineOf(asking, one),
      proposed: () => Promise.resolve(proposalOf(ports, asking, change, one)),
    })),
    words,
    words.whichTask,
  );

  function toChange(): readonly Noted[] {
    // One that is done may still be renamed or deleted, where no open one is meant.
    return open.length > 0 || change.does === 'finish' || about === null ? open : noted;
  }

  function toReopen(): readonly Noted[] {
    return noted.filter((one) => !isOpen(one) && (about !== null || isOfLate(one, asking)));
  }

  function whyNone(): string {
    const isOfReopen = change.does === 'reopen';
    const [one] = noted;
    if (about !== null && one !== undefined)
      return (isOfReopen ? words.taskIsOpen : words.taskIsDone)(shownOutside(one.title));
    const other = all.find(
      (task) => words.taskStates[task.status] !== undefined && isMeant(wordsOfTask(task)),
    );
    const state = other === undefined ? undefined : words.taskStates[other.status];
    if (about !== null && other !== undefined && state !== undefined)
      return words.taskIsOther(shownOutside(wordsOfTask(other)), state);
    return (isOfReopen ? words.noFinishedTask : words.noSuchTask)(
      about === null ? null : shownOutside(about),
    );
  }
}

function isSaidIn(title: string, about: string): boolean {
  return isMentioned(about, title) || saysAbout(title, about);
}

/** Those that are open, as what a sentence may mean; `finished`: what was finished lately too, to be opened again. */
export async function tasksThere(
  ports: ChangePorts,
  asking: Asking,
  { finished }: { finished: boolean },
): Promise<There[]> {
  const all = await recentAndNoted(ports.workspace, asking.person.uid);
  return all.flatMap((task) => {
    const noted = notedTask(task);
    if (noted === null || (!isOpen(noted) && !(finished && isOfLate(noted, asking)))) return [];
    const one = { id: task.id, ...noted };
    return [
      {
        of: 'task',
        id: task.id,
        title: one.title,
        names: [],
        at: dueAt(one),
        line: lineOf(asking, one),
        series: null,
        proposed: (wanted) =>
          Promise.resolve(wanted.of === 'task' ? proposalOf(ports, asking, wanted.wish, one) : null),
      },
    ];
  });
}

type Noted = NotedTask & { readonly id: string };

function proposalOf(ports: ChangePorts, asking: Asking, wish: TaskWish, one: Noted): AskedChange {
  const { words, clock, time } = asking;
  const { id: taskId, title, due } = one;
  const { does } = wish;
  if (does === 'reopen' && isOpen(one)) return said(words.taskIsOpen(shownOutside(title)));
  const proposed = (more: { newTitle?: string; newDue?: string }) =>
    proposal(
      ports.actions,
      'change_task',
      { does, taskId, title, ...(due === null ? {} : { due }), ...more },
      clock,
    );
  if (does === 'rename')
    return wish.title === title
      ? said(words.alreadyCalled(shownOutside(title)))
      : proposed({ newTitle: wish.title });
  if (does !== 'reschedule') return proposed({});
  const { to } = wish;
  const at = dueAt(one);
  if (to.does === 'ask-when')
    return toWhen(asking, { title, at }, dayLater, (said) =>
      proposalOf(ports, asking, { does, to: said }, one),
    );
  const newDue = dueMovedTo(at, to, clock);
  if (newDue === at) return said(words.isDueThen(shownOutside(title), time.moment(newDue)));
  if (newDue <= clock.now) return said(words.timeIsPast(time.moment(newDue)));
  return proposed({ newDue: localIso(newDue, clock.timeZone) });
}

function lineOf({ words, time }: Asking, one: NotedTask): string {
  const at = dueAt(one);
  const due = at === null ? '' : ` (${words.due(time.moment(at))})`;
  return `- ${shownOutside(one.title)}${due}${isOpen(one) ? '' : ` (${words.finished})`}`;
}

const isOpen = ({ finishedAt }: NotedTask) => finishedAt === null;

/** What was finished longer ago is hardly meant. */
const lateMs = 60 * dayMs;

function isOfLate({ finishedAt }: NotedTask, { clock }: Asking): boolean {
  return finishedAt !== null && Date.parse(finishedAt) >= clock.now - lateMs;
}

function dueAt({ due }: NotedTask): number | null {
  const at = due === null ? Number.NaN : Date.parse(due);
  return Number.isNaN(at) ? null : at;
}
