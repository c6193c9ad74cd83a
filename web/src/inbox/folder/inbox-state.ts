import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { limits } from '@crocodile-hub/core/domain/limits';
import type { Failure } from '../../kit/wire/failure.ts';
import type { Message } from '../message.ts';
import type { Edit } from './edits.ts';
import type { Split } from './split.ts';

/** Rule inbox.filter.1. */
export const filters = ['all', 'gmail', 'whatsapp', 'messenger', 'instagram', 'unread', 'read'] as const;
export type Filter = (typeof filters)[number];

/** A platform whose messages could not be loaded. `requiresAuth`: Google has to be connected again. */
export type Trouble = {
  platform: Platform;
  requiresAuth: boolean;
  failure: Pick<Failure, 'kind' | 'message'>;
};

/** The running load; `first` if the list has nothing to show yet. */
export type Loading = 'first' | 'more' | 'refresh' | null;

/** An existing mail that could not be read. `isFound`: only a search of all mail reported it. */
export type Unreadable = { id: string; isFound: boolean };

export type InboxState = {
  /** All loaded messages, newest first, as the platforms reported them. */
  messages: readonly Message[];
  /** Existing mails that could not be read. */
  unreadable: readonly Unreadable[];
  /** The person's changes, oldest first. */
  edits: readonly Edit[];
  /** Always messages of the list. Only those of the shown page are acted on. */
  selected: ReadonlySet<string>;
  loading: Loading;
  troubles: readonly Trouble[];
  perPage: number;
  page: number;
  /** The number of mails in the folder, loaded or not. */
  mailTotal: number;
  nextPageToken: string | null;
  /** Gmail's history id of the last load; news are asked for from there on. */
  historyId: string | null;
  search: string;
  /** The search's results in all mail; null until that was searched. */
  found: Found | null;
  filter: Filter;
  split: Split;
  collapsed: ReadonlySet<string>;
  isAutoRefreshed: boolean;
  /** The mail that the address names, if it is not among the loaded ones. */
  outside: Message | null;
  thread: Thread | null;
};

/** The ids of the mails that Gmail found. `isMore`: there are more. */
export type Found =
  { is: 'loading' } | { is: 'failed' } | { is: 'ready'; ids: ReadonlySet<string>; isMore: boolean };

/** `reason`: the kind of failure. */
export type Thread =
  | { threadId: string; is: 'loading' }
  | { threadId: string; is: 'failed'; reason: string }
  | { threadId: string; is: 'ready'; messages: readonly Message[] };

export const initialInbox: InboxState = {
  messages: [],
  unreadable: [],
  edits: [],
  selected: new Set(),
  loading: 'first',
  troubles: [],
  perPage: limits.inboxPageSize,
  page: 1,
  mailTotal: 0,
  nextPageToken: null,
  historyId: null,
  search: '',
  found: null,
  filter: 'all',
  split: 'everything',
  collapsed: new Set(),
  isAutoRefreshed: true,
  outside: null,
  thread: null,
};

/** The messages of the conversation that is open; null until they are loaded. */
export function saidIn(thread: Thread | null, opened: Message | undefined): readonly Message[] | null {
  return thread?.is === 'ready' && thread.threadId === opened?.threadId ? thread.messages : null;
}
