import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { limits } from '@crocodile-hub/core/domain/limits';
import { type Message, newestFirst } from '../../../entities/inbox/model/message.ts';
import { type Change, type Edit, settled, withEdits, withMarks } from './edits.ts';
import { shownPage } from './shown-page.ts';

/** Rule inbox.filter.1. */
export const filters = ['all', 'gmail', 'whatsapp', 'messenger', 'instagram', 'unread', 'read'] as const;
export type Filter = (typeof filters)[number];

/** Why a platform's messages are missing. `requiresAuth`: Google has to be connected again. */
export type Trouble = { platform: Platform; requiresAuth: boolean };

/** What is under way: `first` for a list that has nothing to show yet. */
export type Loading = 'first' | 'more' | 'refresh' | null;

export type InboxState = {
  /** Everything loaded, newest first, as the platforms told it. */
  messages: readonly Message[];
  /** What the person changed since, oldest first. */
  edits: readonly Edit[];
  /** Always on the page that is shown. */
  selected: ReadonlySet<string>;
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
  | { type: 'folder-opened' }
  | { type: 'paged'; page: number }
  | { type: 'group-toggled'; group: string }
  | { type: 'thread-changed'; thread: Thread | null }
  | { type: 'replied'; reply: Message }
  | { type: 'select-toggled'; id: string }
  | { type: 'selection-cleared' }
  | { type: 'edited'; key: string; ids: readonly string[]; change: Change; isBulk: boolean }
  | { type: 'edit-settled'; key: string; refused: ReadonlySet<string> }
  | { type: 'reset' };

export const initialInbox: InboxState = {
  messages: [],
  edits: [],
  selected: new Set(),
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
  return withVisibleSelection(changed(state, action));
}

function changed(state: InboxState, action: InboxAction): InboxState {
  switch (action.type) {
    case 'load-began':
      return { ...withSettledTold(state), loading: action.kind };
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
    case 'folder-opened':
      return {
        ...state,
        messages: [],
        page: 1,
        nextPageToken: null,
        mailTotal: 0,
        troubles: [],
        selected: new Set(),
        thread: null,
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
    case 'select-toggled': {
      const selected = new Set(state.selected);
      if (!selected.delete(action.id)) selected.add(action.id);
      return { ...state, selected };
    }
    case 'selection-cleared':
      return { ...state, selected: new Set() };
    case 'edited': {
      const { key, ids, change, isBulk } = action;
      return {
        ...state,
        edits: [...state.edits, { key, ids: new Set(ids), change, isBulk, isSettled: false }],
      };
    }
    case 'edit-settled': {
      const { key, refused } = action;
      const edit = state.edits.find((one) => one.key === key);
      if (edit === undefined) return state;
      const edits = settled(state.edits, key, refused);
      if (!edit.isBulk) return { ...state, edits };
      const kept = [...state.selected].filter((id) => !edit.ids.has(id));
      // What comes back is selected again: one can try once more.
      const back = [...edit.ids].filter((id) => refused.has(id));
      return { ...state, edits, selected: new Set([...kept, ...back]) };
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

/** The inbox as the person sees it: what was told, with what they changed. */
export function asSeen(state: InboxState): InboxState {
  const { messages, edits, thread, mailTotal } = state;
  if (edits.length === 0) return state;
  const seen = withEdits(messages, edits);
  return {
    ...state,
    messages: seen,
    // Only mails go and come back.
    mailTotal: Math.max(0, mailTotal - (messages.length - seen.length)),
    thread: thread?.is === 'ready' ? { ...thread, messages: withMarks(thread.messages, edits) } : thread,
  };
}

/** A load that begins now knows what was settled; one that a later edit waits behind stays in its order. */
function withSettledTold(state: InboxState): InboxState {
  const open = state.edits.findIndex(({ isSettled }) => !isSettled);
  const count = open === -1 ? state.edits.length : open;
  const told = asSeen({ ...state, edits: state.edits.slice(0, count) });
  return { ...told, edits: state.edits.slice(count) };
}

/** A message that leaves the list leaves the selection: nothing is done to what one does not see. */
function withVisibleSelection(state: InboxState): InboxState {
  if (state.selected.size === 0) return state;
  const shown = shownPage(asSeen(state)).shown.filter(({ id }) => state.selected.has(id));
  if (shown.length === state.selected.size) return state;
  return { ...state, selected: new Set(shown.map(({ id }) => id)) };
}

const without = (messages: readonly Message[], platform: Platform) =>
  messages.filter((message) => message.platform !== platform);

const recovered = (troubles: readonly Trouble[], platform: Platform) =>
  troubles.filter((trouble) => trouble.platform !== platform);
