import { openTurns, replyIdOf } from '@crocodile-hub/core/domain/message';
import { limits } from '@crocodile-hub/core/domain/limits';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { askAgain } from '../../../entities/message/api/ask-again.ts';
import type { Message } from '../../../entities/message/model/message.ts';
import { useSettings } from '../../../entities/profile/model/use-settings.ts';
import type { Listing } from '../../../shared/firebase/paged-list.ts';
import { isSameDay } from '../../../shared/lib/when.ts';
import { notify } from '../../../shared/ui/notify.tsx';
import type { ActiveSession } from '../model/active-session.ts';
import type { Desk } from '../model/desk.ts';
import { isFreshEnough } from '../model/unfinished.ts';
import { type Row, rowsOf } from '../model/rows.ts';
import type { NewTurn, Turn } from '../model/turn.ts';
import { useStore } from '../use-desk.ts';

export type Conversation = {
  listing: Listing<Message>;
  /** Oldest first. */
  log: readonly Message[];
  rows: readonly Row[];
  turns: readonly Turn[];
  send: (content: string, purpose?: 'summarize') => void;
  stop: () => void;
  /** Asks for another answer to a message, with new words if they are given. */
  again: (question: Message, content?: string) => void;
  loadOlder: () => void;
};

const noTurns: readonly Turn[] = [];

/** A session's log, its answers under way, and what can be said in it. */
export function useConversation(desk: Desk, active: ActiveSession): Conversation {
  const { t } = useTranslation('command-center');
  const { timeZone } = useSettings();
  const sessionId = active.id;
  const sessionLog = desk.logOf(sessionId);
  const listing = useStore(sessionLog);
  const turns = useStore(desk.turns).get(sessionId) ?? noTurns;
  const log = useMemo(() => listing.items.toReversed(), [listing.items]);
  const rows = useMemo(() => rowsOf(log, turns, (a, b) => isSameDay(a, b, timeZone)), [log, turns, timeZone]);
  useUnfinishedTurns(desk, active, listing, log);

  const send = useCallback(
    (content: string, purpose?: 'summarize') => {
      const questionId = crypto.randomUUID();
      const replyId = crypto.randomUUID();
      const message = { id: questionId, content, type: 'user', status: 'Done', replyId } as const;
      const turn: NewTurn = { questionId, content, replyId, via: 'chat', ...(purpose && { purpose }) };
      desk.append(sessionId, { messages: [message], event: 'asked' }).then(
        () => desk.runner.start(sessionId, turn),
        () => notify.error(t('failedToAddMessage')),
      );
    },
    [desk, sessionId, t],
  );

  const again = useCallback(
    (question: Message, content?: string) => {
      const now = desk.logOf(sessionId).get().items.toReversed();
      const after = now.slice(now.findIndex(({ id }) => id === question.id) + 1);
      const replyId = crypto.randomUUID();
      const words = content ?? question.content;
      if (after.some(({ type, action }) => type === 'user' || action !== undefined)) {
        // What followed stays: words that led to something are not rewritten, they are said anew.
        send(words);
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
      void askAgain(desk.uid, sessionId, change).then(
        ({ saved }) => {
          desk.runner.start(sessionId, { questionId: question.id, content: words, replyId, via: 'chat' });
          saved.then(
            () => content !== undefined && notify.success(t('messageUpdated')),
            () => notify.error(t('failedToUpdateMessage')),
          );
        },
        () => notify.error(t('failedToUpdateMessage')),
      );
    },
    [desk, sessionId, send, t],
  );

  const loadOlder = useCallback(() => void sessionLog.loadOlder(), [sessionLog]);
  const stop = useCallback(() => desk.runner.stop(sessionId), [desk, sessionId]);
  return { listing, log, rows, turns, send, again, stop, loadOlder };
}

/**
 * Finishes what a log leaves open: a tab that was closed while it was answered, a message of the hub's. The same reply
 * id is asked for again, so that an answer comes once however many tabs ask.
 */
function useUnfinishedTurns(
  desk: Desk,
  { id: sessionId, openedBy }: ActiveSession,
  { is, fromCache }: Listing<Message>,
  log: readonly Message[],
): void {
  // What this device remembers may lack an answer that the server has.
  const isKnown = is === 'ready' && (!fromCache || !navigator.onLine);
  useEffect(() => {
    if (!isKnown) return;
    for (const { is: missing, question } of openTurns(log)) {
      if (!isFreshEnough(question, Date.now())) continue;
      desk.runner.start(sessionId, {
        questionId: question.id,
        content: question.content,
        replyId: replyIdOf(question),
        ...(question.status === 'Pending' ? { isPending: true } : {}),
        ...(missing === 'search' ? { resumesSearch: true } : {}),
        ...(openedBy === 'hub'
          ? {
              via: 'gptChat',
              pauses: { replyMs: limits.routerReplyDelayMs, searchMs: limits.routerSearchDelayMs },
            }
          : { via: 'chat' }),
      });
    }
    // Once, when the log is known: later questions are asked by whoever writes them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [desk, sessionId, isKnown]);
}
