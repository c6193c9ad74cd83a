import { useMemo } from 'react';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import { type Repeated, type TaskActions } from '../../actions/run/use-task-actions.ts';
import { useUndo } from '../../actions/run/use-undo.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { taskRunner } from '../../actions/run/task-runs.ts';
import { runAgainOf } from '../../actions/run/run-again.ts';
import { isRefused } from '../../kit/wire/failure.ts';
import { attempt, type AttemptEnd } from '../../kit/state/attempts.ts';
import { attemptOn } from './attempt-on.ts';
import { withAddress } from './with-address.ts';
import type { TaskRowActions } from './task-row.tsx';

/** The actions of a row's buttons. Failures are shown in a toast; success shows on the task. */
export function useRowActions(actions: TaskActions, onEdit: (task: SmartTask) => void): TaskRowActions {
  const { t } = useTranslation('smart-tasks');
  const undo = useUndo(actions);
  return useMemo(() => {
    const reasonOf = (reason: Extract<Repeated, { at: 'refused' }>['reason']) => {
      switch (reason.kind) {
        case 'unknown-type':
          return t('reasonUnknownType');
        case 'no-payload':
          return t('reasonNoPayload');
        case 'unsupported':
          return t('reasonUnsupported', { type: reason.type });
        default:
          return reason satisfies never;
      }
    };
    const or = (words: string, work: Promise<unknown>) => void work.catch(() => notify.error(words));
    const once = (task: SmartTask, work: (attemptId: string) => Promise<AttemptEnd>) =>
      or(t('reRunFailed'), attempt(attemptOn(task), work));
    const change = (task: SmartTask, work: () => Promise<void>) =>
      or(
        t('errorChanging'),
        attempt(attemptOn(task), () => work().then(over)),
      );
    // The server may hold a task, or have got one whose answer was lost.
    const isStopped = async ({ id, status }: SmartTask): Promise<boolean> => {
      if (status !== 'Pending' || taskRunner.isAhead(id)) return true;
      const settled = await actions.lookUp(id);
      return settled === 'nothing' || settled === 'ended' || undo(id);
    };
    const repeat = async (task: SmartTask, copyId: string): Promise<AttemptEnd> => {
      const outcome = await actions.runAgain(task, copyId);
      if (outcome.ok) return 'over';
      // The copy itself shows how its run ended.
      if (outcome.at === 'run') return isRefused(outcome.failure) ? 'over' : 'open';
      if (outcome.at === 'refused') notify.error(t('cannotReRun', { reason: reasonOf(outcome.reason) }));
      else notify.error(t('reRunFailed'));
      return 'over';
    };
    return {
      confirm: (task) => once(task, () => actions.confirm(task).then(over)),
      choose: (task, field, written, address) => {
        const payload = withAddress(task.actionPayload ?? {}, field, written, address);
        change(task, () => actions.change(task, payload));
      },
      take: (task, reading) => change(task, () => actions.takeReading(task, reading)),
      cancel: (task) =>
        once(task, async () => {
          if (await isStopped(task)) await actions.cancel(task);
          return 'over';
        }),
      runNow: (task) => once(task, () => actions.runNow(task).then(over)),
      undo: (task) => once(task, () => undo(task.id).then(over)),
      leaveNow: (task) =>
        once(task, async (copyId) => ((await undo(task.id)) ? repeat(task, copyId) : 'over')),
      edit: onEdit,
      remove: (task) =>
        once(task, async () => {
          // First, because deleting the row alone would not stop it.
          if (!(await isStopped(task))) return 'over';
          await actions.remove(task).then(
            () => notify.success(t('deleted')),
            () => notify.error(t('errorDeleting')),
          );
          return 'over';
        }),
      runAgain: (task) =>
        once(task, (copyId) => {
          if (runAgainOf(task).how === 'reparse') notify.info(t('reparsing'));
          return repeat(task, copyId);
        }),
    };
  }, [actions, undo, onEdit, t]);
}

const over = (): AttemptEnd => 'over';
