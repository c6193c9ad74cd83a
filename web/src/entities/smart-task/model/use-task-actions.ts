import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { useMemo } from 'react';
import { certainUid } from '../../../shared/auth/person.ts';
import type { Reply } from '../../../shared/http/call.ts';
import type { Failure, Outcome } from '../../../shared/http/failure.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { once } from '../../../shared/lib/once.ts';
import type { NewSmartTask } from '../api/create-smart-task.ts';
import { keepCommand, type KeptCommand } from './kept-commands.ts';
import type { RunAgain } from './run-again.ts';
import type { SmartTask } from './smart-task.ts';
import type { Asked } from './task-of-command.ts';

export type Created =
  /** `isKept` where there is no connection: it is on this device, and its tasks come of it later. */
  | { ok: true; tasks: readonly NewSmartTask[]; isKept?: true }
  | { ok: false; at: 'sign-in' | 'store' }
  | { ok: false; at: 'classify'; failure: Failure };

export type Repeated =
  Created | { ok: false; at: 'run'; failure: Failure } | { ok: false; at: 'refused'; reason: Refusal };
type Refusal = Extract<RunAgain, { how: 'refuse' }>['reason'];

/** One try to carry out a command. Its id is made with the words. */
export type CommandAttempt = {
  id: string;
  /** An earlier load of the page may have carried it out already. */
  isRestored: boolean;
};

/** An action that a form spells out: nothing in it is read from words. */
export type FormAction = {
  /** Names the attempt: the same one may be tried again after no answer came. */
  taskId: string;
  /** How the history calls it. */
  command: string;
  actionType: ActionType;
  payload: Record<string, unknown>;
  /** Why it failed, where the server gave no words: the history says what the form says. */
  reasonOf?: (failure: Failure) => string;
  /** Called while the server asks the provider what became of it. */
  onDoubt?: () => void;
  /** A form that stays open with its words says itself that it failed. */
  tellsFailures?: boolean;
  /** What the history says it was understood as; without it the server is asked. */
  echo?: string;
};

export type Performed =
  { ok: true } | { ok: false; at: 'sign-in' | 'store' } | { ok: false; at: 'run'; failure: Failure };

/** `went` through, came to `nothing`, or `unknown` as yet. */
export type Settlement = 'went' | 'nothing' | 'unknown';

export interface TaskActions {
  /** Stores the task of a form and runs it at once. Resolves when the server took or refused it. */
  perform(action: FormAction): Promise<Performed>;
  /** Reads a command, stores its tasks and runs those that wait for no yes, in order, each after its second. */
  create(command: string, asked: Asked, attempt: CommandAttempt): Promise<Created>;
  /** The same for a command that was kept: its times are counted from when it was said. */
  createKept(kept: KeptCommand): Promise<Created>;
  /** A waiting task gets its yes and runs. */
  confirm(task: SmartTask): Promise<void>;
  /** Changes what a waiting task carries, such as an address for a name. */
  change(task: SmartTask, payload: Record<string, unknown>): Promise<void>;
  /** Calls a task off that has not run; one that counts is stopped first. */
  cancel(task: SmartTask): Promise<void>;
  /** Runs a Pending task that this visit found or could not reach the server for. */
  runNow(task: SmartTask): Promise<void>;
  /** Runs a copy of the task. Trying again under the same id after no answer makes no second one. */
  runAgain(task: SmartTask, copyId: string): Promise<Repeated>;
  remove(task: SmartTask): Promise<void>;
  /** What became of an attempt that got no definite answer. */
  lookUp(taskId: string): Promise<Settlement>;
  /** Takes back what is held or done. */
  undo(taskId: string): Promise<Outcome<Reply<'undo'>>>;
}

/** What of the person's settings concerns running a task. */
export type PersonSettings = {
  timeZone: string;
  /** How long what this person sends waits for Undo, in milliseconds. */
  chosenHold: (uid: string) => Promise<number>;
};

/** Running a task is a chunk of its own: a screen is drawn before anybody runs one. */
const loadActions = once(() => import('./task-actions.ts'));

/** What one can do with tasks, for the person who is signed in. */
export function useTaskActions({ timeZone, chosenHold }: PersonSettings): TaskActions {
  const { locale } = useLocale();
  const { t } = useTranslation(['smart-tasks', 'common']);

  return useMemo(() => {
    const load = async () => {
      const [{ taskActions }, uid] = await Promise.all([loadActions(), certainUid()]);
      return taskActions({ uid, timeZone, chosenHold, locale, t });
    };
    return {
      perform: async (action) => (await load()).perform(action),
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
      confirm: async (task) => (await load()).confirm(task),
      change: async (task, payload) => (await load()).change(task, payload),
      cancel: async (task) => (await load()).cancel(task),
      runNow: async (task) => (await load()).runNow(task),
      runAgain: async (task, copyId) => (await load()).runAgain(task, copyId),
      remove: async (task) => (await load()).remove(task),
      lookUp: async (taskId) => (await load()).lookUp(taskId),
      undo: async (taskId) => (await load()).undo(taskId),
    };
  }, [timeZone, chosenHold, locale, t]);
}
