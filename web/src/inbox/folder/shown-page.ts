import { pageSizeMax } from '@crocodile-hub/core/contract/inbox';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { addressOf, type Message, partnerName } from '../message.ts';
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

/** The parts of the state that decide what a page shows. */
type Listed = Pick<
  InboxState,
  'messages' | 'search' | 'filter' | 'split' | 'page' | 'perPage' | 'nextPageToken' | 'found'
>;

export function shownPage(state: Listed, openThread: string | null = null) {
  const { page, perPage, nextPageToken } = state;
  const found = foundIn(state, openThread);
  const shown = found.slice((page - 1) * perPage, page * perPage);
  return {
    shown,
    /** The next page has to be fetched first. */
    needsMore: nextPageToken !== null && found.length < (page + 1) * perPage,
    hasMore: nextPageToken !== null || found.length > page * perPage,
  };
}

/**
 * The messages on all loaded pages: those that pass search, filter and split together. Rule inbox.search.1. What is open
 * stays among the unread ones, although opening it has marked it as read.
 */
export function foundIn(state: Listed, openThread: string | null = null): readonly Message[] {
  const { messages, search, filter, split } = state;
  const matches = matcherOf(search);
  // Gmail searches whole mails; the list has only parts of them.
  const ofGmail = state.found?.is === 'ready' ? state.found.ids : null;
  return messages.filter(
    (message) =>
      (isInFilter(message, filter) || (filter === 'unread' && message.threadId === openThread)) &&
      isInSplit(message, split) &&
      (matches(message) || ofGmail?.has(message.id) === true),
  );
}

/** How many mails are loaded anew, so that the page that is shown is among them. */
export const sizeUpTo = ({ page, perPage }: Pick<Listed, 'page' | 'perPage'>) =>
  Math.min(pageSizeMax, perPage * page);

/** One group for each conversation partner and platform, ordered by the newest message. */
export function groupsOf(messages: readonly Message[]): Group[] {
  const groups = new Map<string, Group>();
  for (const message of messages) {
    // One writes to a name with an address, and is written to by the address.
    const partner = parseMailAddress(message.partner)?.address ?? message.partner;
    const key = `${message.platform} ${partner.toLowerCase()}`;
    const group = groups.get(key);
    if (group === undefined) {
      const { platform } = message;
      const sender = partnerName(message);
      const address = addressOf(message);
      groups.set(key, { key, sender, address, platform, messages: [message] });
    } else {
      group.messages.push(message);
      // The first received message names the partner; until then one's own message gave the name.
      if (message.isIncoming && !group.messages.some((one) => one !== message && one.isIncoming)) {
        group.sender = message.sender;
        group.address = addressOf(message);
      }
    }
  }
  return [...groups.values()];
}
