import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import { forwardSubject } from '@crocodile-hub/core/domain/mail-subject';
import { forwarded } from '@crocodile-hub/core/domain/quoted-text';
import { resolveRecipient } from '@crocodile-hub/core/domain/recipients';
import { anyMail } from '@crocodile-hub/core/language/changes/read-mail-change';
import { firstNames } from '@crocodile-hub/core/language/entities/names';
import type { Contact } from '@crocodile-hub/core/language/reading';
import { picked, type Pick } from '@crocodile-hub/core/language/changes/read-pointed';
import { type ForwardWish, readForward } from '@crocodile-hub/core/reader/changes/forward-mail';
import { speaksOf } from '@crocodile-hub/core/reader/topics/same-things';
import { textOf } from '@crocodile-hub/core/text/html-text';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import type { Mail } from '../../ports/mail.ts';
import { namedPeople, when } from '../actions/words.ts';
import { contactsOf } from '../contacts/contacts.ts';
import { senderName } from '../inbox/inbox-message.ts';
import { type Asking, readGoogle } from '../questions/asking.ts';
import { mailSearch, noMail } from '../questions/mail.ts';
import { type AskedChange, type ChangePorts, proposal, said, whichOne } from './asked.ts';

const mostFound = 8;
/** Enough to see which mail it is about; the whole is read once it is known. */
const lettersRead = 4_000;

/** A mail that came in is sent on, below what is said to whoever gets it. Rule changes.forward.1. */
export async function forwardChange(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  pick: Pick | null = null,
): Promise<AskedChange | null> {
  const { person, words, clock, time } = asking;
  const asked = readForward(command, clock.context);
  if (asked === null) return null;
  const stems = asked.about.map((word) => word.replace(/s$/, ''));
  const contacts = await contactsOf(ports, person, [asked.whom, ...stems].join(' '));
  const wish = withSender(asked, contacts);
  const to = resolveRecipient(wish.whom, 'email', contacts);
  const read = await mailsMeant(ports, asking, wish);
  if (read.is === 'not-read') return said(read.why);
  const found = wish.isLast ? read.value.slice(0, 1) : read.value;
  const [only, ...others] = pick === null ? found : picked(found, pick);
  if (only === undefined) return pick === null ? said(noMail(questionOf(wish), asking)) : null;
  if (others.length === 0) return forwardOf(ports, asking, only.id, wish, to);
  const lines = found.map((mail) => ({
    line: `- **${time.moment(mail.sentAt)}** ${shownOutside(senderName(mail, words.unknownSender))}: ${shownOutside(mail.subject)}`,
    proposed: () => forwardOf(ports, asking, mail.id, wish, to),
  }));
  return whichOne(lines, words, words.whichMail);
}

/** "Tomers contract" is Tomer's, where somebody is called so. */
function withSender(wish: ForwardWish, contacts: readonly Contact[]): ForwardWish {
  const owner = wish.about.find((word) => {
    const name = word.slice(0, -1);
    const isCalled = (one: Contact) => one.name.toLowerCase().split(' ')[0] === name;
    return word.endsWith('s') && (firstNames.has(name) || contacts.some(isCalled));
  });
  return wish.from !== null || owner === undefined
    ? wish
    : { ...wish, from: owner.slice(0, -1), about: wish.about.filter((word) => word !== owner) };
}

function questionOf({ from, about }: ForwardWish): Parameters<typeof mailSearch>[0] {
  return { ...anyMail, from, about: about.length === 0 ? null : about.join(' ') };
}

/** Those that speak of it, the newest first; of the sender, all, where none does. */
async function mailsMeant(ports: ChangePorts, asking: Asking, wish: ForwardWish) {
  const { person, words } = asking;
  const contacts = wish.from === null ? [] : await contactsOf(ports, person, wish.from);
  const look = (about: string | null) =>
    readGoogle(ports, words, 'mail', async () => {
      const q = `${mailSearch({ ...questionOf(wish), about }, contacts)} -in:drafts`;
      const page = await ports.inbox.list(person, {
        labelIds: [],
        q,
        maxResults: mostFound,
        pageToken: null,
        letters: lettersRead,
      });
      return page.mails.toSorted((one, other) => other.sentAt - one.sentAt);
    });
  const { about } = questionOf(wish);
  const narrow = await look(about);
  const isNone = narrow.is === 'read' && narrow.value.length === 0;
  const read = isNone && about !== null && wish.from !== null ? await look(null) : narrow;
  if (read.is === 'not-read' || about === null) return read;
  const named = read.value.filter(({ subject }) => speaksOf(about, subject));
  const told = named.length > 0 ? named : read.value.filter((mail) => speaksOf(about, textOf(mail)));
  return { ...read, value: told.length > 0 ? told : read.value };
}

async function forwardOf(
  ports: ChangePorts,
  { person, words, clock }: Asking,
  id: string,
  { note }: ForwardWish,
  to: ResolvedRecipient,
): Promise<AskedChange> {
  const read = await readGoogle(ports, words, 'mail', () => ports.inbox.get(person, id));
  if (read.is === 'not-read') return said(read.why);
  const mail = read.value;
  const below = forwarded(headOf(mail), textOf(mail));
  const payload = {
    to: [to.address ?? to.written],
    subject: forwardSubject(mail.subject),
    body: note === '' ? below : `${note}\n\n${below}`,
    ...(mail.attachments.length === 0 ? {} : { forwards: mail.id }),
  };
  const nameOf = (address: string) => (address === to.address ? (to.name ?? undefined) : undefined);
  const whom = namedPeople(payload.to, { ...clock, nameOf });
  // The whole mail would be no summary.
  const summary = words.forwards(mail.subject, whom, note);
  return { ...proposal(ports.actions, 'send_email', payload, clock), summary, resolved: [to] };

  function headOf({ from, sentAt, subject, to: recipients, cc }: Mail): string[] {
    const sender = from === null ? words.unknownSender : `${senderName(mail)} <${from.address}>`;
    return words.forwardHead(sender, when(sentAt, clock), subject, recipients.join(', '), cc.join(', '));
  }
}
