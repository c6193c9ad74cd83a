import { replyIdOf } from '@crocodile-hub/core/domain/reply-id';
import { useCallback, useEffect, useMemo } from 'react';
import { askAgain } from '../log/ask-again.ts';
import type { Message } from '../log/message.ts';
import { isKnown } from '../log/session-log.ts';
import { useSettings } from '../../account/use-settings.ts';
import type { Listing } from '../../kit/wire/firebase/paged-list.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { isSameDay } from '../../kit/text/when.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { ActiveSession } from '../desk/active-session.ts';
import { onItsWay } from '../desk/on-its-way.ts';
import { continueTurns } from '../desk/open-turns.ts';
import type { Desk } from '../desk/desk.ts';
import { type Row, rowsOf } from './rows.ts';
import type { NewTurn, Turn } from '../desk/turn.ts';
import { useStore } from '../desk/use-desk.ts';
import { type Goal, useGoal } from './use-goal.ts';

export type Conversation = {
  listing: Listing<Message>;
  /** Oldest first. */
  log: readonly Message[];
  rows: readonly Row[];
  turns: readonly Turn[];
  send: (content: string, options?: SendOptions) => void;
  stop: () => void;
  /** Asks for another answer to a message, with new words if they are given. */
  again: (question: Message, content?: string) => void;
  loadOlder: () => void;
  /** The message that the address leads to, once it is loaded. */
  goal?: Goal;
  isLooking: boolean;
};

type SendOptions = {
  purpose?: 'summarize';
  /** The typed part of the message, if it has other parts. */
  typed?: string;
};

const noTurns: readonly Turn[] = [];
const accepted = () => true;
const refused = () => false;

/** The log of a session, its running answers, and the functions to write in it. */
export function useConversation(
  desk: Desk,
  active: ActiveSession,
  /** Puts text back into the composer when the database refused it. */
  giveBack: (typed: string) => void,
): Conversation {
  const { timeZone } = useSettings();
  const sessionId = active.id;
  const sessionLog = desk.logOf(sessionId);
  const listing = useStore(sessionLog);
  const turns = useStore(desk.turns).get(sessionId) ?? noTurns;
  const log = useMemo(() => listing.items.toReversed(), [listing.items]);
  const rows = useMemo(() => rowsOf(log, turns, (a, b) => isSameDay(a, b, timeZone)), [log, turns, timeZone]);
  const found = useGoal(sessionLog, active);
  const isReady = isKnown(listing);
  useEffect(() => {
    if (isReady) continueTurns(desk, active);
    // Runs once, when the log is loaded: later questions are asked by the code that adds them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [desk, sessionId, isReady]);
  useLeftOnTheWay(desk.uid, sessionId, listing, giveBack);

  const send = useSend(desk, sessionId, giveBack);
  const again = useAgain(desk, sessionId, send, giveBack);
  const loadOlder = useCallback(() => void sessionLog.loadOlder(), [sessionLog]);
  const stop = useCallback(() => desk.runner.stop(sessionId), [desk, sessionId]);
  return { listing, log, rows, turns, send, again, stop, loadOlder, ...found };
}

function useSend(desk: Desk, sessionId: string, giveBack: (typed: string) => void): Conversation['send'] {
  const { t } = useTranslation('command-center');
  return useCallback(
    (content: string, { purpose, typed = content }: SendOptions = {}) => {
      const questionId = crypto.randomUUID();
      const replyId = crypto.randomUUID();
      const asked = { content, replyId, ...(purpose && { purpose }) };
      const message = { ...asked, id: questionId, type: 'user', status: 'Done' } as const;
      const turn: NewTurn = { ...asked, questionId, via: 'chat' };
      onItsWay.add({ id: questionId, uid: desk.uid, sessionId, text: typed });
      desk.append(sessionId, { messages: [message], event: 'asked' }).then(
        ({ saved }) => {
          const isStored = saved.then(accepted, refused);
          desk.runner.start(sessionId, { ...turn, isStored });
          void isStored.then((isKept) => {
            onItsWay.remove(questionId);
            if (!isKept) giveBack(typed);
          });
        },
        () => {
          onItsWay.remove(questionId);
          notify.error(t('failedToAddMessage'));
          giveBack(typed);
        },
      );
    },
    [desk, sessionId, giveBack, t],
  );
}

function useAgain(
  desk: Desk,
  sessionId: string,
  send: Conversation['send'],
  giveBack: (typed: string) => void,
): Conversation['again'] {
  const { t } = useTranslation('command-center');
  return useCallback(
    (question: Message, content?: string) => {
      const now = desk.logOf(sessionId).get().items.toReversed();
      const after = now.slice(now.findIndex(({ id }) => id === question.id) + 1);
      const replyId = crypto.randomUUID();
      const words = content ?? question.content;
      // Changed words no longer ask for a summary.
      const purpose = content === undefined && question.purpose ? { purpose: question.purpose } : {};
      if (after.some(({ type, action }) => type === 'user' || action !== undefined)) {
        // The messages after it stay: words that led to an action are not rewritten but sent again as a new message.
        send(words, purpose);
        return;
      }
      const removes = after.map(({ id }) => id);
      const left = now.filter(({ id }) => !removes.includes(id));
      const change = {
        questionId: question.id,
        replyId,
        removes,
        left,
        ...(content !== undefined && { content }),
      };
      const failed = () => {
        notify.error(t('failedToUpdateMessage'));
        if (content !== undefined) giveBack(content);
      };
      // An answer to the earlier words is not wanted any more.
      desk.runner.drop(sessionId, replyIdOf(question));
      void askAgain(desk.uid, sessionId, change).then(({ saved }) => {
        const isStored = saved.then(accepted, refused);
        desk.runner.start(sessionId, {
          questionId: question.id,
          content: words,
          replyId,
          via: 'chat',
          ...purpose,
          isStored,
        });
        void isStored.then((isKept) => {
          if (!isKept) failed();
          else if (content !== undefined) notify.success(t('messageUpdated'));
        });
      }, failed);
    },
    [desk, sessionId, send, giveBack, t],
  );
}

/** Puts unsent text back into the composer after a reload, unless it was stored after all. */
function useLeftOnTheWay(
  uid: string,
  sessionId: string,
  { is, items }: Listing<Message>,
  giveBack: (typed: string) => void,
): void {
  useEffect(() => {
    if (is !== 'ready') return;
    for (const { id, text } of onItsWay.leftOf(uid, sessionId)) {
      onItsWay.remove(id);
      if (text !== '' && !items.some((message) => message.id === id)) giveBack(text);
    }
  }, [uid, sessionId, is, items, giveBack]);
}
