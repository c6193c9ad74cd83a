import { cut } from '@crocodile-hub/core/domain/cut';
import * as z from 'zod/mini';
import { useRef, useState } from 'react';
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
  /** Adds words on lines of their own; those that come while a reply is sent, once it is over. */
  add: (words: string, place: Place) => void;
  send: () => void;
};
type Place = 'above' | 'below';

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
  const [attempt] = useState(() => attemptOf(kept.draft));
  const { text, show, change, add, whileUnchanged } = useText(kept.draft, attempt);
  const words = text.trim();

  const forget = () => {
    // The next reply may already be begun in another message of the conversation.
    if (kept.draft.read()?.text === text) kept.draft.clear();
    show('');
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
    change,
    add,
    send: () => {
      if (words === '') return void notify.error(t('enterReply'));
      if (lacksFirstName(words)) return void notify.error(t('actions:fillFirstName'));
      const command = cut(`${t('reply')}: ${sender} · ${words}`, 500);
      return void whileUnchanged(() => send({ command, echo: '', ...replyAction(answered, words) }));
    },
  };
}

/** The text in the field, which is also stored. */
function useText(draft: KeptDraft, attempt: AttemptId) {
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  // Also before it is drawn: two replies may come back at once.
  const latest = useRef(text);
  const waiting = useRef<[words: string, place: Place][] | null>(null);

  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  const change = (next: string) => {
    show(next);
    draft.write({ text: next, attempt: attempt.current() });
  };
  const add = (words: string, place: Place): void => {
    if (waiting.current !== null) {
      waiting.current.push([words, place]);
      return;
    }
    const parts = place === 'above' ? [words, latest.current] : [latest.current, words];
    change(parts.filter((part) => part.trim() !== '').join('\n'));
  };
  /** Once at a time. What is added meanwhile waits until it is over. */
  const whileUnchanged = async (work: () => Promise<void>): Promise<void> => {
    if (waiting.current !== null) return;
    waiting.current = [];
    await work().finally(() => {
      const added = waiting.current ?? [];
      waiting.current = null;
      for (const [words, place] of added) add(words, place);
    });
  };
  return { text, show, change, add, whileUnchanged };
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
