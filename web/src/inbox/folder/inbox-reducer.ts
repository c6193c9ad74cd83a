import type { Platform } from '@crocodile-hub/core/contract/inbox';
import type { News } from './load-news.ts';
import { mailCount, type Message, newestFirst } from '../message.ts';
import { type Change, isMark, settled, withEdits, withMarks } from './edits.ts';
import type { KeptInbox } from './kept-inbox.ts';
import { newsIn, relabelledBy, withTold } from './news.ts';
import { foundIn } from './shown-page.ts';
import {
  type Filter,
  type InboxState,
  initialInbox,
  type Loading,
  type Thread,
  type Trouble,
} from './inbox-state.ts';
import type { Split } from './split.ts';
import { triedAgain, withUnreadable } from './unreadable.ts';

export type InboxAction =
  | { type: 'load-began'; kind: NonNullable<Loading> }
  | {
      type: 'mails-came';
      messages: readonly Message[];
      /** Ids of those that could not be read. */
      unreadable?: readonly string[];
      nextPageToken: string | null;
      historyId: string | null;
      total: number;
      isFirstPage: boolean;
    }
  | { type: 'channel-came'; platform: Platform; messages: readonly Message[] }
  /** The present state of channel messages, which may lack older ones. */
  | { type: 'channels-told'; messages: readonly Message[] }
  | { type: 'platform-failed'; trouble: Trouble }
  | { type: 'load-ended' }
  /** A silent check for news begins. */
  | { type: 'news-asked' }
  | { type: 'news-came'; news: News }
  | { type: 'searched'; search: string }
  | { type: 'find-began' }
  | { type: 'find-failed'; search: string }
  | {
      type: 'find-ended';
      search: string;
      messages: readonly Message[];
      unreadable?: readonly string[];
      isMore: boolean;
    }
  /** An unreadable mail was tried again; null when it no longer exists. */
  | { type: 'tried-again'; id: string; message: Message | null }
  | { type: 'filtered'; filter: Filter }
  | { type: 'split'; split: Split }
  | { type: 'page-sized'; perPage: number }
  | { type: 'folder-opened' }
  | { type: 'paged'; page: number }
  | { type: 'group-toggled'; group: string }
  | { type: 'auto-refresh-toggled' }
  | { type: 'outside-came'; message: Message | null }
  /** Adds a mail to the list that no page has loaded. */
  | { type: 'recalled'; message: Message }
  | { type: 'thread-changed'; thread: Thread | null }
  | { type: 'replied'; reply: Message }
  | { type: 'selected'; ids: readonly string[]; isSelected: boolean }
  | { type: 'selection-cleared' }
  | { type: 'edited'; key: string; ids: readonly string[]; change: Change; isBulk: boolean }
  | { type: 'edit-settled'; key: string; refused: ReadonlySet<string> }
  | { type: 'reset' }
  /** The person returns to a list they saw before; news are being fetched. */
  | { type: 'reopened'; kept: KeptInbox };

/** The list as it was kept, while news are being fetched. */
export const reopenedInbox = (kept: KeptInbox): InboxState => ({
  ...initialInbox,
  ...kept,
  loading: 'refresh',
});

/** Rule inbox.state.1: every change of the inbox, in one place and without effects. */
export function inboxReducer(state: InboxState, action: InboxAction): InboxState {
  return withListedSelection(changed(state, action));
}

type ActionOf<Type extends InboxAction['type']> = Extract<InboxAction, { type: Type }>;

function changed(state: InboxState, action: InboxAction): InboxState {
  switch (action.type) {
    case 'load-began':
      return { ...withSettledTold(state), loading: action.kind };
    case 'mails-came':
      return withMails(state, action);
    case 'channel-came':
      return withChannel(state, action);
    case 'channels-told': {
      const messages = withTold(state.messages, action.messages);
      return messages === state.messages ? state : { ...state, messages };
    }
    case 'platform-failed': {
      const { trouble } = action;
      return { ...state, troubles: [...recovered(state.troubles, trouble.platform), trouble] };
    }
    case 'load-ended':
      return { ...state, loading: null };
    case 'news-asked':
      return withSettledTold(state);
    case 'news-came':
      return withNews(state, action.news);
    case 'searched':
      if (action.search === state.search) return state;
      return { ...withoutFound(state), search: action.search, page: 1 };
    case 'find-began':
      return { ...state, found: { is: 'loading' } };
    case 'find-failed':
      // The answer to an older search is ignored.
      return action.search === state.search ? { ...state, found: { is: 'failed' } } : state;
    case 'find-ended':
      return action.search === state.search ? withFound(state, action) : state;
    case 'tried-again':
      return triedAgain(state, action.id, action.message);
    case 'filtered':
      return { ...state, filter: action.filter, page: 1 };
    case 'split':
      return { ...state, split: action.split, page: 1 };
    case 'page-sized':
      return { ...unloaded(state), perPage: action.perPage };
    case 'folder-opened':
      return {
        ...unloaded(state),
        edits: state.edits.filter(isMark),
        split: 'everything',
        troubles: [],
        thread: null,
      };
    case 'paged':
      return action.page < 1 ? state : turnedTo(state, action.page);
    case 'group-toggled':
      return { ...state, collapsed: toggled(state.collapsed, action.group) };
    case 'auto-refresh-toggled':
      return { ...state, isAutoRefreshed: !state.isAutoRefreshed };
    case 'outside-came':
      return { ...state, outside: action.message };
    case 'recalled':
      return { ...state, messages: newestFirst([...state.messages, action.message]) };
    case 'thread-changed':
      return { ...state, thread: action.thread };
    case 'replied':
      return withReply(state, action.reply);
    case 'selected':
      return withSelected(state, action);
    case 'selection-cleared':
      return { ...state, selected: new Set() };
    case 'edited':
      return withEdit(state, action);
    case 'edit-settled':
      return withSettled(state, action);
    case 'reset':
      return initialInbox;
    case 'reopened':
      return reopenedInbox(action.kept);
    default:
      return action satisfies never;
  }
}

function withMails(state: InboxState, action: ActionOf<'mails-came'>): InboxState {
  const { messages, unreadable = [], nextPageToken, historyId, total, isFirstPage } = action;
  const stays = ({ id, platform, isFound }: Message) =>
    platform !== 'gmail' || isFound === true || unreadable.includes(id);
  const kept = isFirstPage ? state.messages.filter(stays) : state.messages;
  const came: InboxState = {
    ...state,
    messages: newestFirst([...kept, ...messages]),
    unreadable: isFirstPage ? state.unreadable.filter(({ isFound }) => isFound) : state.unreadable,
    nextPageToken,
    // A later page says nothing about messages that arrived before the first.
    historyId: isFirstPage ? historyId : state.historyId,
    mailTotal: total,
    troubles: recovered(state.troubles, 'gmail'),
  };
  return withUnreadable(isFirstPage ? onLoadedPage(came) : came, unreadable);
}

/** Fewer pages may be loaded than before: the last of them is shown at most. */
function onLoadedPage(state: InboxState): InboxState {
  const { page, perPage } = state;
  const pages = Math.ceil(foundIn(withPendingEdits(state)).length / perPage);
  return turnedTo(state, Math.max(1, Math.min(page, pages)));
}

/** What is selected stays behind, so that nothing unseen is changed. */
const turnedTo = (state: InboxState, page: number): InboxState =>
  page === state.page ? state : { ...state, page, selected: new Set() };

function withChannel(state: InboxState, { platform, messages }: ActionOf<'channel-came'>): InboxState {
  return {
    ...state,
    messages: newestFirst([...without(state.messages, platform), ...messages]),
    troubles: recovered(state.troubles, platform),
  };
}

function withFound(state: InboxState, action: ActionOf<'find-ended'>): InboxState {
  const { messages, unreadable, isMore } = action;
  const known = new Set(state.messages.map(({ id }) => id));
  const further = messages.filter(({ id }) => !known.has(id));
  const found: InboxState = {
    ...state,
    messages: newestFirst([...state.messages, ...further.map(asFound)]),
    found: { is: 'ready', ids: new Set(messages.map(({ id }) => id)), isMore },
  };
  return withUnreadable(found, unreadable, { isFound: true });
}

/** Before its first page is loaded. */
function unloaded(state: InboxState): InboxState {
  return {
    ...state,
    page: 1,
    selected: new Set(),
    found: null,
    messages: [],
    unreadable: [],
    nextPageToken: null,
    historyId: null,
    mailTotal: 0,
    loading: 'first',
  };
}

function toggled(collapsed: ReadonlySet<string>, group: string): ReadonlySet<string> {
  const next = new Set(collapsed);
  if (!next.delete(group)) next.add(group);
  return next;
}

function withReply(state: InboxState, reply: Message): InboxState {
  const { messages, thread } = state;
  const isHere = thread?.is === 'ready' && thread.threadId === reply.threadId;
  const others = isHere ? thread.messages.filter(({ id }) => id !== reply.id) : [];
  return {
    ...state,
    // A sent mail belongs to another folder. On other platforms the reply may already be listed.
    messages: reply.platform === 'gmail' ? messages : newestFirst([reply, ...messages]),
    thread: isHere ? { ...thread, messages: [...others, reply] } : thread,
  };
}

function withSelected(state: InboxState, { ids, isSelected }: ActionOf<'selected'>): InboxState {
  if (!isSelected) {
    const left = [...state.selected].filter((id) => !ids.includes(id));
    return { ...state, selected: new Set(left) };
  }
  const edits = state.edits.map((edit) => ({
    ...edit,
    chosenAgain: new Set([...edit.chosenAgain, ...ids]),
  }));
  return { ...state, edits, selected: new Set([...state.selected, ...ids]) };
}

function withEdit(state: InboxState, { key, ids, change, isBulk }: ActionOf<'edited'>): InboxState {
  const edit = { key, ids: new Set(ids), change, isBulk, chosenAgain: new Set<string>(), isSettled: false };
  return { ...state, edits: [...state.edits, edit] };
}

function withSettled(state: InboxState, { key, refused }: ActionOf<'edit-settled'>): InboxState {
  const edit = state.edits.find((one) => one.key === key);
  if (edit === undefined) return state;
  const edits = settled(state.edits, key, refused);
  if (!edit.isBulk) return { ...state, edits };
  const kept = [...state.selected].filter((id) => !edit.ids.has(id) || edit.chosenAgain.has(id));
  // Refused messages are selected again, so that the person can retry.
  const back = [...edit.ids].filter((id) => refused.has(id));
  return { ...state, edits, selected: new Set([...kept, ...back]) };
}

function withNews(state: InboxState, news: News): InboxState {
  const { messages, thread } = state;
  const told = newsIn(messages, news);
  const gone = new Set(news.gone);
  const come: InboxState = {
    ...state,
    unreadable: state.unreadable.filter(({ id }) => !gone.has(id)),
    historyId: news.historyId,
    messages: told,
    mailTotal: Math.max(0, state.mailTotal + mailCount(told) - mailCount(messages)),
    outside: state.outside === null ? null : (relabelledBy([state.outside], news)[0] ?? null),
    thread: thread?.is === 'ready' ? { ...thread, messages: relabelledBy(thread.messages, news) } : thread,
  };
  return withUnreadable(come, news.unreadable);
}

const asFound = (message: Message): Message => ({ ...message, isFound: true });

function withoutFound(state: InboxState): InboxState {
  if (state.found === null) return state;
  return {
    ...state,
    found: null,
    messages: state.messages.filter(({ isFound }) => isFound !== true),
    unreadable: state.unreadable.filter(({ isFound }) => !isFound),
  };
}

/** The number of all messages, including mails that are not loaded yet. */
export function totalOf({ messages, mailTotal }: InboxState): number {
  return mailTotal + messages.length - mailCount(messages);
}

/** The inbox as the person sees it: the reported messages with the person's changes. */
export function withPendingEdits(state: InboxState): InboxState {
  const { messages, edits, thread, outside, mailTotal } = state;
  if (edits.length === 0) return state;
  const seen = withEdits(messages, edits);
  return {
    ...state,
    messages: seen,
    // Only mails are ever removed and returned. Those that only a search found are no part of the total.
    mailTotal: Math.max(0, mailTotal - (mailCount(messages) - mailCount(seen))),
    outside: outside === null ? null : (withMarks([outside], edits)[0] ?? null),
    thread: thread?.is === 'ready' ? { ...thread, messages: withMarks(thread.messages, edits) } : thread,
  };
}

/**
 * A starting load includes all settled edits, so these become part of the list. Settled edits behind an open one stay,
 * to keep the order.
 */
function withSettledTold(state: InboxState): InboxState {
  const open = state.edits.findIndex(({ isSettled }) => !isSettled);
  const count = open === -1 ? state.edits.length : open;
  const told = withPendingEdits({ ...state, edits: state.edits.slice(0, count) });
  return { ...told, edits: state.edits.slice(count) };
}

/**
 * A message that leaves the list also leaves the selection, so that nothing unseen is changed. On which page it stands is
 * not known here: a snooze that ended brings it to the top.
 */
function withListedSelection(state: InboxState): InboxState {
  if (state.selected.size === 0) return state;
  const listed = foundIn(withPendingEdits(state)).filter(({ id }) => state.selected.has(id));
  if (listed.length === state.selected.size) return state;
  return { ...state, selected: new Set(listed.map(({ id }) => id)) };
}

const without = (messages: readonly Message[], platform: Platform) =>
  messages.filter((message) => message.platform !== platform);

const recovered = (troubles: readonly Trouble[], platform: Platform) =>
  troubles.filter((trouble) => trouble.platform !== platform);
