import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { WaitingReading } from '@crocodile-hub/core/domain/two-readings';
import { useMemo } from 'react';
import { certainUid } from '../../account/person.ts';
import type { Reply } from '../../kit/wire/call.ts';
import type { Failure, Outcome } from '../../kit/wire/failure.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { once } from '../../kit/state/once.ts';
import { askToAlert } from '../../notifications/notification-permission.ts';
import type { NewSmartTask } from '../task/create-smart-task.ts';
import { keepCommand, type KeptCommand } from '../offline/kept-commands.ts';
import type { Settlement } from './ledger-status.ts';
import type { RunAgain } from './run-again.ts';
import type { SmartTask } from '../task/smart-task.ts';
import type { Asked } from '../task/task-of-command.ts';

export type Created =
  /** `isKept`: offline, so the command is kept on this device and its tasks are created later. */
  | { ok: true; tasks: readonly NewSmartTask[]; isKept?: true }
  /** `conversation`: the words ask for nothing that a task could do; nothing is stored. */
  | { ok: false; at: 'sign-in' | 'store' | 'conversation' }
  | { ok: false; at: 'classify'; failure: Failure };

export type Repeated =
  Created | { ok: false; at: 'run'; failure: Failure } | { ok: false; at: 'refused'; reason: Refusal };
type Refusal = Extract<RunAgain, { how: 'refuse' }>['reason'];

/** One try to carry out a command. Its id is created with the words. */
export type CommandAttempt = {
  id: string;
  /** The words were restored: an earlier load of the page may have carried it out already. */
  isRestored: boolean;
};

/** An action given by a form's fields; nothing is read from words. */
export type FormAction = {
  /** Identifies the attempt: after no answer, the same id may be tried again. */
  taskId: string;
  /** The command in the history. */
  command: string;
  actionType: ActionType;
  payload: Record<string, unknown>;
  /** The reason of a failure for which the server gave no words, so that history and form say the same. */
  reasonOf?: (failure: Failure) => string;
  /** Called while the server asks the provider whether it happened. */
  onDoubt?: () => void;
  /** The form stays open with its words and reports failures itself. */
  tellsFailures?: boolean;
  /** The assistant's line in the history; without it the server is asked for one. */
  echo?: string;
};

export type Performed =
  { ok: true } | { ok: false; at: 'sign-in' | 'store' } | { ok: false; at: 'run'; failure: Failure };

export interface TaskActions {
  /** Stores a form's task and runs it at once. Resolves when the server has accepted or refused it. */
  perform(action: FormAction): Promise<Performed>;
  /** Reads a command, stores its tasks and runs, in order, those that need no yes, each after its second. */
  create(command: string, asked: Asked, attempt: CommandAttempt): Promise<Created>;
  /** The same for a command kept while offline: its times count from when it was said. */
  createKept(kept: KeptCommand): Promise<Created>;
  /** Confirms a waiting task and runs it, unless it is not as shown any more. */
  confirm(task: SmartTask): Promise<void>;
  /** Changes a waiting task's payload, for example a name into an address. */
  change(task: SmartTask, payload: Record<string, unknown>): Promise<void>;
  /** Puts one of the two readings of a waiting task's words in place. */
  takeReading(task: SmartTask, reading: WaitingReading): Promise<void>;
  /** Calls off a task that has not run; if it counts, it is stopped first. False when it had gone on meanwhile. */
  cancel(task: SmartTask): Promise<boolean>;
  /** Runs a Pending task that an earlier visit left, or for which the server was not reached. */
  runNow(task: SmartTask): Promise<void>;
  /** Runs a copy of the task. After no answer, a retry with the same id creates no second copy. */
  runAgain(task: SmartTask, copyId: string): Promise<Repeated>;
  remove(task: SmartTask): Promise<void>;
  /** Finds out how an attempt without a definite answer ended. */
  lookUp(taskId: string): Promise<Settlement>;
  undo(taskId: string): Promise<Outcome<Reply<'undo'>>>;
}

/** The settings that concern running a task. */
export type PersonSettings = {
  timeZone: string;
  /** How long what this person sends waits for Undo, in milliseconds. */
  chosenHold: (uid: string) => Promise<number>;
};

/** In a chunk of its own, since screens are drawn before anybody runs a task. */
const loadActions = once(() => import('./task-actions.ts'));

export function useTaskActions({ timeZone, chosenHold }: PersonSettings): TaskActions {
  const { locale } = useLocale();
  const { t } = useTranslation(['smart-tasks', 'common']);

  return useMemo(() => {
    const load = async () => {
      const [{ taskActions }, uid] = await Promise.all([loadActions(), certainUid()]);
      return taskActions({ uid, timeZone, chosenHold, locale, t });
    };
    return {
      perform: async (action) => {
        askToAlert(action.actionType);
        return (await load()).perform(action);
      },
      create: async (command, asked, attempt) => {
        const saidAt = Date.now();
        const keep = async (): Promise<Created> => {
          const uid = await certainUid();
          if (uid === undefined) return { ok: false, at: 'sign-in' };
          const kept = {
            id: attempt.id,
            uid,
            words: command,
            asked,
            saidAt,
            timeZone,
          };
          return keepCommand(kept).then(
            () => ({ ok: true, tasks: [], isKept: true }),
            () => ({ ok: false, at: 'store' }),
          );
        };
        if (!navigator.onLine) return keep();
        const created = await (await load()).create(command, asked, attempt);
        const isCutOff = !created.ok && created.at === 'classify' && created.failure.status === undefined;
        return isCutOff && !navigator.onLine ? keep() : created;
      },
      createKept: async (kept) => (await load()).createKept(kept),
      confirm: async (task) => {
        askToAlert(task.actionType);
        return (await load()).confirm(task);
      },
      change: async (task, payload) => (await load()).change(task, payload),
      takeReading: async (task, reading) => (await load()).takeReading(task, reading),
      cancel: async (task) => (await load()).cancel(task),
      runNow: async (task) => (await load()).runNow(task),
      runAgain: async (task, copyId) => {
        askToAlert(task.actionType);
        return (await load()).runAgain(task, copyId);
      },
      remove: async (task) => (await load()).remove(task),
      lookUp: async (taskId) => (await load()).lookUp(taskId),
      undo: async (taskId) => (await load()).undo(taskId),
    };
  }, [timeZone, chosenHold, locale, t]);
}
