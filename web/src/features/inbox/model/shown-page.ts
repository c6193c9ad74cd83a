import { addressOf, type Message, partnerName } from '../../../entities/inbox/model/message.ts';
import type { InboxState } from './inbox-state.ts';
import { isInFilter, matcherOf } from './search.ts';
import { isInSplit } from './split.ts';

export type Group = {
  key: string;
  sender: string;
  /** Behind the name; null where it says no more. */
  address: string | null;
  platform: Message['platform'];
  messages: Message[];
};

/** What the page depends on. */
type Listed = Pick<
  InboxState,
  'messages' | 'search' | 'filter' | 'split' | 'page' | 'perPage' | 'nextPageToken' | 'found'
>;

/** What of the loaded messages stands on the current page. Search, filter and split hold together. Rule inbox.search.1. */
export function shownPage(state: Listed) {
  const { messages, search, filter, split, page, perPage, nextPageToken } = state;
  const matches = matcherOf(search);
  // Gmail knows more of a mail than the list has.
  const ofGmail = state.found?.is === 'ready' ? state.found.ids : null;
  const found = messages.filter(
    (message) =>
      isInFilter(message, filter) &&
      isInSplit(message, split) &&
      (matches(message) || ofGmail?.has(message.id) === true),
  );
  const shown = found.slice((page - 1) * perPage, page * perPage);
  return {
    shown,
    /** The next page has to be fetched first. */
    needsMore: nextPageToken !== null && found.length < (page + 1) * perPage,
    hasMore: nextPageToken !== null || found.length > page * perPage,
  };
}

/** One group a conversation partner and platform, in the order of their newest messages. */
export function groupsOf(messages: readonly Message[]): Group[] {
  const groups = new Map<string, Group>();
  for (const message of messages) {
    const key = `${message.platform} ${message.partner.toLowerCase()}`;
    const group = groups.get(key);
    if (group === undefined) {
      const { platform } = message;
      const sender = partnerName(message);
      const address = addressOf(message);
      groups.set(key, { key, sender, address, platform, messages: [message] });
    } else {
      group.messages.push(message);
      // The name of the partner, where one's own message came first.
      if (message.isIncoming && !group.messages.some((one) => one !== message && one.isIncoming)) {
        group.sender = message.sender;
        group.address = addressOf(message);
      }
    }
  }
  return [...groups.values()];
}
