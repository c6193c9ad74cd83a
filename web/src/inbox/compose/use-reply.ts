import { cut } from '@crocodile-hub/core/domain/cut';
import * as z from 'zod/mini';
import { useState } from 'react';
import { replyAction } from './answer.ts';
import type { Message } from '../message.ts';
import { lacksFirstName } from '../../actions/dialogs/compose/templates.ts';
import { reasonOf, sendFailure } from '../../actions/dialogs/compose/send-failure.ts';
import { newSendId } from '../../actions/run/inbox-sends.ts';
import { personal } from '../../account/person-storage.ts';
import type { Failure } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { type AttemptId, idAfter } from '../../actions/dialogs/form-draft.ts';
import { formChannelOf } from '../../actions/dialogs/failure-reason.ts';
import { attemptShape, useSend } from '../../actions/dialogs/use-send.ts';
import { addDeparted } from './departed.ts';

const draftShape = z.object({ text: z.string(), attempt: z.optional(z.string()) });

type Reply = {
  text: string;
  sending: boolean;
  change: (text: string) => void;
  send: () => void;
};

/**
 * The reply to an open message. Like every send it keeps one id until the server gives a definite answer, and is held
 * for Undo. Rules inbox.reply.2 and inbox.reply.3.
 */
export function useReply(answered: Message, onTaken: () => void): Reply {
  const { t } = useTranslation(['inbox', 'actions']);
  const { platform, threadId, sender } = answered;
  const [kept] = useState(() => ({
    draft: personal(`reply-${threadId}`, draftShape, { inTab: true }),
    attempt: personal(`reply-attempt-${threadId}`, attemptShape, { inTab: true }),
  }));
  const [text, setText] = useState(() => kept.draft.read()?.text ?? '');
  const [attempt] = useState(() => attemptOf(kept.draft));
  const words = text.trim();

  const forget = () => {
    // The next reply may already be begun in another message of the conversation.
    if (kept.draft.read()?.text === text) kept.draft.clear();
    setText('');
    attempt.forget();
  };
  const failed = (failure: Failure | null) => ({
    text: t('actions:failedReply'),
    detail:
      (failure === null ? undefined : reasonOf(failure)) ??
      t(sendFailure(failure ?? { kind: 'unavailable' }, platform), { platform: t(`platform_${platform}`) }),
  });
  const { sending, send } = useSend(
    formChannelOf(platform),
    { attempt, forget, departing: (work) => work() },
    (taken) => {
      if (taken !== undefined) addDeparted({ id: taken.id, threadId, text: words, at: Date.now() });
      onTaken();
    },
    { kept: kept.attempt, failed, signedOut: t('loggedOutSending') },
  );

  return {
    text,
    sending,
    change: (next) => {
      setText(next);
      kept.draft.write({ text: next, attempt: attempt.current() });
    },
    send: () => {
      if (words === '') return void notify.error(t('enterReply'));
      if (lacksFirstName(words)) return void notify.error(t('actions:fillFirstName'));
      const command = cut(`${t('reply')}: ${sender} · ${words}`, 500);
      return void send({ command, echo: '', ...replyAction(answered, words) });
    },
  };
}

type KeptDraft = {
  read: () => z.output<typeof draftShape> | undefined;
  write: (draft: z.output<typeof draftShape>) => void;
};

/** The id is stored beside the words, so that a copied tab sends them under the same id. */
function attemptOf(draft: KeptDraft): AttemptId & { forget: () => void } {
  let id = draft.read()?.attempt;
  const current = () => (id ??= newSendId('reply'));
  return {
    current,
    forget: () => (id = undefined),
    renew: () => {
      id = idAfter(current());
      const standing = draft.read();
      if (standing !== undefined) draft.write({ ...standing, attempt: id });
      return id;
    },
  };
}
