import { needsGoogle } from '@crocodile-hub/core/domain/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownGoogleConnection } from '../../entities/integration/model/known-google-connection.ts';
import { useReconnectGoogle } from '../../entities/integration/model/use-reconnect-google.ts';
import { useSettings } from '../../entities/profile/model/use-settings.ts';
import { type FormAction, useTaskActions } from '../../entities/smart-task/model/use-task-actions.ts';
import { certainUid } from '../../shared/auth/person.ts';
import type { Failure } from '../../shared/http/failure.ts';
import { notify } from '../../shared/ui/notify.tsx';
import { type FormChannel, reasonKeyOf } from './model/failure-reason.ts';

type Send = {
  sending: boolean;
  send: (action: Omit<FormAction, 'taskId'>) => Promise<void>;
};

/**
 * Spec section 4, 'Modal send flows'. `onSent` closes the dialog; on a failure it stays open, with a toast that says
 * why. What became of a sent action is told by its task.
 */
export function useSend(channel: FormChannel, onSent: () => void): Send {
  const { t } = useTranslation(['actions', 'smart-tasks', 'common']);
  const settings = useSettings();
  const actions = useTaskActions(settings);
  const { reconnect } = useReconnectGoogle();
  const [sending, setSending] = useState(false);
  const attempt = useRef<{ id: string; hash: string } | null>(null);

  /** The same content after no answer is the same attempt: it must not be sent twice. */
  function attemptId({ actionType, payload }: Omit<FormAction, 'taskId'>): string {
    const hash = payloadHash(actionType, payload);
    if (attempt.current?.hash !== hash) attempt.current = { id: crypto.randomUUID(), hash };
    return attempt.current.id;
  }

  async function lacksGoogle({ actionType }: Omit<FormAction, 'taskId'>): Promise<boolean> {
    const uid = await certainUid();
    if (uid === undefined || !needsGoogle(actionType)) return false;
    return (await knownGoogleConnection(uid)).is === 'disconnected';
  }

  async function send(action: Omit<FormAction, 'taskId'>): Promise<void> {
    setSending(true);
    if (channel !== 'send_whatsapp' && (await lacksGoogle(action))) {
      setSending(false);
      const label = t('smart-tasks:reconnectGoogle');
      notify.error(t(`authRequired_${channel}`), { action: { label, run: reconnect } });
      return;
    }
    const taskId = attemptId(action);
    const reasonOf = (failure: Failure | null) => failure?.message ?? t(reasonKeyOf(failure, channel));
    notify.loading(t(`sending_${channel}`), { id: taskId });
    const performed = await actions
      .perform({ ...action, taskId, reasonOf, tellsFailures: true })
      .catch(() => null);
    setSending(false);
    if (performed?.ok === true) return onSent();
    const failure = performed !== null && performed.at === 'run' ? performed.failure : null;
    // A refusal is final; trying again is a new attempt. No answer is not.
    if (failure === null || failure.status !== undefined) attempt.current = null;
    notify.error(t(`failed_${channel}`, { reason: reasonOf(failure) }), { id: taskId });
  }

  return { sending, send };
}
