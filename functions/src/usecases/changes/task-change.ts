import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import type { TaskChange } from '@crocodile-hub/core/language/changes/read-task-change';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Asking } from '../questions/asking.ts';
import { saysAbout } from '../questions/tasks.ts';
import { notedTask, wordsOfTask, type NotedTask } from '../workspace/noted-task.ts';
import { type AskedChange, type ChangePorts, proposal, said, type There, whichOne } from './asked.ts';

const mostRead = 100;

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
  const { does, about } = change;
  const isMeant = (title: string) => about === null || isMentioned(about, title) || saysAbout(title, about);
  const all = await ports.workspace.recentTasks(person.uid, mostRead);
  const noted = all.flatMap((task) => {
    const one = notedTask(task);
    return one !== null && isMeant(one.title) ? [{ id: task.id, ...one }] : [];
  });
  const open = noted.filter(({ finishedAt }) => finishedAt === null);
  // One that is done may still be renamed or deleted, where no open one is meant.
  const found = open.length > 0 || does === 'finish' || about === null ? open : noted;
  const [only, ...others] = pick === null ? found : picked(found, pick);
  if (pick !== null && only === undefined) return null;
  if (only === undefined) return said(whyNone());
  if (others.length === 0) return proposalOf(ports, asking, change, only);
  return whichOne(
    found.map((one) => ({
      line: lineOf(asking, one),
      proposed: () => Promise.resolve(proposalOf(ports, asking, change, one)),
    })),
    words,
    words.whichTask,
  );

  function whyNone(): string {
    const [finished] = noted;
    if (about !== null && finished !== undefined) return words.taskIsDone(shownOutside(finished.title));
    const other = all.find(
      (task) => words.taskStates[task.status] !== undefined && isMeant(wordsOfTask(task)),
    );
    const state = other === undefined ? undefined : words.taskStates[other.status];
    if (about !== null && other !== undefined && state !== undefined)
      return words.taskIsOther(shownOutside(wordsOfTask(other)), state);
    return words.noSuchTask(about === null ? null : shownOutside(about));
  }
}

/** The open ones, as what a sentence may mean. */
export async function tasksThere(ports: ChangePorts, asking: Asking): Promise<There[]> {
  const all = await ports.workspace.recentTasks(asking.person.uid, mostRead);
  return all.flatMap((task) => {
    const noted = notedTask(task);
    if (noted === null || noted.finishedAt !== null) return [];
    const one = { id: task.id, ...noted };
    return [
      {
        of: 'task',
        title: one.title,
        names: [],
        at: dueAt(one),
        line: lineOf(asking, one),
        proposed: (wanted) =>
          Promise.resolve(wanted.of === 'task' ? proposalOf(ports, asking, wanted, one) : null),
      },
    ];
  });
}

type Noted = NotedTask & { readonly id: string };

function proposalOf(
  ports: ChangePorts,
  { words, clock }: Asking,
  { does, title: newTitle }: Omit<TaskChange, 'about'>,
  { id, title, due }: Noted,
): AskedChange {
  if (newTitle === title) return said(words.alreadyCalled(shownOutside(title)));
  const payload = {
    does,
    taskId: id,
    title,
    ...(due === null ? {} : { due }),
    ...(newTitle === null ? {} : { newTitle }),
  };
  return proposal(ports.actions, 'change_task', payload, clock);
}

function lineOf({ words, time }: Asking, one: NotedTask): string {
  const at = dueAt(one);
  return `- ${shownOutside(one.title)}${at === null ? '' : ` (${words.due(time.moment(at))})`}`;
}

function dueAt({ due }: NotedTask): number | null {
  const at = due === null ? Number.NaN : Date.parse(due);
  return Number.isNaN(at) ? null : at;
}
