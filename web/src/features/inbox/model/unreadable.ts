import { type Message, newestFirst } from '../../../entities/inbox/model/message.ts';
import type { InboxState } from './inbox-state.ts';

/** A mail that is there and could not be read. `isFound`: only the search of all mail told of it. */
export type Unreadable = { id: string; isFound: boolean };

/** The inbox with mails that could not be read, each once; what was read at any time is shown as it was. */
export function withUnreadable(
  state: InboxState,
  ids: readonly string[] = [],
  { isFound }: { isFound: boolean } = { isFound: false },
): InboxState {
  const read = new Set(state.messages.map(({ id }) => id));
  const all = [...ids.map((id) => ({ id, isFound })), ...state.unreadable];
  const unreadable = new Map(all.filter(({ id }) => !read.has(id)).map((one) => [one.id, one]));
  return { ...state, unreadable: [...unreadable.values()] };
}

/** A mail was tried once more; null where it is not there any more. */
export function triedAgain(state: InboxState, id: string, message: Message | null): InboxState {
  const tried = state.unreadable.find((one) => one.id === id);
  if (tried === undefined) return state;
  const unreadable = state.unreadable.filter((one) => one !== tried);
  if (message === null) return { ...state, unreadable };
  const { found } = state;
  const isFound = tried.isFound && found?.is === 'ready';
  return {
    ...state,
    unreadable,
    messages: newestFirst([...state.messages, isFound ? { ...message, isFound } : message]),
    found: isFound ? { ...found, ids: new Set([...found.ids, id]) } : found,
  };
}
