import { mostMailsSorted, type MailSort, type Sort } from '@crocodile-hub/core/actions/sort-mail';
import { cut } from '@crocodile-hub/core/domain/cut';
import { isOfList } from '@crocodile-hub/core/domain/inbox-rules';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { bearersToLookAt, isMentioned } from '@crocodile-hub/core/domain/recipients';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import type { MailChange } from '@crocodile-hub/core/language/changes/read-mail-change';
import { namesLeftOut } from '@crocodile-hub/core/reader/questions/mail-limits';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Mail } from '../../ports/mail.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { senderName } from '../inbox/inbox-message.ts';
import type { Asking } from '../questions/asking.ts';
import { mailSearch, noMail } from '../questions/mail.ts';
import { type AskedChange, type ChangePorts, nothing, proposal, said } from './asked.ts';
import { mailsFound } from './mails-found.ts';

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
  const named = [which.from, which.but].filter((one) => one != null).join(' ');
  const contacts = named === '' ? [] : await contactsOf(ports, person, named);
  const { but, ...asked } = which;
  const q = `${mailSearch(asked, contacts)} ${changeable[does]}`.trim();
  const read = await mailsFound(ports, asking, q);
  if (read.is === 'not-read') return said(read.why);
  const { over, pick } = which;
  const isNewestLeft = but !== undefined && newestLeft.test(but);
  const left = but === undefined || isNewestLeft ? [] : namesLeftOut(but);
  const isOf = (name: string) => (mail: Mail) => isMentioned(name, lineOf(mail, words.unknownSender));
  const fitting = read.value.mails
    .filter(({ sentAt }) => over === null || (sentAt >= over.from && sentAt < over.to))
    .filter((mail) => !newsletters || isOfList({ ...mail, canUnsubscribe: mail.unsubscribe !== null }))
    .toSorted((one, other) => other.sentAt - one.sentAt);
  // Whoever is to be left out has to be somebody.
  const unknown = left.find((name) => !fitting.some(isOf(name)) && !isSomebody(name, contacts));
  if (unknown !== undefined) return said(words.noMailFrom(shownOutside(unknown)));
  // More than are read at once: which is the oldest is not known.
  if (pick === 'oldest' && read.value.nextPageToken !== null) return said(noMail(which, asking));
  const kept = fitting.slice(isNewestLeft ? 1 : 0).filter((mail) => !left.some((name) => isOf(name)(mail)));
  const found = pick === 'oldest' ? kept.slice(-1) : kept.slice(0, isOne ? 1 : mostMailsSorted);
  if (found.length > 0) return sorted(ports, asking, { sort: does }, found);
  const when = over === null ? '' : ` ${words.looked(asking.time.span(over))}`;
  const none = `${noMail(which, asking)}${when}`;
  // No other reader knows of limits.
  return over === null && but === undefined && pick === undefined ? nothing(none) : said(none);
}

function isSomebody(name: string, contacts: readonly Contact[]): boolean {
  return bearersToLookAt(name, 'email', contacts).length > 0;
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
