import { needsGoogle } from '@crocodile-hub/core/domain/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { knownGoogleConnection } from '../../connections/known-google-connection.ts';
import { useReconnectGoogle } from '../../connections/use-reconnect-google.ts';
import { useSettings } from '../../account/use-settings.ts';
import { type FormAction, useTaskActions } from '../run/use-task-actions.ts';
import { certainUid } from '../../account/person.ts';
import { type Failure, isRefused } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { loginPath, pages } from '../../kit/nav/pages.ts';
import { useGo } from '../../kit/nav/use-go.ts';
import { usePlace } from '../../kit/nav/use-place.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { type FormChannel, reasonKeyOf } from './failure-reason.ts';
import type { Form } from './use-form.ts';

type Sent = Omit<FormAction, 'taskId'>;

/** A send that the server accepted; the id is the key of its Smart Task. */
export type AcceptedSend = { id: string };

type Send = {
  sending: boolean;
  send: (action: Sent) => Promise<void>;
  /** Closes the form and drops its text. */
  close: () => void;
};

/** One try to send the form's text. `isOpen`: it may have gone through. */
export const attemptShape = z.object({ id: z.string(), hash: z.nullable(z.string()), isOpen: z.boolean() });
type Attempt = z.output<typeof attemptShape>;

/** Keeps the attempt over a reload. */
type KeptAttempt = {
  read: () => Attempt | undefined;
  write: (attempt: Attempt) => void;
  clear: () => void;
};

type SendOptions = {
  kept?: KeptAttempt;
  /** Awaited before the send, such as a running save of the draft. */
  settle?: () => Promise<void>;
  /** The failure in words that fit the place of the form. */
  failed?: (failure: Failure | null) => { text: string; detail?: string };
  /** The message when the person is signed out. */
  signedOut?: string;
};

/**
 * Rule dialogs.send.1. When the server accepts the send, the dialog closes; on a failure it stays open, and a toast
 * says why. The task reports the outcome of a sent action.
 */
export function useSend(
  channel: FormChannel,
  form: Pick<Form<never>, 'attempt' | 'forget' | 'departing'>,
  onClose: (sent?: AcceptedSend) => void,
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
  /** A ref, because a second press can come before the state is drawn. */
  const isAtWork = useRef(false);
  const attempt = useRef<Attempt>(null);

  function set(next: Attempt): void {
    attempt.current = next;
    kept?.write(next);
  }

  /** The attempt of the form's present text. Another tab with the same text may already be sending it. */
  function currentAttempt(): Attempt {
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

  /** Prepares the attempt for this content; false when an earlier attempt with other content may have gone through. */
  async function ready({ actionType, payload }: Sent): Promise<boolean> {
    const hash = payloadHash(actionType, payload);
    const { id, isOpen, hash: before } = currentAttempt();
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
    // Stored as open, in case the page is reloaded meanwhile.
    const begun = { ...currentAttempt(), hash };
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
    const { id, isOpen } = currentAttempt();
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
      // The server now says that the earlier try did not happen, so this press makes a new one.
      if (isOpen && failure.settled === true) return run(action);
      // Another tab has sent these words in an earlier version.
      if (failure.reason === 'keyUsed') {
        notify.info(t('earlierWent'), { id });
        return false;
      }
    } else if (failure !== null) {
      set({ ...currentAttempt(), isOpen: true });
      // Perhaps only the answer was lost.
      if ((await actions.lookUp(id)) === 'went') return true;
    }
    // This channel's text has no place for the reason, so it becomes the detail.
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
    if (wasSent) end({ id: currentAttempt().id });
  }

  function end(sent?: AcceptedSend): void {
    const { id } = currentAttempt();
    form.forget();
    form.attempt.renew();
    // Another form of the same name may have an attempt of its own by now.
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
