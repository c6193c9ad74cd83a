import { bounds } from '@crocodile-hub/core/contract/bounds';
import { cut } from '@crocodile-hub/core/domain/cut';
import { useEffect, useMemo } from 'react';
import { confirmAction, settleAction } from '../log/move-action.ts';
import { useSettings } from '../../account/use-settings.ts';
import { createSmartTask, storeTry } from '../../actions/task/create-smart-task.ts';
import { lookUp } from '../../actions/run/ledger-status.ts';
import { portsOf } from '../../actions/run/executor.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { type ActionDesk, type ActionMessage, type ActionNews, createActionDesk } from './action-desk.ts';
import type { Desk } from './desk.ts';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { call } from '../../kit/wire/call.ts';

/** On top, because in the corner the toast would cover the card that was just pressed. */
const onTop = { place: 'top' } as const;

export function useActionDesk(desk: Desk): ActionDesk {
  const { t } = useTranslation(['command-center', 'actions']);
  const { t: tTask } = useTranslation(['smart-tasks', 'common']);
  const { chosenHold } = useSettings();
  const actions = useMemo(() => {
    const { uid } = desk;
    const logOf = (sessionId: string) => desk.logOf(sessionId).get().items.toReversed();
    const tell = {
      executed: () => notify.success(t('actionExecuted'), onTop),
      failed: () => notify.error(t('failedToExecute'), onTop),
      'task-failed': () => notify.error(t('failedToExecuteTask'), onTop),
      saved: () => notify.success(t('savedToSmartTasks'), onTop),
      'not-saved': () => notify.error(t('failedToSaveToSmartTasks'), onTop),
      'handled-elsewhere': () => notify.info(t('changedElsewhere'), onTop),
      'earlier-went': () => notify.info(t('earlierWent'), onTop),
      'earlier-unknown': () => notify.info(t('earlierUnknown'), onTop),
      'already-delivered': () => notify.info(t('actions:alreadyDelivered'), onTop),
      'undo-failed': () => notify.error(t('actions:undoFailed'), onTop),
      'not-updated': () => notify.error(t('failedToUpdateMessage'), onTop),
    } satisfies Record<ActionNews, () => string>;
    return createActionDesk(desk.actionRunner, desk.busyMessages, {
      logOf,
      claim: (sessionId, messageId, shown) => confirmAction({ uid, sessionId, messageId }, shown),
      settle: (sessionId, messageId, event, change) =>
        settleAction({ uid, sessionId, messageId }, event, change),
      save: (sessionId, { id, content, action }, { key, actionType, payload, payloadHash, runAt }) => {
        const store = action.key === key ? storeTry : createSmartTask;
        return store(uid, {
          id: key,
          originalCommand: cut(questionBefore(logOf(sessionId), id) ?? action.summary, bounds.command),
          assistantEcho: cut(content, bounds.summary),
          status: 'Pending',
          actionType,
          actionPayload: runAt === undefined ? payload : { ...payload, sendAt: runAt },
          actionSummary: action.summary,
          payloadHash,
        });
      },
      toRun: (sessionId, { message: { id }, shown: { key, actionType, payload, runAt }, isRecorded }) =>
        portsOf(
          { uid, chosenHold, clock: desk.clock, t: tTask },
          {
            taskId: key,
            isRecorded,
            actionType,
            sessionId,
            messageId: id,
            shown: () => ({ payload, ...(runAt === undefined ? {} : { runAt }) }),
          },
          { tellsFailures: true },
        ),
      undo: (key) => call('undo', { body: { userId: uid, key } }),
      // When the status cannot be read it counts as open, which is safe: the same key runs once.
      isOpen: (key) => isOpen(uid, key).catch(() => true),
      lookUp: (key) => lookUp(uid, key),
      newKey: () => crypto.randomUUID(),
      tell: (news) => void tell[news](),
      commandFailed: () => t('commandFailed'),
    });
  }, [desk, chosenHold, t, tTask]);

  useEffect(() => {
    desk.configure({
      run: (sessionId, messages) => {
        for (const { id, content, action } of messages) {
          if (action !== undefined) void actions.runUnasked(sessionId, { id, content, action });
        }
      },
    });
  }, [desk, actions]);
  return actions;
}

/** The person's message before the action. */
function questionBefore(
  log: readonly { id: string; type: 'user' | 'system'; content: string }[],
  id: ActionMessage['id'],
): string | undefined {
  const index = log.findIndex((message) => message.id === id);
  return log.slice(0, index).findLast(({ type }) => type === 'user')?.content;
}

/** Whether the try may still run or have run. Where its Smart Task could not be stored, the ledger tells. */
async function isOpen(uid: string, key: string): Promise<boolean> {
  const { db, doc, getDoc } = await loadFirestore();
  const task = await getDoc(doc(db, paths.smartTasks(uid), key));
  if (!task.exists()) return (await lookUp(uid, key)) !== 'ended';
  const status: unknown = task.get('status');
  return status !== 'Error' && status !== 'Cancelled';
}
