import type { ActionType } from '@crocodile-hub/core/contract/actions';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { markedSummary } from '@crocodile-hub/core/domain/task-summary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../../shared/auth/person.ts';
import type { Failure, Outcome } from '../../../shared/http/failure.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { commandClock } from '../../../shared/lib/command-clock.ts';
import { classifyCommand } from '../api/classify-command.ts';
import { createSmartTask, type NewSmartTask } from '../api/create-smart-task.ts';
import { deleteSmartTask } from '../api/delete-smart-task.ts';
import { executeSmartTask } from '../api/execute-smart-task.ts';
import { moveSmartTask } from '../api/move-smart-task.ts';
import { undoSmartTask } from '../api/undo-smart-task.ts';
import type { Reply } from '../../../shared/http/call.ts';
import { runAgainOf, type RunAgain } from './run-again.ts';
import { splitSendAt } from './send-at.ts';
import type { SmartTask } from './smart-task.ts';
import { type Shown, taskOfCommand } from './task-of-command.ts';
import type { RunnerPorts } from './task-runner.ts';
import { taskRunner } from './task-runs.ts';

export type Created =
  | { ok: true; task: NewSmartTask }
  | { ok: false; at: 'sign-in' | 'store' }
  | { ok: false; at: 'classify'; failure: Failure };

export type Repeated = Created | { ok: false; at: 'refused'; reason: Refusal };
type Refusal = Extract<RunAgain, { how: 'refuse' }>['reason'];

/** An action that a form spells out: nothing in it is read from words. */
export type FormAction = {
  /** Names the attempt: the same one may be tried again after no answer came. */
  taskId: string;
  /** How the history calls it. */
  command: string;
  actionType: ActionType;
  payload: Record<string, unknown>;
};

export type Performed =
  { ok: true } | { ok: false; at: 'sign-in' | 'store' } | { ok: false; at: 'run'; failure: Failure };

export interface TaskActions {
  /** Stores the task of a form and runs it at once. Resolves when the server took or refused it. */
  perform(action: FormAction): Promise<Performed>;
  /** Reads a command, stores its task and, unless it waits for a yes, runs it after its second. */
  create(command: string, shown?: Shown): Promise<Created>;
  /** A waiting task gets its yes and runs. */
  confirm(task: SmartTask): Promise<void>;
  /** Calls a task off that has not run; one that counts is stopped first. */
  cancel(task: SmartTask): Promise<void>;
  /** Runs a Pending task that this visit found or could not reach the server for. */
  runNow(task: SmartTask): Promise<void>;
  runAgain(task: SmartTask): Promise<Repeated>;
  remove(task: SmartTask): Promise<void>;
  /** Takes back what is held or done. */
  undo(taskId: string): Promise<Outcome<Reply<'undo'>>>;
}

type Runnable = Pick<SmartTask, 'id' | 'actionType' | 'actionPayload'>;

/** What one can do with tasks, for the person who is signed in. */
export function useTaskActions({ timeZone, holdMs }: { timeZone: string; holdMs: number }): TaskActions {
  const uid = useUid();
  const { locale } = useLocale();
  const { t } = useTranslation(['smart-tasks', 'common']);

  return useMemo(() => {
    const signedOut = { ok: false, at: 'sign-in' } as const;
    const clock = () => commandClock(Date.now(), timeZone);
    const refusalWords = ({ kind, message }: Failure) =>
      markedSummary(
        'failed',
        kind === 'reauth' || kind === 'forbidden'
          ? t('needsApproval')
          : (message ?? t('common:unknownError')),
      );

    const portsOf = (person: string, { id, actionType, actionPayload }: Runnable): RunnerPorts => ({
      execute: () => {
        const sent = splitSendAt(actionPayload ?? {}, Date.now());
        return executeSmartTask(person, { taskId: id, actionType, holdMs, ...sent }, clock());
      },
      recordRefusal: async (failure) =>
        void (await moveSmartTask(person, id, { type: 'failed' }, { actionSummary: refusalWords(failure) })),
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

    async function perform({ taskId, command, actionType, payload }: FormAction): Promise<Performed> {
      if (uid === undefined) return signedOut;
      const read = await classifyCommand(
        uid,
        command,
        { ...clock(), locale },
        AbortSignal.timeout(readingMs),
      );
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
      const end = await taskRunner.runNow(taskId, portsOf(uid, task));
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
  }, [uid, timeZone, holdMs, locale, t]);
}

/** The reading of a form's command only adds the assistant's words to the history: nobody waits long for it. */
const readingMs = 1_500;

async function stored(uid: string, task: NewSmartTask): Promise<boolean> {
  return createSmartTask(uid, task).then(
    () => true,
    () => false,
  );
}
