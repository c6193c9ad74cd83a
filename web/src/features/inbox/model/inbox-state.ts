import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { limits } from '@crocodile-hub/core/domain/limits';
import { type Message, newestFirst } from '../../../entities/inbox/model/message.ts';

/** Rule inbox.filter.1. */
export const filters = ['all', 'gmail', 'whatsapp', 'messenger', 'instagram', 'unread', 'read'] as const;
export type Filter = (typeof filters)[number];

/** Why a platform's messages are missing. `requiresAuth`: Google has to be connected again. */
export type Trouble = { platform: Platform; requiresAuth: boolean };

/** What is under way: `first` for a list that has nothing to show yet. */
export type Loading = 'first' | 'more' | 'refresh' | null;

export type InboxState = {
  /** Everything loaded, newest first. */
  messages: readonly Message[];
  loading: Loading;
  troubles: readonly Trouble[];
  perPage: number;
  page: number;
  /** How many mails the folder has, loaded or not. */
  mailTotal: number;
  nextPageToken: string | null;
  search: string;
  filter: Filter;
  collapsed: ReadonlySet<string>;
  /** The conversation that is open. */
  thread: Thread | null;
};

/** `reason`: the kind of failure. */
export type Thread =
  | { threadId: string; is: 'loading' }
  | { threadId: string; is: 'failed'; reason: string }
  | { threadId: string; is: 'ready'; messages: readonly Message[] };

export type InboxAction =
  | { type: 'load-began'; kind: NonNullable<Loading> }
  | {
      type: 'mails-came';
      messages: readonly Message[];
      nextPageToken: string | null;
      total: number;
      isFirstPage: boolean;
    }
  | { type: 'channel-came'; platform: Platform; messages: readonly Message[] }
  | { type: 'platform-failed'; trouble: Trouble }
  | { type: 'load-ended' }
  | { type: 'searched'; search: string }
  | { type: 'filtered'; filter: Filter }
  | { type: 'page-sized'; perPage: number }
  | { type: 'paged'; page: number }
  | { type: 'group-toggled'; group: string }
  | { type: 'thread-changed'; thread: Thread | null }
  | { type: 'replied'; reply: Message }
  | { type: 'read-set'; id: string; isUnread: boolean }
  | { type: 'reset' };

export const initialInbox: InboxState = {
  messages: [],
  loading: 'first',
  troubles: [],
  perPage: limits.inboxPageSize,
  page: 1,
  mailTotal: 0,
  nextPageToken: null,
  search: '',
  filter: 'all',
  collapsed: new Set(),
  thread: null,
};

/** Rule inbox.state.1: every change of the inbox, in one place and without effects. */
export function inboxReducer(state: InboxState, action: InboxAction): InboxState {
  switch (action.type) {
    case 'load-began':
      return { ...state, loading: action.kind };
    case 'mails-came': {
      const { messages, nextPageToken, total, isFirstPage } = action;
      const kept = isFirstPage ? without(state.messages, 'gmail') : state.messages;
      return {
        ...state,
        messages: newestFirst([...kept, ...messages]),
        nextPageToken,
        mailTotal: total,
        troubles: recovered(state.troubles, 'gmail'),
      };
    }
    case 'channel-came':
      return {
        ...state,
        messages: newestFirst([...without(state.messages, action.platform), ...action.messages]),
        troubles: recovered(state.troubles, action.platform),
      };
    case 'platform-failed': {
      const { trouble } = action;
      return { ...state, troubles: [...recovered(state.troubles, trouble.platform), trouble] };
    }
    case 'load-ended':
      return { ...state, loading: null };
    case 'searched':
      return { ...state, search: action.search, page: 1 };
    case 'filtered':
      return { ...state, filter: action.filter, page: 1 };
    case 'page-sized':
      return {
        ...state,
        perPage: action.perPage,
        page: 1,
        messages: [],
        nextPageToken: null,
        mailTotal: 0,
        loading: 'first',
      };
    case 'paged':
      return action.page < 1 ? state : { ...state, page: action.page };
    case 'group-toggled': {
      const collapsed = new Set(state.collapsed);
      if (!collapsed.delete(action.group)) collapsed.add(action.group);
      return { ...state, collapsed };
    }
    case 'thread-changed':
      return { ...state, thread: action.thread };
    case 'replied': {
      const { reply } = action;
      const { messages, thread } = state;
      const isHere = thread?.is === 'ready' && thread.threadId === reply.threadId;
      const others = isHere ? thread.messages.filter(({ id }) => id !== reply.id) : [];
      return {
        ...state,
        // What is mailed stands in another folder.
        messages: reply.platform === 'gmail' ? messages : newestFirst([...messages, reply]),
        thread: isHere ? { ...thread, messages: [...others, reply] } : thread,
      };
    }
    case 'read-set': {
      const set = (messages: readonly Message[]) => messages.map((message) => withRead(message, action));
      const { thread } = state;
      return {
        ...state,
        messages: set(state.messages),
        thread: thread?.is === 'ready' ? { ...thread, messages: set(thread.messages) } : thread,
      };
    }
    case 'reset':
      return initialInbox;
    default:
      return action satisfies never;
  }
}

/** How many there are in all: mails that are not loaded yet count. */
export function totalOf({ messages, mailTotal }: InboxState): number {
  return mailTotal + messages.filter(({ platform }) => platform !== 'gmail').length;
}

function withRead(message: Message, { id, isUnread }: { id: string; isUnread: boolean }): Message {
  if (message.id !== id) return message;
  const { status } = message;
  if (status !== 'New' && status !== 'Waiting') return { ...message, isUnread };
  return { ...message, isUnread, status: isUnread ? 'New' : 'Waiting' };
}

const without = (messages: readonly Message[], platform: Platform) =>
  messages.filter((message) => message.platform !== platform);

const recovered = (troubles: readonly Trouble[], platform: Platform) =>
  troubles.filter((trouble) => trouble.platform !== platform);
