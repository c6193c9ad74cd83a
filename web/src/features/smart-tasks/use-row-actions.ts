import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmartTask } from '../../entities/smart-task/model/smart-task.ts';
import { type Repeated, type TaskActions } from '../../entities/smart-task/model/use-task-actions.ts';
import { useUndo } from '../../entities/smart-task/model/use-undo.ts';
import { notify } from '../../shared/ui/notify.tsx';
import { runAgainOf } from '../../entities/smart-task/model/run-again.ts';
import type { TaskRowActions } from './task-row.tsx';

/** What a row's buttons do, and what is said when it came to nothing. Successes are told by the outcome itself. */
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
    return {
      confirm: (task) => or(t('reRunFailed'), actions.confirm(task)),
      cancel: (task) => or(t('reRunFailed'), actions.cancel(task)),
      runNow: (task) => or(t('reRunFailed'), actions.runNow(task)),
      undo: (task) => void undo(task.id),
      leaveNow: (task) => {
        const left = undo(task.id).then((isBack) => (isBack ? actions.runAgain(task) : undefined));
        or(t('reRunFailed'), left);
      },
      edit: onEdit,
      remove: (task) =>
        void actions.remove(task).then(
          () => notify.success(t('deleted')),
          () => notify.error(t('errorDeleting')),
        ),
      runAgain: (task) => {
        if (runAgainOf(task).how === 'reparse') notify.info(t('reparsing'));
        const told = actions.runAgain(task).then((outcome) => {
          if (outcome.ok) return;
          if (outcome.at === 'refused') notify.error(t('cannotReRun', { reason: reasonOf(outcome.reason) }));
          else notify.error(t('reRunFailed'));
        });
        or(t('reRunFailed'), told);
      },
    };
  }, [actions, undo, onEdit, t]);
}
