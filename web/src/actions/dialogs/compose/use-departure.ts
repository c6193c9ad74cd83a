import type { Instant } from '@crocodile-hub/core/contract/time';
import { cut } from '@crocodile-hub/core/domain/cut';
import { peopleIn } from '@crocodile-hub/core/domain/recipients';
import type { Stranger } from '@crocodile-hub/core/domain/strangers';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { personal } from '../../../account/person-storage.ts';
import { useSettings } from '../../../account/use-settings.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { notify } from '../../../kit/ui/notify.tsx';
import { useStrangerQuestion } from '../../../people/use-stranger-question.tsx';
import { formChannelOf } from '../failure-reason.ts';
import type { Form } from '../use-form.ts';
import { type AcceptedSend, attemptShape, useSend } from '../use-send.ts';
import {
  type Carried,
  composeAction,
  type ComposeForm,
  type ComposeMode,
  composeTitles,
} from './compose-form.ts';
import { reasonOf, sendFailure } from './send-failure.ts';
import { sendAtOf } from './send-later.ts';
import type { Attachments } from './use-attachments.ts';
import type { MailDraft } from './use-mail-draft.ts';

type Composed = {
  mode: ComposeMode;
  /** The key under which the attempt to send survives a reload. */
  name: string;
  carried: Carried;
  strangers: ReadonlyMap<string, Stranger>;
  form: Form<ComposeForm>;
  attachments: Attachments;
  draft: MailDraft;
};

/** Sends the message, now or later. `onClose` gets what is on its way; a message with a later time is not yet. */
export function useDeparture(composed: Composed, onClose: (left?: { id: string; text: string }) => void) {
  const { name, form, draft } = composed;
  /** The time to leave; null means now. */
  const leavesAt = useRef<Instant | null>(null);
  const { sending, send, close } = useComposeSend(name, form, draft, (left) => {
    draft.end();
    const isOnItsWay = left !== undefined && leavesAt.current === null;
    onClose(isOnItsWay ? { id: left.id, text: form.values.body.trim() } : undefined);
  });
  const leaving = useLeaving(composed, (action, at) => {
    leavesAt.current = at;
    void send(action);
  });
  return { ...leaving, sending, close };
}

/** The send of a composed message. After one that failed, the draft is saved again. */
function useComposeSend(
  name: string,
  form: Form<ComposeForm>,
  { settle, resume }: MailDraft,
  onClose: (left?: AcceptedSend) => void,
) {
  const { t } = useTranslation(['inbox', 'actions']);
  const { platform } = form.values;
  const [kept] = useState(() => personal(`attempt-${name}`, attemptShape));
  const sent = useSend(formChannelOf(platform), form, onClose, {
    kept,
    settle,
    failed: (failure) => ({
      text: t('actions:failedMessage', { platform: t(`platform_${platform}`) }),
      detail:
        (failure === null ? undefined : reasonOf(failure)) ??
        t(sendFailure(failure ?? { kind: 'unavailable' }, platform), { platform: t(`platform_${platform}`) }),
    }),
  });
  const { sending } = sent;
  useEffect(() => {
    if (!sending) resume();
  }, [sending, resume]);
  return sent;
}

/** Lets the message leave, once its files are there and the person was asked about strangers. */
function useLeaving(
  { form, mode, carried, strangers, attachments }: Composed,
  send: (action: { command: string } & ReturnType<typeof composeAction>, at: Instant | null) => void,
) {
  const { t } = useTranslation('inbox');
  const { timeZone } = useSettings();
  const strangerQuestion = useStrangerQuestion(strangers);
  const { written, isUploading, hasFailed } = attachments;
  /** Send was pressed while files were on their way. */
  const [waiting, setWaiting] = useState<{ at: Instant | null } | null>(null);

  /** `at`: the time to leave; null means now. */
  const leaveAt = (at: Instant | null) =>
    form.submit((filled) => {
      const isMail = filled.platform === 'gmail';
      if (isMail && isUploading) return setWaiting({ at });
      setWaiting(null);
      if (isMail && hasFailed) return void notify.error(t('notAttached'));
      const about = isMail ? filled.subject : filled.body;
      const command = cut(`${t(composeTitles[mode])}: ${filled.to.trim()} · ${about.trim()}`, 500);
      const { actionType, payload } = composeAction({ ...filled, attachments: written }, carried);
      const sendAt = at === null ? {} : { sendAt: sendAtOf(at, timeZone) };
      const recipients = isMail ? peopleIn([filled.to, filled.cc, filled.bcc].join(',')) : [];
      strangerQuestion.before(recipients, () =>
        send({ command, actionType, payload: { ...payload, ...sendAt } }, at),
      );
    });

  const goOn = useEffectEvent(leaveAt);
  useEffect(() => {
    if (waiting !== null && !isUploading) goOn(waiting.at);
  }, [waiting, isUploading]);
  /** The message does not leave by itself when its files are there. */
  const stay = () => setWaiting(null);
  return {
    leaveAt: (at: Instant | null) => {
      stay();
      leaveAt(at);
    },
    isWaiting: waiting !== null,
    stay,
    question: strangerQuestion.dialog,
  };
}
