import type { OutboxStatus } from '@crocodile-hub/core/contract/documents';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { recordedPayload, sentPayload } from '@crocodile-hub/core/domain/task-payload';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Translate } from '../../kit/text/translate.ts';
import { commandClock } from '../../account/command-clock.ts';
import {
  changePayload,
  createSmartTasksOnce,
  deleteFailedTask,
  deleteSmartTask,
} from '../task/write-smart-tasks.ts';
import { classifyCommand } from '../task/classify-command.ts';
import { createSmartTask, type NewSmartTask } from '../task/create-smart-task.ts';
import { ledgerStatus } from './ledger-status.ts';
import { moveSmartTask } from '../task/move-smart-task.ts';
import { undoSmartTask } from './undo-smart-task.ts';
import type { KeptCommand } from '../offline/kept-commands.ts';
import { portsOf as runnerPorts } from './executor.ts';
import { runAgainOf } from './run-again.ts';
import { splitSendAt } from './send-at.ts';
import type { SmartTask } from '../task/smart-task.ts';
import type {
  CommandAttempt,
  Created,
  FormAction,
  Performed,
  Repeated,
  Settlement,
  PersonSettings,
  TaskActions,
} from './use-task-actions.ts';
import { type Asked, tasksOfCommand } from '../task/task-of-command.ts';
import { taskRunner } from './task-runs.ts';

type Runnable = Pick<SmartTask, 'id' | 'actionType' | 'actionPayload'>;

export type Actor = PersonSettings & {
  uid: string | undefined;
  locale: string;
  t: Translate<['smart-tasks', 'common']>;
};

/** Everything that can be done with tasks, for one person. */
export function taskActions({ uid, timeZone, chosenHold, locale, t }: Actor): TaskActions {
  const signedOut = { ok: false, at: 'sign-in' } as const;
  const clock = () => commandClock(Date.now(), timeZone);
  const portsOf = (
    person: string,
    { id, actionType, actionPayload }: Runnable,
    { reasonOf, tellsFailures, onDoubt }: Partial<FormAction> = {},
  ) =>
    runnerPorts(
      { uid: person, chosenHold, clock, t },
      {
        taskId: id,
        actionType,
        shown: () => splitSendAt(sentOf(actionType, actionPayload ?? {}), Date.now()),
      },
      { reasonOf, tellsFailures, onDoubt },
    );

  async function create(
    command: string,
    asked: Asked | undefined,
    { id, isRestored }: CommandAttempt,
  ): Promise<Created> {
    if (uid === undefined) return signedOut;
    const read = await classifyCommand(
      uid,
      command,
      { ...clock(), locale },
      { answered: asked?.answered ?? [] },
    );
    if (!read.ok) return { ok: false, at: 'classify', failure: read.failure };
    const tasks = recorded(tasksOfCommand(id, command, read.reply, asked), timeZone);
    if (isRestored) return createOnce(uid, tasks, Date.now());
    // Stored in reverse: the list shows the newest on top, and the first thing said belongs there.
    for (const task of tasks.toReversed()) {
      if (!(await stored(uid, task))) return { ok: false, at: 'store' };
    }
    startThoseThatMay(uid, tasks);
    return { ok: true, tasks };
  }

  async function createKept(kept: KeptCommand): Promise<Created> {
    if (uid !== kept.uid) return signedOut;
    const { id, words, saidAt } = kept;
    const asked = kept.asked ?? undefined;
    const read = await classifyCommand(
      uid,
      words,
      { ...commandClock(saidAt, kept.timeZone), locale },
      { answered: asked?.answered ?? [], signal: AbortSignal.timeout(keptReadingMs) },
    );
    if (!read.ok) return { ok: false, at: 'classify', failure: read.failure };
    const earlier = { saidAt, now: Date.now() };
    const tasks = recorded(tasksOfCommand(id, words, read.reply, asked, earlier), kept.timeZone);
    return createOnce(uid, tasks, saidAt);
  }

  /** For an attempt that may have gone through before: its tasks are not created twice. */
  async function createOnce(person: string, tasks: readonly NewSmartTask[], at: Instant): Promise<Created> {
    const isNew = await createSmartTasksOnce(person, tasks, at).catch(() => null);
    if (isNew === null) return { ok: false, at: 'store' };
    if (isNew) startThoseThatMay(person, tasks);
    return { ok: true, tasks };
  }

  /** In order, without those that wait for a yes. */
  function startThoseThatMay(person: string, tasks: readonly NewSmartTask[]): void {
    const line = tasks.filter(({ status }) => status === 'Pending');
    void taskRunner.startInOrder(line.map((task) => ({ taskId: task.id, ports: portsOf(person, task) })));
  }

  async function repeat(task: SmartTask, copyId: string): Promise<Repeated> {
    if (uid === undefined) return signedOut;
    const again = runAgainOf(task);
    if (again.how === 'refuse') return { ok: false, at: 'refused', reason: again.reason };
    if (again.how === 'reparse') return create(again.command, undefined, { id: copyId, isRestored: false });
    const { originalCommand, assistantEcho } = task;
    const copy: NewSmartTask = {
      id: copyId,
      originalCommand,
      assistantEcho,
      status: 'Pending',
      actionType: again.actionType,
      // Run Again means now, whatever time the first run had.
      actionPayload: recordedPayload(
        splitSendAt(sentPayload(again.actionType, again.payload), Infinity).payload,
        timeZone,
      ),
      actionSummary: '',
    };
    if (!taskRunner.wasUnreached(copyId) && !(await stored(uid, copy))) return { ok: false, at: 'store' };
    const end = await taskRunner.runNow(copyId, portsOf(uid, copy));
    return end.ok ? { ok: true, tasks: [copy] } : { ok: false, at: 'run', failure: end.failure };
  }

  async function echoOf(person: string, command: string): Promise<string> {
    const signal = AbortSignal.timeout(readingMs);
    const read = await classifyCommand(person, command, { ...clock(), locale }, { signal });
    return read.ok ? read.reply.summary : '';
  }

  async function perform(action: FormAction): Promise<Performed> {
    const { taskId, command, actionType, echo } = action;
    const sent = sentPayload(actionType, action.payload);
    if (uid === undefined) return signedOut;
    const task: NewSmartTask = {
      id: taskId,
      originalCommand: command,
      assistantEcho: echo ?? (await echoOf(uid, command)),
      status: 'Pending',
      actionType,
      actionPayload: recordedPayload(sent, timeZone),
      actionSummary: '',
      payloadHash: payloadHash(actionType, splitSendAt(sent, Infinity).payload),
    };
    const isStored = await storeAttempt(uid, task, Date.now()).then(
      () => true,
      () => false,
    );
    if (!isStored) return { ok: false, at: 'store' };
    const end = await taskRunner.runNow(taskId, portsOf(uid, task, action));
    return end.ok ? end : { ok: false, at: 'run', failure: end.failure };
  }

  return {
    create,
    createKept,
    perform,
    runAgain: repeat,
    async confirm(task) {
      if (uid === undefined) return;
      const next = await moveSmartTask(uid, task.id, { type: 'confirm' });
      if (next === 'Pending') await taskRunner.runNow(task.id, portsOf(uid, task));
    },
    async change({ id, actionType }, payload) {
      const { payload: sent } = splitSendAt(payload, Infinity);
      if (uid !== undefined) await changePayload(uid, id, { actionType, actionPayload: payload, sent });
    },
    async takeReading({ id }, { actionType, payload }) {
      const actionPayload = recordedPayload(payload, timeZone);
      const { payload: sent } = splitSendAt(payload, Infinity);
      if (uid !== undefined) await changePayload(uid, id, { actionType, actionPayload, sent });
    },
    async cancel(task) {
      if (uid === undefined) return;
      taskRunner.callOff(task.id);
      await moveSmartTask(uid, task.id, { type: 'cancel' }, { actionSummary: t('cancelledSummary') });
    },
    async runNow(task) {
      if (uid !== undefined) await taskRunner.runNow(task.id, portsOf(uid, task));
    },
    async remove(task) {
      taskRunner.callOff(task.id);
      if (uid !== undefined) await deleteSmartTask(uid, task.id);
    },
    lookUp: async (taskId) =>
      uid === undefined ? 'nothing' : ledgerStatus(uid, taskId).then(settlementOf, () => 'unknown'),
    undo: (taskId) =>
      uid === undefined
        ? Promise.resolve({ ok: false, failure: { kind: 'unauthenticated' } })
        : undoSmartTask(uid, taskId),
  };
}

/** The tasks in the form in which the history stores them. */
function recorded(tasks: readonly NewSmartTask[], timeZone: string): NewSmartTask[] {
  return tasks.map((task) => ({
    ...task,
    actionPayload: recordedPayload(task.actionPayload ?? {}, timeZone),
  }));
}

/** The part of a payload that is sent. Of an unknown type everything is sent, and the server refuses it. */
function sentOf(name: string, payload: Record<string, unknown>): Record<string, unknown> {
  const type = resolveActionType(name);
  return type === 'unknown' ? payload : sentPayload(type, payload);
}

/** Reading a form's command only adds the assistant's words to the history, so the wait is short. */
const readingMs = 1_500;

/** Runs in the background; only somebody who takes the command back has to wait for it. */
const keptReadingMs = 15_000;

function settlementOf(status: OutboxStatus | null): Settlement {
  switch (status) {
    case 'done':
    case 'held':
    case 'scheduled':
      return 'went';
    case null:
      return 'nothing';
    case 'failed':
    case 'cancelled':
      return 'ended';
    case 'accepted':
    case 'claimed':
    case 'uncertain':
      return 'unknown';
    default:
      return status satisfies never;
  }
}

/**
 * Stores the task of a form's attempt, unless another tab or an earlier load of the page has. A task that was refused
 * before the ledger got it gives its id to the words that are sent now.
 */
async function storeAttempt(uid: string, task: NewSmartTask, at: Instant): Promise<void> {
  if (await createSmartTasksOnce(uid, [task], at)) return;
  const isFree = await ledgerStatus(uid, task.id).then(
    (status) => status === null,
    () => false,
  );
  if (isFree && (await deleteFailedTask(uid, task.id))) await createSmartTasksOnce(uid, [task], at);
}

async function stored(uid: string, task: NewSmartTask): Promise<boolean> {
  return createSmartTask(uid, task).then(
    () => true,
    () => false,
  );
}
