import { needsGoogle } from '@crocodile-hub/core/domain/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { knownGoogleConnection } from '../../entities/integration/model/known-google-connection.ts';
import { useReconnectGoogle } from '../../entities/integration/model/use-reconnect-google.ts';
import { useSettings } from '../../entities/profile/model/use-settings.ts';
import { type FormAction, useTaskActions } from '../../entities/smart-task/model/use-task-actions.ts';
import { certainUid } from '../../shared/auth/person.ts';
import { type Failure, isRefused } from '../../shared/http/failure.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { loginPath, pages } from '../../shared/nav/pages.ts';
import { useGo } from '../../shared/nav/use-go.ts';
import { usePlace } from '../../shared/nav/use-place.ts';
import { notify } from '../../shared/ui/notify.tsx';
import { type FormChannel, reasonKeyOf } from './model/failure-reason.ts';
import type { Form } from './use-form.ts';

type Sent = Omit<FormAction, 'taskId'>;

/** What the server took: its id is the key of its Smart Task. */
export type Departed = { id: string };

type Send = {
  sending: boolean;
  send: (action: Sent) => Promise<void>;
  /** Closes the form and forgets what stands in it. */
  close: () => void;
};

/** One try to send what stands in the form. It is open while nobody knows whether it went through. */
export const attemptShape = z.object({ id: z.string(), hash: z.nullable(z.string()), isOpen: z.boolean() });
type Attempt = z.output<typeof attemptShape>;

/** Where an attempt outlives a reload. */
type KeptAttempt = {
  read: () => Attempt | undefined;
  write: (attempt: Attempt) => void;
  clear: () => void;
};

type SendOptions = {
  kept?: KeptAttempt;
  /** What has to come to an end before it leaves. */
  settle?: () => Promise<void>;
  /** Says why it did not leave, in the words of the place that it leaves from. */
  failed?: (failure: Failure | null) => { text: string; detail?: string };
  /** Says that nobody is signed in. */
  signedOut?: string;
};

/**
 * Rule dialogs.send.1. A send that the server took closes the dialog; on a failure it stays open, with a
 * toast that says why. What became of a sent action is told by its task.
 */
export function useSend(
  channel: FormChannel,
  form: Pick<Form<never>, 'attempt' | 'forget' | 'departing'>,
  onClose: (sent?: Departed) => void,
  { kept, settle, failed, signedOut }: SendOptions = {},
): Send {
  const { t } = useTranslation(['actions', 'smart-tasks', 'shell', 'common']);
  const settings = useSettings();
  const actions = useTaskActions(settings);
  const { reconnect } = useReconnectGoogle();
  const reconnecting = { label: t('smart-tasks:reconnectGoogle'), run: reconnect };
  const go = useGo();
  const { full } = usePlace();
  const managing = { label: t('manageServices'), run: () => go(pages.connectedDevices) };
  const [sending, setSending] = useState(false);
  /** The state is drawn too late for a second press in the same moment. */
  const isAtWork = useRef(false);
  const attempt = useRef<Attempt>(null);

  function set(next: Attempt): void {
    attempt.current = next;
    kept?.write(next);
  }

  /** The attempt of the words that stand there; another tab with the same words may be at it already. */
  function standing(): Attempt {
    const id = form.attempt.current();
    const known = [attempt.current, kept?.read()].find((one) => one?.id === id);
    return known ?? { id, hash: null, isOpen: false };
  }

  const renew = () => set({ id: form.attempt.renew(), hash: null, isOpen: false });

  async function lacksGoogle({ actionType }: Sent): Promise<boolean> {
    const uid = await certainUid();
    if (uid === undefined || !needsGoogle(actionType)) return false;
    return (await knownGoogleConnection(uid)).is === 'disconnected';
  }

  /** Readies the attempt for this content; false when an earlier one with other content may have gone through. */
  async function ready({ actionType, payload }: Sent): Promise<boolean> {
    const hash = payloadHash(actionType, payload);
    const { id, isOpen, hash: before } = standing();
    if (isOpen && before !== hash) {
      const settlement = await actions.lookUp(id);
      if (settlement === 'unknown') {
        notify.error(t('earlierUnknown'), { id });
        return false;
      }
      renew();
      if (settlement === 'went') {
        notify.info(t('earlierWent'), { id });
        return false;
      }
    }
    // Whoever reloads meanwhile finds it open.
    const begun = { ...standing(), hash };
    attempt.current = begun;
    kept?.write({ ...begun, isOpen: true });
    return true;
  }

  async function run(action: Sent): Promise<boolean> {
    if (isGoogles(channel) && (await lacksGoogle(action))) {
      notify.error(t(`authRequired_${channel}`), { action: reconnecting });
      return false;
    }
    if (!(await ready(action))) return false;
    const { id, isOpen } = standing();
    const reasonOf = (failure: Failure | null) => failure?.message ?? t(reasonKeyOf(failure, channel));
    notify.loading(t(`sending_${channel}`), { id });
    const performed = await actions
      .perform({
        ...action,
        taskId: id,
        reasonOf,
        tellsFailures: true,
        onDoubt: () => notify.loading(t('checking'), { id }),
      })
      .catch(() => null);
    if (performed?.ok === true) return true;
    if (performed?.at === 'sign-in') {
      const login = { label: t('common:login'), run: () => go(loginPath(full)) };
      notify.error(signedOut ?? t(`failed_${channel}`, { reason: t('shell:userNotAuthenticated') }), {
        id,
        action: login,
      });
      return false;
    }
    const failure = performed !== null && performed.at === 'run' ? performed.failure : null;
    // A refusal is final: trying again is a new attempt. Anything else may have happened.
    if (failure !== null && isRefused(failure)) {
      renew();
      // The earlier try came to nothing, as we know now: this press is the next one.
      if (isOpen && failure.settled === true) return run(action);
      // Another tab has sent these words before they were changed here.
      if (failure.reason === 'keyUsed') {
        notify.info(t('earlierWent'), { id });
        return false;
      }
    } else if (failure !== null) {
      set({ ...standing(), isOpen: true });
      // The answer was lost, and perhaps nothing else.
      if ((await actions.lookUp(id)) === 'went') return true;
    }
    // The words for a message leave no room for the reason.
    const own = channel === 'send_message' ? failure?.message : undefined;
    const { text, detail } = failed?.(failure) ?? {
      text: t(`failed_${channel}`, { reason: reasonOf(failure) }),
      detail: own,
    };
    notify.error(text, {
      id,
      ...(detail === undefined ? {} : { detail }),
      ...(needsApproval(failure) ? { action: isGoogles(channel) ? reconnecting : managing } : {}),
    });
    return false;
  }

  async function send(action: Sent): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setSending(true);
    const wasSent = await form
      .departing(async () => {
        await settle?.();
        return run(action);
      })
      .finally(() => {
        isAtWork.current = false;
        setSending(false);
      });
    if (wasSent) end({ id: standing().id });
  }

  function end(sent?: Departed): void {
    const { id } = standing();
    form.forget();
    form.attempt.renew();
    // A later form of the name may be at its own attempt by now.
    if (kept?.read()?.id === id) kept?.clear();
    onClose(sent);
  }

  return { sending, send, close: () => end() };
}

/** Rule errors.tasks.1: 401 and 403 lead to re-authorisation. */
function needsApproval(failure: Failure | null): boolean {
  return failure?.kind === 'reauth' || failure?.kind === 'forbidden';
}

type GoogleChannel = Exclude<FormChannel, 'send_whatsapp' | 'send_message'>;

function isGoogles(channel: FormChannel): channel is GoogleChannel {
  return channel !== 'send_whatsapp' && channel !== 'send_message';
}
