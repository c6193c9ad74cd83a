import type { StoredMessage } from './entities.ts';
import { hasLabel, isHidden } from './labels.ts';
import type { Mailbox } from './mailbox.ts';
import type { ListQuery } from './requests.ts';
import { compileSearch } from './search/search.ts';

/** The messages that a list asks for, newest first. */
export function selectMessages(mailbox: Mailbox, query: ListQuery, now: number): StoredMessage[] {
  const search = compileSearch(query.q, mailbox, now);
  const hiddenToo =
    query.includeSpamTrash ||
    search.asksForHidden ||
    query.labelIds.some((label) => label === 'TRASH' || label === 'SPAM');
  return mailbox
    .messages()
    .filter(
      (message) =>
        (hiddenToo || !isHidden(message)) &&
        query.labelIds.every((label) => hasLabel(message, label)) &&
        search.matches(message),
    )
    .toReversed()
    .sort((a, b) => b.internalDate - a.internalDate);
}
