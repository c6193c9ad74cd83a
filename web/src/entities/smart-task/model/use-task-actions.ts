import type { ActionType } from '@crocodile-hub/core/contract/actions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { certainUid } from '../../../shared/auth/person.ts';
import type { Reply } from '../../../shared/http/call.ts';
import type { Failure, Outcome } from '../../../shared/http/failure.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { once } from '../../../shared/lib/once.ts';
import type { NewSmartTask } from '../api/create-smart-task.ts';
import type { RunAgain } from './run-again.ts';
import type { SmartTask } from './smart-task.ts';
import type { Shown } from './task-of-command.ts';

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
  /** Why it failed, where the server gave no words: the history says what the form says. */
  reasonOf?: (failure: Failure) => string;
  /** A form that stays open with its words says itself that it failed. */
  tellsFailures?: boolean;
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

/** Running a task is a chunk of its own: a screen is drawn before anybody runs one. */
const loadActions = once(() => import('./task-actions.ts'));

/** What one can do with tasks, for the person who is signed in. */
export function useTaskActions({ timeZone, holdMs }: { timeZone: string; holdMs: number }): TaskActions {
  const { locale } = useLocale();
  const { t } = useTranslation(['smart-tasks', 'common']);

  return useMemo(() => {
    const load = async () => {
      const [{ taskActions }, uid] = await Promise.all([loadActions(), certainUid()]);
      return taskActions({ uid, timeZone, holdMs, locale, t });
    };
    return {
      perform: async (action) => (await load()).perform(action),
      create: async (command, shown) => (await load()).create(command, shown),
      confirm: async (task) => (await load()).confirm(task),
      cancel: async (task) => (await load()).cancel(task),
      runNow: async (task) => (await load()).runNow(task),
      runAgain: async (task) => (await load()).runAgain(task),
      remove: async (task) => (await load()).remove(task),
      undo: async (taskId) => (await load()).undo(taskId),
    };
  }, [timeZone, holdMs, locale, t]);
}
