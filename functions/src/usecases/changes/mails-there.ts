import type { Sort } from '@crocodile-hub/core/actions/sort-mail';
import type { OpenTime, TimeWanted } from '@crocodile-hub/core/language/changes/change';
import type { MailWish, Wanted } from '@crocodile-hub/core/reader/changes/wanted';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Mail } from '../../ports/mail.ts';
import { type Asking, readGoogle } from '../questions/asking.ts';
import { type AskedChange, type ChangePorts, dayLater, said, type There, toWhen } from './asked.ts';
import { lineOf, sorted } from './mail-change.ts';
import { snoozeProposal, unsubscribeProposal } from './mail-proposals.ts';
import { mailsFound } from './mails-found.ts';
import { dueMovedTo } from './moved-to.ts';

type SortWish = Exclude<MailWish, { does: 'snooze' | 'unsubscribe' } | { tag: string }>;

/** What is done with a mail as it is; null where it is so already. */
function sortOf({ labels }: Mail, { does }: SortWish): Sort | null {
  const has = (label: string) => labels.includes(label);
  const is: Readonly<Record<SortWish['does'], boolean>> = {
    archive: !has('INBOX'),
    read: !has('UNREAD'),
    unread: has('UNREAD'),
    star: has('STARRED'),
    unstar: !has('STARRED'),
    trash: has('TRASH'),
    spam: has('SPAM'),
    restore: has('INBOX'),
  };
  if (is[does]) return null;
  if (does !== 'restore') return does;
  if (has('TRASH')) return 'untrash';
  return has('SPAM') ? 'unspam' : 'unarchive';
}

const away = 'in:anywhere -in:inbox -in:sent -in:drafts';

/** The newest of the inbox, or those that are not in it, as what a sentence may mean; none where they cannot be read. */
export async function mailsThere(
  ports: ChangePorts,
  asking: Asking,
  { areAway }: { areAway: boolean },
): Promise<There[]> {
  const read = await mailsFound(ports, asking, areAway ? away : 'in:inbox');
  return read.is === 'not-read' ? [] : asThings(ports, asking, read.value.mails, { areAway });
}

/** Those of these mails that are there still. */
export async function mailsWithIds(
  ports: ChangePorts,
  asking: Asking,
  ids: readonly string[],
): Promise<There[]> {
  const { person, words } = asking;
  const found = await Promise.all(
    ids.map((id) => readGoogle(ports, words, 'mail', () => ports.inbox.get(person, id))),
  );
  const mails = found.flatMap((read) => (read.is === 'read' ? [read.value] : []));
  return asThings(ports, asking, mails, { areAway: false });
}

function asThings(
  ports: ChangePorts,
  asking: Asking,
  mails: readonly Mail[],
  { areAway }: { areAway: boolean },
): There[] {
  const { words, time } = asking;
  const mailOf = new Map<There, Mail>();
  const proposed = (mails: readonly Mail[], wanted: Wanted): AskedChange | null => {
    if (wanted.of !== 'mail') return null;
    const { wish } = wanted;
    const [first] = mails;
    if (wish.does === 'snooze') return snoozed(ports, asking, mails, wish.to);
    if (wish.does === 'unsubscribe')
      return first === undefined ? null : unsubscribeProposal(ports, asking, first);
    if ('tag' in wish) return sorted(ports, asking, { sort: wish.does, tag: wish.tag }, mails);
    const bySort = Map.groupBy(mails, (mail) => sortOf(mail, wish));
    const cards = [...bySort].flatMap(([sort, some]) =>
      sort === null ? [] : [sorted(ports, asking, { sort }, some)],
    );
    const [card, ...also] = cards.filter((one) => one.is === 'proposal');
    if (card !== undefined) return { ...card, also };
    return first === undefined ? null : said(words.mailIsSo[wish.does](shownOutside(first.subject)));
  };
  for (const mail of mails) {
    const { id, from, subject, sentAt, threadId } = mail;
    const one: There = {
      of: 'mail',
      id,
      title: subject,
      names: [from?.name ?? '', (from?.address ?? '').replaceAll(/[@.]/g, ' ')],
      at: sentAt,
      line: `- **${time.moment(sentAt)}** ${shownOutside(lineOf(mail, words.unknownSender))}`,
      series: threadId,
      isAway: areAway,
      proposed: (wanted) => Promise.resolve(proposed([mail], wanted)),
      together: (all, wanted) =>
        proposed(
          all.flatMap((other) => mailOf.get(other) ?? []),
          wanted,
        ),
    };
    mailOf.set(one, mail);
  }
  return [...mailOf.keys()];
}

/** Hidden until then; of a day without an hour until its morning. */
function snoozed(
  ports: ChangePorts,
  asking: Asking,
  mails: readonly Mail[],
  to: TimeWanted | OpenTime,
): AskedChange {
  const [first] = mails;
  if (to.does === 'ask-when')
    return toWhen(asking, { title: first?.subject ?? '', at: null }, dayLater, (when) =>
      snoozed(ports, asking, mails, when),
    );
  const isOfDay = to.does === 'move' && to.to.clock === null;
  const when = isOfDay ? { ...to, to: { ...to.to, clock: morning } } : to;
  return snoozeProposal(ports, asking, mails, dueMovedTo(asking.clock.now, when, asking.clock));
}

const morning = { hour: 8, minute: 0 };
