import type { Message } from '../../../entities/inbox/model/message.ts';
import type { InboxState } from './inbox-state.ts';
import { isInFilter, matcherOf } from './search.ts';

export type Group = { key: string; sender: string; platform: Message['platform']; messages: Message[] };

/** What of the loaded messages stands on the current page. Search and filter hold together. Rule inbox.search.1. */
export function shownPage({ messages, search, filter, page, perPage, nextPageToken }: InboxState) {
  const matches = matcherOf(search);
  const found = messages.filter((message) => isInFilter(message, filter) && matches(message));
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
      groups.set(key, { key, sender: nameIn(message), platform: message.platform, messages: [message] });
    } else {
      group.messages.push(message);
      // The name of the partner, where one's own message came first.
      if (message.isIncoming && !group.messages.some((one) => one !== message && one.isIncoming))
        group.sender = message.sender;
    }
  }
  return [...groups.values()];
}

function nameIn({ isIncoming, partner, sender, platform }: Message): string {
  return isIncoming || platform !== 'gmail' || partner === '' ? sender : partner;
}
