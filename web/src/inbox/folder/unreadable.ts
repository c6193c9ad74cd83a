import { type Message, newestFirst } from '../message.ts';
import type { InboxState } from './inbox-state.ts';

/** The inbox with the ids of unreadable mails, each once. A mail that was ever read stays in the list as it was. */
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

/** After another try: the mail joins the list; null means that it no longer exists. */
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
