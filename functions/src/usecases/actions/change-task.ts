import * as z from 'zod/mini';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { changeTask as record, changeTaskWords, taskDeeds } from '@crocodile-hub/core/actions/change-task';
import { createTaskWords } from '@crocodile-hub/core/actions/create-task';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import { cut } from '@crocodile-hub/core/domain/cut';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { sentPayload } from '@crocodile-hub/core/domain/task-payload';
import { markedSummary } from '@crocodile-hub/core/domain/task-summary';
import { hourMs } from '@crocodile-hub/core/time/units';
import { Failure } from '../../ports/failure.ts';
import type { ScheduledSends, SendMove } from '../../ports/ledger.ts';
import type { TaskStore } from '../../ports/workspace.ts';
import { notedTask, type NotedTask } from '../workspace/noted-task.ts';
import type { Action, Performed, Run } from './action.ts';
import { inLanguage, when } from './words.ts';

type Payload = ActionPayloads['change_task'];
type Change = Partial<SmartTaskDocument>;

/** For Undo: which task it was, and what the change left. */
const inverse = z.object({
  taskId: z.string(),
  does: z.enum(taskDeeds),
  title: z.string(),
  due: z.optional(z.nullable(z.string())),
  /** When it would have left. */
  before: z.optional(z.string()),
});

const undoMs = hourMs;

type ChangePorts = { tasks: TaskStore; sends: ScheduledSends };

/** Of something that is scheduled to be sent. */
const ofSend: ReadonlySet<Payload['does']> = new Set(['cancel', 'move']);

/**
 * Finishes, opens again, renames, reschedules or deletes a task that was noted, if it is still as the person saw it. How
 * it was is kept under the key in the same transaction, so that a second try finds the first one done, and Undo restores
 * it exactly.
 */
export function changeTask({ tasks, sends }: ChangePorts): Action<'change_task'> {
  const placeOf = (taskId: string, { key, now }: Run) => ({ taskId, key, now });
  return {
    type: 'change_task',
    schema: record.payload,

    describe(payload, view) {
      const { does, title } = payload;
      return inLanguage(changeTaskWords, view.locale).asks(does, title, becomes(payload, view));
    },

    async perform(payload, run) {
      if (ofSend.has(payload.does)) {
        if (!(await sends.move(moveOf(payload, run)))) throw new Failure('conflict', 'taskChanged');
        return performed(payload, run);
      }
      await tasks.transact(run.person.uid, placeOf(payload.taskId, run), (task, earlier) => {
        if (earlier !== null) return { result: null };
        if (task === null || !isAsSeen(task, payload)) throw new Failure('conflict', 'taskChanged');
        return { does: payload.does === 'delete' ? 'delete' : changeOf(task, payload, run), result: null };
      });
      return performed(payload, run);
    },

    async recover(payload, run) {
      const isDone = ofSend.has(payload.does)
        ? await sends.isMoved(moveOf(payload, run))
        : await tasks.transact(run.person.uid, placeOf(payload.taskId, run), (_, earlier) => ({
            result: earlier !== null,
          }));
      return isDone ? { is: 'done', performed: performed(payload, run) } : { is: 'not-done' };
    },

    async invert(kept, run) {
      const { taskId, does, title, due, before } = inverse.parse(JSON.parse(kept));
      if (ofSend.has(does)) {
        const back = { uid: run.person.uid, key: taskId, from: instantOf(due), to: instantOf(before) };
        if (!(await sends.move(back))) throw new Failure('conflict', 'taskChanged');
        return;
      }
      await tasks.transact(run.person.uid, placeOf(taskId, run), (task, earlier) => {
        const isBack = task !== null && earlier !== null && isSame(notedTask(task), notedTask(earlier));
        if (isBack) return { result: null };
        const before = earlier === null ? null : notedTask(earlier);
        const noted = task === null ? null : notedTask(task);
        const isLeft =
          does === 'delete'
            ? task === null
            : noted?.title === title &&
              noted.due === (does === 'reschedule' ? due : before?.due) &&
              isLeftOpen(does, noted, before);
        if (earlier === null || !isLeft) throw new Failure('conflict', 'taskChanged');
        return { does: 'restore', result: null };
      });
    },
  };
}

function isSame(one: NotedTask | null, other: NotedTask | null): boolean {
  return one?.title === other?.title && one?.due === other?.due && one?.finishedAt === other?.finishedAt;
}

/** Whether it is as open as the change left it. */
function isLeftOpen(does: Payload['does'], noted: NotedTask, before: NotedTask | null): boolean {
  if (does === 'finish') return noted.finishedAt !== null;
  return noted.finishedAt === (does === 'reopen' ? null : before?.finishedAt);
}

function isAsSeen(task: SmartTaskDocument, { does, title, due }: Payload): boolean {
  const noted = notedTask(task);
  if (noted === null || noted.title !== title || noted.due !== (due ?? null)) return false;
  if (does === 'reopen') return noted.finishedAt !== null;
  return (does !== 'finish' && does !== 'reschedule') || noted.finishedAt === null;
}

const instantOf = (written: string | null | undefined) => (written == null ? null : Date.parse(written));

function moveOf({ taskId, due, newDue }: Payload, { person }: Run): SendMove {
  return { uid: person.uid, key: taskId, from: instantOf(due) ?? Number.NaN, to: instantOf(newDue) };
}

/** Its new title, or its new time, in words; of what is not sent, when it would have been. */
function becomes({ does, due, newTitle, newDue }: Payload, view: Parameters<typeof when>[1]): string {
  const at = instantOf(does === 'cancel' ? due : newDue);
  return at === null ? (newTitle ?? '') : when(at, view);
}

function changeOf({ actionPayload }: SmartTaskDocument, payload: Payload, { now, locale }: Run): Change {
  const { does, title, newTitle, newDue } = payload;
  if (newDue !== undefined) {
    const moved = { ...actionPayload, due: newDue };
    return {
      actionPayload: moved,
      payloadHash: payloadHash('create_task', sentPayload('create_task', moved)),
    };
  }
  const summary = (words: string) => cut(markedSummary('done', words), bounds.summary);
  const words = inLanguage(createTaskWords, locale);
  if (does === 'reopen') {
    const { finishedAt: _finishedAt, ...open } = actionPayload ?? {};
    return { actionPayload: open, actionSummary: summary(words.done(title)) };
  }
  if (newTitle === undefined) {
    return {
      actionPayload: { ...actionPayload, finishedAt: new Date(now).toISOString() },
      actionSummary: summary(inLanguage(changeTaskWords, locale).done(does, title, '')),
    };
  }
  const renamed = { ...actionPayload, title: newTitle };
  return {
    actionPayload: renamed,
    actionSummary: summary(words.done(newTitle)),
    assistantEcho: cut(words.asks(newTitle), bounds.summary),
    payloadHash: payloadHash('create_task', sentPayload('create_task', renamed)),
  };
}

function performed(payload: Payload, run: Run): Performed {
  const { does, taskId, title, newTitle, newDue, due } = payload;
  const { now, locale } = run;
  const isOfSend = ofSend.has(does);
  const left: z.output<typeof inverse> = {
    taskId,
    does,
    title: newTitle ?? title,
    due: does === 'cancel' ? null : (newDue ?? due),
    ...(isOfSend && due != null ? { before: due } : {}),
  };
  const leaves = instantOf(due);
  return {
    message: inLanguage(changeTaskWords, locale).done(does, title, becomes(payload, run)),
    result: {},
    inverse: JSON.stringify(left),
    // What would have left by then cannot be put back.
    undoUntil: isOfSend && leaves !== null ? Math.min(now + undoMs, leaves) : now + undoMs,
  };
}
