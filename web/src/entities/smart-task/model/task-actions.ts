import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { markedSummary } from '@crocodile-hub/core/domain/task-summary';
import type { TFunction } from 'i18next';
import type { Failure } from '../../../shared/http/failure.ts';
import { commandClock } from '../../../shared/lib/command-clock.ts';
import { classifyCommand } from '../api/classify-command.ts';
import { createSmartTask, type NewSmartTask } from '../api/create-smart-task.ts';
import { deleteSmartTask } from '../api/delete-smart-task.ts';
import { executeSmartTask } from '../api/execute-smart-task.ts';
import { moveSmartTask } from '../api/move-smart-task.ts';
import { undoSmartTask } from '../api/undo-smart-task.ts';
import { runAgainOf } from './run-again.ts';
import { splitSendAt } from './send-at.ts';
import type { SmartTask } from './smart-task.ts';
import type { Created, FormAction, Performed, Repeated, TaskActions } from './use-task-actions.ts';
import { taskOfCommand, type Shown } from './task-of-command.ts';
import type { RunnerPorts } from './task-runner.ts';
import { taskRunner } from './task-runs.ts';

type Runnable = Pick<SmartTask, 'id' | 'actionType' | 'actionPayload'>;

export type Actor = {
  uid: string | undefined;
  timeZone: string;
  holdMs: number;
  locale: string;
  t: TFunction<['smart-tasks', 'common']>;
};

/** What one can do with tasks, for one person. */
export function taskActions({ uid, timeZone, holdMs, locale, t }: Actor): TaskActions {
  const signedOut = { ok: false, at: 'sign-in' } as const;
  const clock = () => commandClock(Date.now(), timeZone);
  const refusalWords = ({ kind, message }: Failure, unsaid: string = t('common:unknownError')) =>
    markedSummary(
      'failed',
      kind === 'reauth' || kind === 'forbidden' ? t('needsApproval') : (message ?? unsaid),
    );

  const portsOf = (
    person: string,
    { id, actionType, actionPayload }: Runnable,
    { reasonOf, tellsFailures = false }: Pick<FormAction, 'reasonOf' | 'tellsFailures'> = {},
  ): RunnerPorts => ({
    tellsFailures,
    execute: () => {
      const sent = splitSendAt(actionPayload ?? {}, Date.now());
      return executeSmartTask(person, { taskId: id, actionType, holdMs, ...sent }, clock());
    },
    recordRefusal: async (failure) =>
      void (await moveSmartTask(
        person,
        id,
        { type: 'failed' },
        { actionSummary: refusalWords(failure, reasonOf?.(failure)) },
      )),
  });

  async function create(command: string, shown?: Shown): Promise<Created> {
    if (uid === undefined) return signedOut;
    const read = await classifyCommand(uid, command, { ...clock(), locale });
    if (!read.ok) return { ok: false, at: 'classify', failure: read.failure };
    const task = taskOfCommand(crypto.randomUUID(), command, read.reply, shown);
    if (!(await stored(uid, task))) return { ok: false, at: 'store' };
    if (task.status === 'Pending') void taskRunner.startCounting(task.id, portsOf(uid, task));
    return { ok: true, task };
  }

  async function repeat(task: SmartTask): Promise<Repeated> {
    if (uid === undefined) return signedOut;
    const again = runAgainOf(task);
    if (again.how === 'refuse') return { ok: false, at: 'refused', reason: again.reason };
    if (again.how === 'reparse') return create(again.command);
    const { originalCommand, assistantEcho } = task;
    const copy: NewSmartTask = {
      id: crypto.randomUUID(),
      originalCommand,
      assistantEcho,
      status: 'Pending',
      actionType: again.actionType,
      // Once more means now, whenever it was to leave the first time.
      actionPayload: splitSendAt(again.payload, Infinity).payload,
      actionSummary: '',
    };
    if (!(await stored(uid, copy))) return { ok: false, at: 'store' };
    void taskRunner.runNow(copy.id, portsOf(uid, copy));
    return { ok: true, task: copy };
  }

  async function perform(action: FormAction): Promise<Performed> {
    const { taskId, command, actionType, payload } = action;
    if (uid === undefined) return signedOut;
    const read = await classifyCommand(uid, command, { ...clock(), locale }, AbortSignal.timeout(readingMs));
    const task: NewSmartTask = {
      id: taskId,
      originalCommand: command,
      assistantEcho: read.ok ? read.reply.summary : '',
      status: 'Pending',
      actionType,
      actionPayload: payload,
      actionSummary: '',
      payloadHash: payloadHash(actionType, splitSendAt(payload, Infinity).payload),
    };
    if (!taskRunner.wasUnreached(taskId) && !(await stored(uid, task))) return { ok: false, at: 'store' };
    const end = await taskRunner.runNow(taskId, portsOf(uid, task, action));
    return end.ok ? end : { ok: false, at: 'run', failure: end.failure };
  }

  return {
    create,
    perform,
    runAgain: repeat,
    async confirm(task) {
      if (uid === undefined) return;
      const next = await moveSmartTask(uid, task.id, { type: 'confirm' });
      if (next === 'Pending') await taskRunner.runNow(task.id, portsOf(uid, task));
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
    undo: (taskId) =>
      uid === undefined
        ? Promise.resolve({ ok: false, failure: { kind: 'unauthenticated' } })
        : undoSmartTask(uid, taskId),
  };
}

/** The reading of a form's command only adds the assistant's words to the history: nobody waits long for it. */
const readingMs = 1_500;

async function stored(uid: string, task: NewSmartTask): Promise<boolean> {
  return createSmartTask(uid, task).then(
    () => true,
    () => false,
  );
}
