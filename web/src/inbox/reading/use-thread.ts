import { limits } from '@crocodile-hub/core/domain/limits';
import {
  type Dispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { loadThread } from '../folder/load-messages.ts';
import type { Message } from '../message.ts';
import type { InboxAction } from '../folder/inbox-reducer.ts';
import type { InboxState, Thread } from '../folder/inbox-state.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

/**
 * The conversation of the open message. A channel's consists of its loaded messages, and grows as they arrive; a mail's
 * is loaded again when the list has one of it that it lacks. One that failed is asked for again by `retryThread`, null
 * where that is of no use, and by itself when the connection is back. Rule inbox.open.1.
 */
export function useThread(
  opened: Message | undefined,
  { messages, thread }: InboxState,
  dispatch: Dispatch<InboxAction>,
): { thread: Thread | null; retryThread: (() => void) | null } {
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);
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
  /** Another try is another request for the same. */
  const request = useMemo(() => ({ asked, tries }), [asked, tries]);
  useEffect(() => whileWanted((signal) => follow(signal, request.asked)), [request]);
  const again = useEffectEvent(async (signal: AbortSignal, wanted: string) => {
    const outcome = await loadThread(wanted, { signal });
    if (signal.aborted || !outcome.ok) return;
    dispatch({
      type: 'thread-changed',
      thread: { threadId: wanted, is: 'ready', messages: outcome.reply },
    });
  });
  const lacking = thread?.is === 'ready' && thread.threadId === asked ? lackingIn(thread, messages) : '';
  // Each mail is asked for once, also where it does not come.
  useEffect(() => {
    if (asked === undefined || lacking === '') return undefined;
    return whileWanted((signal) => again(signal, asked));
  }, [asked, lacking]);
  const mayCome = thread?.is === 'failed' && thread.threadId === asked && !lasting.has(thread.reason);
  // With the drawing, so that no connection comes back between both.
  useLayoutEffect(() => {
    if (!mayCome) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [mayCome, retry]);
  const shown = useMemo((): Thread | null => {
    if (threadId === undefined || isMail) return thread;
    const own = messages.filter((message) => message.threadId === threadId).toReversed();
    return { threadId, is: 'ready', messages: own };
  }, [threadId, isMail, thread, messages]);
  return { thread: shown, retryThread: mayCome ? retry : null };
}

/** Failures that another try does not change. */
const lasting: ReadonlySet<string> = new Set(['too-short', 'invalid', 'not-found']);

/** The ids of the listed mails of a conversation that it does not have. */
function lackingIn(thread: Extract<Thread, { is: 'ready' }>, listed: readonly Message[]): string {
  const had = new Set(thread.messages.map(({ id }) => id));
  return listed
    .filter(({ id, threadId }) => threadId === thread.threadId && !had.has(id))
    .map(({ id }) => id)
    .join(' ');
}
