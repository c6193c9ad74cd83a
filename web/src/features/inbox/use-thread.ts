import { limits } from '@crocodile-hub/core/domain/limits';
import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { loadThread } from '../../entities/inbox/api/load-messages.ts';
import type { Message } from '../../entities/inbox/model/message.ts';
import type { InboxAction, InboxState } from './model/inbox-state.ts';

/** Loads the conversation of the open message. A channel's is what is loaded of it. Rule inbox.open.1. */
export function useThread(
  opened: Message | undefined,
  { messages }: InboxState,
  dispatch: Dispatch<InboxAction>,
): void {
  const threadId = opened?.threadId;
  const isMail = opened?.platform === 'gmail';
  const follow = useEffectEvent((signal: AbortSignal, wanted: string | undefined, wantedMail: boolean) => {
    if (wanted === undefined) return dispatch({ type: 'thread-changed', thread: null });
    if (!wantedMail) {
      const own = messages.filter((message) => message.threadId === wanted).toReversed();
      return dispatch({ type: 'thread-changed', thread: { threadId: wanted, is: 'ready', messages: own } });
    }
    if (wanted.length < limits.threadIdMinLength) {
      return dispatch({
        type: 'thread-changed',
        thread: { threadId: wanted, is: 'failed', reason: 'not-found' },
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
  useEffect(() => {
    const controller = new AbortController();
    follow(controller.signal, threadId, isMail);
    return () => controller.abort();
  }, [threadId, isMail]);
}
