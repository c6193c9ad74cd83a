import { useCallback } from 'react';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { TaskActions } from './use-task-actions.ts';

/**
 * Takes an action back. Answers whether that worked, and shows why if it did not. The task itself reports that it was
 * cancelled or inverted.
 */
export function useUndo(actions: TaskActions): (taskId: string) => Promise<boolean> {
  const { t } = useTranslation('actions');
  return useCallback(
    async (taskId) => {
      const outcome = await actions.undo(taskId);
      if (!outcome.ok) {
        notify.error(t('undoFailed'), { detail: outcome.failure.message });
        return false;
      }
      switch (outcome.reply.status) {
        case 'cancelled':
        case 'inverted':
          return true;
        case 'already-delivered':
          notify.info(t('alreadyDelivered'));
          return false;
        default:
          return unreachable(outcome.reply.status);
      }
    },
    [actions, t],
  );
}
