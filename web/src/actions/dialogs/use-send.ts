import { needsGoogle } from '@crocodile-hub/core/domain/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { knownGoogleConnection } from '../../connections/watch-integrations.ts';
import { useReconnectGoogle } from '../../connections/use-reconnect-google.ts';
import { useSettings } from '../../account/use-settings.ts';
import type { Settlement } from '../run/ledger-status.ts';
import { type FormAction, type TaskActions, useTaskActions } from '../run/use-task-actions.ts';
import { certainUid } from '../../account/person.ts';
import { type Failure, isRefused } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { loginPath, pages } from '../../kit/nav/pages.ts';
import { go, usePlace } from '../../kit/nav/place.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { type FormChannel, lacksChannel, reasonKeyOf } from './failure-reason.ts';
import type { AttemptId } from './form-draft.ts';
import type { Form } from './use-form.ts';
import { useAlone } from '../../kit/state/use-alone.ts';

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
  { kept, settle, ...words }: SendOptions = {},
): Send {
  const { t } = useTranslation('actions');
  const actions = useTaskActions(useSettings());
  const attempt = useAttempt(form.attempt, kept, (id) => actions.lookUp(id));
  const tell = useTelling(channel, words);
  const { busy, alone } = useAlone<'send'>();

  /**
   * Whether the action was accepted. The id stays until the ledger says that it has ended or was used for other words:
   * another tab may send the same words under it.
   */
  async function run(action: Sent): Promise<boolean> {
    if (isGoogles(channel) && (await lacksGoogle(action))) return tell.withoutGoogle(channel);
    const trying = await attempt.begin(action);
    if (trying === null) return false;
    const { id } = trying;
    notify.loading(t(`sending_${channel}`), { id });
    const onDoubt = () => notify.loading(t('checking'), { id });
    const performed = await actions
      .perform({ ...action, taskId: id, reasonOf: tell.reasonOf, tellsFailures: true, onDoubt })
      .catch(() => null);
    if (performed?.ok === true) return true;
    if (performed?.at === 'sign-in') return tell.signedOut(id);
    const failure = performed?.at === 'run' ? performed.failure : null;
    if (failure?.settled === true) {
      attempt.renew();
      // It is the earlier try that came to nothing, so this press makes a new one.
      if (trying.isOpen) return run(action);
    } else if (failure?.reason === 'keyUsed') {
      const earlier = await attempt.earlierWords(id);
      if (earlier === 'ended') return run(action);
      if (earlier !== 'nothing') return false;
    } else if (failure !== null && isRefused(failure)) {
      attempt.set(trying);
    } else if (failure !== null) {
      attempt.set({ ...trying, isOpen: true });
      // Perhaps only the answer was lost.
      if ((await actions.lookUp(id)) === 'went') return true;
    }
    return tell.failed(failure, id);
  }

  async function send(action: Sent): Promise<void> {
    const settledRun = async () => {
      await settle?.();
      return run(action);
    };
    const wasSent = await alone('send', () => form.departing(settledRun));
    if (wasSent === true) end({ id: attempt.current().id });
  }

  function end(sent?: AcceptedSend): void {
    attempt.forget();
    form.forget();
    onClose(sent);
  }

  return { sending: busy.has('send'), send, close: () => end() };
}

/** The attempt of the form's present words, kept for a reload and for the other tabs. */
function useAttempt(ids: AttemptId, kept: KeptAttempt | undefined, lookUp: TaskActions['lookUp']) {
  const { t } = useTranslation('actions');
  const last = useRef<Attempt>(null);

  function set(next: Attempt): void {
    last.current = next;
    kept?.write(next);
  }

  /** Another tab with the same words may already be sending them. */
  function current(): Attempt {
    const id = ids.current();
    const known = [last.current, kept?.read()].find((one) => one?.id === id);
    return known ?? { id, hash: null, isOpen: false };
  }

  const renew = () => set({ id: ids.renew(), hash: null, isOpen: false });

  /** How other words that were sent under this id stand. Says so unless the present words may be sent now. */
  async function earlierWords(id: string): Promise<Settlement> {
    const settlement = await lookUp(id);
    if (settlement === 'unknown') notify.error(t('earlierUnknown'), { id });
    if (settlement === 'went') notify.info(t('earlierWent'), { id });
    if (settlement === 'went' || settlement === 'ended') renew();
    return settlement;
  }

  /** Null when an earlier attempt with other words may have gone through. */
  async function begin({ actionType, payload }: Sent): Promise<Attempt | null> {
    const hash = payloadHash(actionType, payload);
    const { id, isOpen, hash: before } = current();
    if (isOpen && before !== hash) {
      const earlier = await earlierWords(id);
      if (earlier === 'unknown' || earlier === 'went') return null;
      set({ ...current(), isOpen: false });
    }
    const begun = { ...current(), hash };
    last.current = begun;
    // Stored as open, in case the page is reloaded meanwhile.
    kept?.write({ ...begun, isOpen: true });
    return begun;
  }

  /** Another form of the same name may have an attempt of its own by now. */
  function forget(): void {
    if (kept?.read()?.id === current().id) kept?.clear();
  }

  return { current, set, renew, earlierWords, begin, forget };
}

/** Says why words were not sent. Everything answers false: they were not. */
function useTelling(channel: FormChannel, words: Pick<SendOptions, 'failed' | 'signedOut'>) {
  const { t } = useTranslation(['actions', 'smart-tasks', 'shell', 'common']);
  const { reconnect } = useReconnectGoogle();
  const { full } = usePlace();
  const reconnecting = { label: t('smart-tasks:reconnectGoogle'), run: reconnect };
  const managing = { label: t('manageServices'), run: () => go(pages.connectedDevices) };
  const reasonOf = (failure: Failure | null) => failure?.message ?? t(reasonKeyOf(failure, channel));

  function said(text: string, options: Parameters<typeof notify.error>[1]): false {
    notify.error(text, options);
    return false;
  }

  return {
    reasonOf,
    withoutGoogle: (googles: GoogleChannel) => said(t(`authRequired_${googles}`), { action: reconnecting }),
    signedOut(id: string): false {
      const login = { label: t('common:login'), run: () => go(loginPath(full)) };
      const text = words.signedOut ?? t(`failed_${channel}`, { reason: t('shell:userNotAuthenticated') });
      return said(text, { id, action: login });
    },
    failed(failure: Failure | null, id: string): false {
      // This channel's text has no place for the reason, so it becomes the detail.
      const own = channel === 'send_message' ? failure?.message : undefined;
      const { text, detail } = words.failed?.(failure) ?? {
        text: t(`failed_${channel}`, { reason: reasonOf(failure) }),
        detail: own,
      };
      return said(text, {
        id,
        detail,
        ...(needsApproval(failure) ? { action: isGoogles(channel) ? reconnecting : managing } : {}),
      });
    },
  };
}

async function lacksGoogle({ actionType }: Sent): Promise<boolean> {
  const uid = await certainUid();
  if (uid === undefined || !needsGoogle(actionType)) return false;
  return (await knownGoogleConnection(uid)).is === 'disconnected';
}

/** Rule errors.tasks.1: 401 and 403 lead to re-authorisation; so does a channel that is not connected. */
function needsApproval(failure: Failure | null): boolean {
  if (failure === null) return false;
  return failure.kind === 'reauth' || failure.kind === 'forbidden' || lacksChannel(failure);
}

type GoogleChannel = Exclude<FormChannel, 'send_whatsapp' | 'send_message'>;

function isGoogles(channel: FormChannel): channel is GoogleChannel {
  return channel !== 'send_whatsapp' && channel !== 'send_message';
}
