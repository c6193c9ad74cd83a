import type { Instant } from '@crocodile-hub/core/contract/time';
import { limits } from '@crocodile-hub/core/domain/limits';
import { snoozeOf, type Until, untilFields } from '@crocodile-hub/core/domain/snooze';
import { type Dispatch, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { loadMail } from '../folder/load-messages.ts';
import { endSnooze, keepSnoozes, keptSnoozes, putSnooze, snoozesQuery } from './snoozes.ts';
import { mailCount, type Message } from '../message.ts';
import { answersIn, isAwaited, type Snooze, stateOf, untilOf, withSnoozes } from './snooze.ts';
import { useSettings } from '../../account/use-settings.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useNowPast } from '../../kit/state/use-now.ts';
import { whenInSentence } from '../../kit/text/when.ts';
import { notify } from '../../kit/ui/notify.tsx';
import type { InboxAction } from '../folder/inbox-reducer.ts';
import type { InboxState } from '../folder/inbox-state.ts';
import { useAwaited } from './use-awaited.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

export type Snoozes = {
  isLoading: boolean;
  /** Hidden from the inbox, or waiting for an answer; newest first. */
  waiting: readonly Snooze[];
  /** One's own messages that got no answer in time. */
  unanswered: readonly Snooze[];
  /** `onUndone`: its toast was asked to take it back. */
  snooze: (message: Message, until: Until, onUndone: () => void) => void;
  /** Changes the time of an existing snooze. */
  move: (snooze: Snooze, until: Until) => void;
  bringBack: (snooze: Snooze) => void;
  /** A second message was sent, so the answer may take as long again. */
  nudged: (messageId: string) => void;
  /** An action on these messages ends their snooze. */
  acted: (ids: ReadonlySet<string>) => void;
};

const none: readonly Snooze[] = [];

/** The person's snoozes, shared by all devices. Rules inbox.snooze.1 and inbox.snooze.2. */
export function useSnoozes(state: InboxState, dispatch: Dispatch<InboxAction>, isInbox: boolean) {
  const uid = useUid();
  const live = useLiveQuery(snoozesQuery, uid);
  const known = live.is === 'ready' ? live.items : null;
  useEffect(() => {
    if (uid !== undefined && known !== null) keepSnoozes(uid, known);
  }, [uid, known]);
  const [kept] = useState(() => keptSnoozes(uid) ?? none);
  const all = known ?? kept;
  const snoozes = useMemo(() => all.filter((one) => !isAwaited(one)), [all]);
  const times = useMemo(() => all.flatMap(({ until }) => until ?? []), [all]);
  const now = useNowPast(times);
  const { messages, loading, mailTotal } = state;
  const stood = useMemo(() => {
    const answers = snoozes.length === 0 ? new Map() : answersIn(messages);
    return snoozes.map((one) => ({ one, state: stateOf(one, answers, now) }));
  }, [snoozes, messages, now]);
  const waiting = stood.flatMap(({ one, state: { is } }) => (is === 'waiting' ? [one] : []));
  const seen = useMemo(() => {
    if (!isInbox) return state;
    const shown = withSnoozes(messages, snoozes, now);
    const hidden = mailCount(messages) - mailCount(shown);
    return { ...state, messages: shown, mailTotal: Math.max(0, mailTotal - hidden) };
  }, [state, messages, snoozes, now, mailTotal, isInbox]);

  const { put, end, later } = useStoring(uid);
  const awaited = useMemo(() => all.filter(isAwaited), [all]);
  const unanswered = useAwaited(awaited, {
    messages,
    now,
    isReady: isInbox && loading === null,
    onEnded: end,
    onLater: later,
  });

  useForgotten(stood, uid);
  useRecalled(stood, {
    messages,
    isReady: isInbox && loading === null,
    onGone: end,
    onMail: (message) => dispatch({ type: 'recalled', message }),
  });

  const offered: Snoozes = {
    isLoading: live.is === 'loading',
    waiting: all.filter((one) => (isAwaited(one) ? !unanswered.includes(one) : waiting.includes(one))),
    unanswered,
    nudged: (messageId) => {
      const one = awaited.find((found) => found.messageId === messageId);
      if (one?.until != null) later(one, Date.now() + one.until - one.snoozedAt);
    },
    snooze: (message, until, onUndone) => {
      const at = Date.now();
      const next = snoozeOf(message, { messages, until, now: at });
      const before = all.find(({ id }) => id === next.id);
      put(next, before, onUndone);
    },
    move: (one, until) => {
      const { muted: _, ...fields } = one;
      put({ ...fields, ...untilFields(until), snoozedAt: Date.now() }, one);
    },
    bringBack: end,
    acted: (ids) => {
      for (const { one, state: stands } of stood)
        if (stands.is === 'back' && ids.has(one.messageId)) end(one);
    },
  };
  return { seen, snoozes: offered };
}

type Stood = readonly { one: Snooze; state: ReturnType<typeof stateOf> }[];

/** Stores the person's changes, and tells those that can be undone. */
function useStoring(uid: string | undefined) {
  const { t } = useTranslation(['inbox', 'common']);
  const { timeZone } = useSettings();
  const { locale } = useLocale();
  /** The change shows at once. If it cannot be stored, the row comes back and a toast offers a retry. */
  const store = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch {
      const action = { label: t('common:tryAgain'), run: () => void store(work) };
      notify.error(t('failedSnooze'), { action });
    }
  };
  const said = (one: Snooze): string => {
    const until = untilOf(one);
    if (until === 'never') return t('conversationMuted');
    if (until === 'answer') return t('snoozedUntilAnswer');
    const when = whenInSentence(until, { locale, timeZone, now: one.snoozedAt });
    return t(isAwaited(one) ? 'nudgeAsked' : 'snoozedUntil', { when });
  };
  const put = (next: Snooze, before: Snooze | undefined, onUndone = () => {}) => {
    if (uid === undefined) return;
    void store(() => putSnooze(uid, next));
    const run = () => {
      void store(() => (before === undefined ? endSnooze(uid, next.id) : putSnooze(uid, before)));
      onUndone();
    };
    notify.success(said(next), {
      durationMs: limits.toastActionMs,
      action: { label: t('undo'), run, isUndo: true },
    });
  };
  const end = (one: Snooze) => {
    if (uid !== undefined) void store(() => endSnooze(uid, one.id));
  };

  const later = (one: Snooze, until: Instant) => {
    if (uid !== undefined) void store(() => putSnooze(uid, { ...one, until }));
  };
  return { put, end, later };
}

/** Deletes snoozes that ended long ago. */
function useForgotten(stood: Stood, uid: string | undefined): void {
  const over = stood.flatMap(({ one, state: { is } }) => (is === 'over' ? [one.id] : [])).join(' ');
  useEffect(() => {
    if (uid === undefined || over === '') return;
    for (const id of over.split(' ')) void endSnooze(uid, id).catch(() => {});
  }, [uid, over]);
}

type RecallOptions = {
  messages: readonly Message[];
  isReady: boolean;
  /** The mail has left Gmail's inbox. */
  onGone: (one: Snooze) => void;
  onMail: (mail: Message) => void;
};

/** Fetches a due mail that is not loaded, since it may be older than the first page. */
function useRecalled(stood: Stood, { messages, isReady, onGone, onMail }: RecallOptions): void {
  const known = new Set(messages.map(({ id }) => id));
  const missing = stood
    .filter(
      ({ one, state: { is } }) => is === 'back' && one.platform === 'gmail' && !known.has(one.messageId),
    )
    .map(({ one }) => one.messageId)
    .join(' ');
  const asked = useRef(new Set<string>());
  const recall = useEffectEvent(async (id: string, signal: AbortSignal) => {
    if (asked.current.has(id)) return;
    asked.current.add(id);
    const outcome = await loadMail(id, { signal });
    if (signal.aborted) return void asked.current.delete(id);
    const one = stood.find((other) => other.one.messageId === id)?.one;
    const isGone = outcome.ok
      ? !outcome.reply.labels.includes('INBOX')
      : outcome.failure.kind === 'not-found';
    if (isGone && one !== undefined) return onGone(one);
    if (outcome.ok && !isGone) onMail(outcome.reply);
  });
  useEffect(() => {
    if (!isReady) {
      asked.current.clear();
      return undefined;
    }
    return whileWanted((signal) => {
      for (const id of missing.split(' ')) if (id !== '') void recall(id, signal);
    });
  }, [missing, isReady]);
}
