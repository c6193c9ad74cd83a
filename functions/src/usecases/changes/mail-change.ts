import { mostMailsSorted, type MailSort, type Sort } from '@crocodile-hub/core/actions/sort-mail';
import { cut } from '@crocodile-hub/core/domain/cut';
import { isOfList } from '@crocodile-hub/core/domain/inbox-rules';
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import type { MailChange } from '@crocodile-hub/core/language/changes/read-mail-change';
import type { Mail } from '../../ports/mail.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { senderName } from '../inbox/inbox-message.ts';
import { type Asking, readGoogle } from '../questions/asking.ts';
import { mailSearch, noMail } from '../questions/mail.ts';
import { type AskedChange, type ChangePorts, nothing, proposal, said } from './asked.ts';

const longestLine = 120;

/** What a mail must be for the change to change anything. */
const changeable = {
  archive: 'in:inbox',
  read: 'is:unread in:inbox',
  unread: 'is:read in:inbox',
  star: '-is:starred in:inbox',
  trash: 'in:inbox',
} as const satisfies Record<MailSort, string>;

/** Rule changes.mail.1. */
export async function mailChange(
  ports: ChangePorts,
  asking: Asking,
  { does, which, newsletters, isOne }: MailChange,
): Promise<AskedChange> {
  const { person, words } = asking;
  const contacts = which.from === null ? [] : await contactsOf(ports, person, which.from);
  const q = `${mailSearch(which, contacts)} ${changeable[does]}`.trim();
  const read = await readGoogle(ports, words, 'mail', () =>
    ports.inbox.list(person, { labelIds: [], q, maxResults: mostMailsSorted, pageToken: null, letters: 0 }),
  );
  if (read.is === 'not-read') return said(read.why);
  const { over, but } = which;
  const found = read.value.mails
    .filter(({ sentAt }) => over === null || (sentAt >= over.from && sentAt < over.to))
    .filter((mail) => !newsletters || isOfList({ ...mail, canUnsubscribe: mail.unsubscribe !== null }))
    .filter((mail) => but === undefined || !isMentioned(but, lineOf(mail, words.unknownSender)))
    .toSorted((one, other) => other.sentAt - one.sentAt)
    .slice(but !== undefined && newestLeft.test(but) ? 1 : 0)
    .slice(0, isOne ? 1 : mostMailsSorted);
  const when = over === null ? '' : ` ${words.looked(asking.time.span(over))}`;
  return found.length === 0
    ? nothing(`${noMail(which, asking)}${when}`)
    : sorted(ports, asking, { sort: does }, found);
}

/** "All but the last one": the newest is left as it is. */
const newestLeft =
  /^(?:the )?(?:last|latest|newest|most recent)(?: one| mail| e-?mail)?$|^ה?(?:מייל )?ה?(?:אחרונה?|אחרון|חדשה? ביותר)$/i;

/** A card that sorts these mails. */
export function sorted(
  { actions }: ChangePorts,
  { words, clock }: Asking,
  { sort, tag }: { sort: Sort; tag?: string },
  found: readonly Mail[],
): AskedChange {
  const payload = {
    does: sort,
    ...(tag === undefined ? {} : { tag }),
    ...asSeen(found, words.unknownSender),
  };
  return proposal(actions, 'sort_mail', payload, clock);
}

/** Mails as a card names them. */
export function asSeen(mails: readonly Mail[], unknownSender: string) {
  return {
    messageIds: mails.map(({ id }) => id).join(' '),
    mails: mails.map((mail) => lineOf(mail, unknownSender)).join('\n'),
  };
}

export function lineOf(mail: Mail, unknownSender: string): string {
  return cut(onOneLine(`${senderName(mail, unknownSender)}: ${mail.subject}`), longestLine);
}
