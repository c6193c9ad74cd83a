import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import { readListWish } from '@crocodile-hub/core/reader/changes/leave-list';
import { shownOutside, withoutMarkdown } from '@crocodile-hub/core/text/markdown';
import type { Mail } from '../../ports/mail.ts';
import { senderName } from '../inbox/inbox-message.ts';
import type { Asking } from '../questions/asking.ts';
import { type AskedChange, type ChangePorts, mostAtOnce, nothing, said, whichOne } from './asked.ts';
import { unsubscribeProposal } from './mail-proposals.ts';
import { mailsFound } from './mails-found.ts';

const mostOffered = 3;

/**
 * Lists that write to the person, by the newest mails of the inbox: told, or left with a yes. Null where the words ask for
 * nothing of the kind. Rule changes.mail.5.
 */
export async function listChange(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  pick: Pick | null = null,
): Promise<AskedChange | null> {
  const wish = readListWish(command);
  if (wish === null) return null;
  const { words } = asking;
  const read = await mailsFound(ports, asking, 'in:inbox');
  if (read.is === 'not-read') return said(read.why);
  const { name } = wish;
  const all = newestOfEach(read.value.mails.filter(({ unsubscribe }) => unsubscribe !== null));
  const named = all.filter((mail) => name === null || isMentioned(name, nameOf(mail)));
  const found = pick === null ? named : picked(named, pick);
  const [only, ...others] = found;
  if (only === undefined)
    return name === null ? said(words.lists.none) : nothing(words.lists.notFound(shownOutside(name)));
  if (wish.does === 'tell') return told(ports, asking, found);
  if (others.length === 0) return unsubscribeProposal(ports, asking, only);
  if (!wish.areAll)
    return whichOne(
      found.map((mail) => ({ line: lineOf(mail, asking), proposed: () => left(ports, asking, mail) })),
      words,
      words.lists.which,
    );
  const cards = found.slice(0, mostAtOnce).map((mail) => unsubscribeProposal(ports, asking, mail));
  const [first, ...also] = cards.filter((card) => card.is === 'proposal');
  return first === undefined ? said(words.lists.none) : { ...first, also };
}

function told(ports: ChangePorts, asking: Asking, lists: readonly Mail[]): AskedChange {
  const { words } = asking;
  const lines = lists.map((mail) => lineOf(mail, asking)).join('\n');
  const choices = lists.slice(0, mostOffered).map((mail) => {
    const message = words.lists.leave(nameOf(mail));
    return { label: message, message, proposed: () => left(ports, asking, mail) };
  });
  return { is: 'said', text: `${words.lists.all}\n\n${lines}`, asks: null, choices };
}

const left = (ports: ChangePorts, asking: Asking, mail: Mail) =>
  Promise.resolve(unsubscribeProposal(ports, asking, mail));

/** The newest first. */
function newestOfEach(mails: readonly Mail[]): readonly Mail[] {
  const sorted = mails.toSorted((one, other) => other.sentAt - one.sentAt);
  return [...Map.groupBy(sorted, nameOf).values()].flatMap(([newest]) => newest ?? []);
}

const nameOf = (mail: Mail) => senderName(mail, '');

function lineOf(mail: Mail, { words, time }: Asking): string {
  const name = shownOutside(senderName(mail, words.unknownSender));
  return `- **${name}**, ${words.lists.last(time.moment(mail.sentAt), shownOutside(withoutMarkdown(mail.subject)))}`;
}
