import { limits } from '@crocodile-hub/core/domain/limits';
import { type Dispatch, useEffect, useEffectEvent, useMemo } from 'react';
import { loadThread } from '../folder/load-messages.ts';
import type { Message } from '../message.ts';
import type { InboxAction } from '../folder/inbox-reducer.ts';
import type { InboxState, Thread } from '../folder/inbox-state.ts';

/**
 * The conversation of the open message. A channel's consists of its loaded messages, and grows as they arrive. Rule
 * inbox.open.1.
 */
export function useThread(
  opened: Message | undefined,
  { messages, thread }: InboxState,
  dispatch: Dispatch<InboxAction>,
): Thread | null {
  const threadId = opened?.threadId;
  const isMail = opened?.platform === 'gmail';
  const follow = useEffectEvent((signal: AbortSignal, wanted: string | undefined) => {
    if (wanted === undefined) return dispatch({ type: 'thread-changed', thread: null });
    if (wanted.length < limits.threadIdMinLength) {
      return dispatch({
        type: 'thread-changed',
        thread: { threadId: wanted, is: 'failed', reason: 'too-short' },
      });
    }
    dispatch({ type: 'thread-changed', thread: { threadId: wanted, is: 'loading' } });
    return void loadThread(wanted, { signal }).then((outcome) => {
      if (signal.aborted) return;
      dispatch({
        type: 'thread-changed',
        thread: outcome.ok
          ? { threadId: wanted, is: 'ready', messages: outcome.reply }
          : { threadId: wanted, is: 'failed', reason: outcome.failure.kind },
      });
    });
  });
  const asked = isMail ? threadId : undefined;
  useEffect(() => {
    const controller = new AbortController();
    follow(controller.signal, asked);
    return () => controller.abort();
  }, [asked]);
  return useMemo(() => {
    if (threadId === undefined || isMail) return thread;
    const own = messages.filter((message) => message.threadId === threadId).toReversed();
    return { threadId, is: 'ready', messages: own };
  }, [threadId, isMail, thread, messages]);
}
