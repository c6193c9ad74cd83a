import { isOfPerson } from '@crocodile-hub/core/domain/mail-senders';
import { kindOfSubject } from '@crocodile-hub/core/domain/mail-subject';
import { splitQuote } from '@crocodile-hub/core/domain/quoted-text';
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { channels } from '@crocodile-hub/core/contract/channels';
import type { Instant } from '@crocodile-hub/core/contract/time';
import {
  bearersToLookAt,
  inOtherLanguage,
  isMentioned,
  resolveRecipient,
} from '@crocodile-hub/core/domain/recipients';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import type { Question, Span } from '@crocodile-hub/core/language/questions/question';
import { namesLeftOut } from '@crocodile-hub/core/reader/questions/mail-limits';
import { otherNames } from '@crocodile-hub/core/reader/topics/same-things';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { textOf } from '@crocodile-hub/core/text/html-text';
import { dayMs } from '@crocodile-hub/core/time/units';
import type { FoundCount, Mail } from '../../ports/mail.ts';
import { contactsOf } from '../contacts/contacts.ts';
import type { QuestionWords } from './words.ts';
import {
  plainAnswer,
  readGoogle,
  type Answer,
  type Asking,
  type QuestionPorts,
  type ReadResult,
  type Shown,
  type Source,
} from './asking.ts';
import { lineOf, longestExcerpt, mostListed, shownItem, sourcesOf, type Item } from './items.ts';
import { messagesOf, noMessages } from './messages.ts';

type MailQuestion = Extract<Question, { asks: 'mail' }>;

const mostRead = 12;
/** Most mail is of machines. */
const peopleRead = 25;
/** Spaces and marks are taken out of them. */
const excerptLetters = longestExcerpt * 2;
const mostBegun = 2;

/** What somebody wrote, what was sent to them, what is unread or carries files. */
export async function mail(ports: QuestionPorts, asking: Asking, asked: MailQuestion): Promise<Answer> {
  const question = { ...asked, over: withNight(asked.over, asking) };
  const { words, time } = asking;
  const { from, to, about, sent, unread, attachments, over, only } = question;
  const name = from ?? to ?? question.but ?? null;
  const contacts = name === null ? [] : await contactsOf(ports, asking.person, name);
  const query = mailSearch(question, contacts);
  const channel = channels.find((one) => one === only);
  const isOfPeople = only === 'people';
  const isOfMail = attachments || (channel === undefined && (sent || (only !== undefined && !isOfPeople)));
  const isWide = isOfPeople || question.but !== undefined;
  const found = () =>
    question.pick === 'oldest'
      ? oldestOf(ports, asking, query, over)
      : mailsOf(ports, asking, query, over, isWide ? peopleRead : mostRead);
  const mailsRead = channel === undefined ? found() : noMails;
  const isMailAlone = channel === undefined && asking.saysMail === true;
  const isFound = isMailAlone && amongMails(await mailsRead, question).length > 0;
  const [mails, messages] = await Promise.all([
    mailsRead,
    isOfMail || isFound ? noMessages : messagesOf(ports, asking, question, contacts),
  ]);
  const notes = mails.is === 'not-read' ? [mails.why] : [];
  const meant = amongMails(mails, question);
  const all = [...meant, ...(messages?.items ?? []).filter(isMeant(question))].toSorted(
    (a, b) => b.at - a.at,
  );
  const items = onlyOne(all, question.pick);
  if (messages === null) notes.push(words.messagesSilent);
  const { but } = question;
  const when = [
    ...(but === undefined ? [] : [words.looked(words.inDays.without(shownOutside(but)))]),
    ...(only === undefined ? [] : [words.looked(words.only[only])]),
    ...(unread && about !== null ? [words.looked(words.onlyUnread)] : []),
    ...(over === null ? [] : [words.looked(time.span(over))]),
  ];
  if (items.length === 0) {
    if (mails.is === 'not-read' || (channel !== undefined && messages === null))
      return plainAnswer(notes.join('\n\n'));
    return await noneFound(ports, asking, question, { contacts, when, notes });
  }
  const isMore = mails.is === 'read' && mails.value.isMore;
  const shown = items.slice(0, mostListed);
  const count = await countOf(ports, asking, question, {
    mails: meant.length,
    messages: messages?.count ?? 0,
    isMore,
    query,
  });
  const head = headOf(question, asking, count);
  const lines = shown.map((item) => lineOf(item, asking)).join('\n');
  const isInstead = isMailAlone && mails.is === 'read' && meant.length === 0;
  const said = question.pick === undefined ? head : words.inDays.onlyOne[question.pick];
  const heads = [isInstead ? words.onlyMessages : said, ...when];
  const counted = question.tells === 'count' ? [words.inDays.counted(count)] : [];
  const parts = [...counted, heads.join(' '), lines, ...notes];
  return plainAnswer(parts.join('\n\n'), sourcesOf(shown, words.noSubject), shown.map(shownItem));
}

/** That there is none, with the last one from before, what sounds like the name, or what was begun. */
async function noneFound(
  ports: QuestionPorts,
  asking: Asking,
  question: MailQuestion,
  said: { contacts: readonly Contact[]; when: readonly string[]; notes: readonly string[] },
): Promise<Answer> {
  const { from, to, sent, unread, over, only } = question;
  const { contacts, when, notes } = said;
  const name = from ?? to;
  const isAlone = over === null || unread || isOfChannel(only);
  const last = isAlone ? null : await lastOne(ports, asking, question, contacts);
  const isSure = name === null || contacts.some((contact) => isMentioned(name, contact.name));
  const heard =
    last === null && name !== null && !isSure ? await heardAs(ports, asking, question, contacts) : [];
  if (heard.length > 0) {
    const none = [noMail(question, asking), ...when, ...notes].join(' ');
    const text = [none, ...heard.map((one) => one.text)].join('\n\n');
    const all = { sources: heard.flatMap((one) => one.sources), shown: heard.flatMap((one) => one.shown) };
    return { ...plainAnswer(text, all.sources, all.shown), isSure: false };
  }
  const begun = sent && to !== null && isSure ? await draftsTo(ports, asking, question, contacts) : [];
  const text = [noMail(question, asking), ...when, ...(last === null ? [] : [last.text]), ...notes].join(' ');
  const none = plainAnswer([text, ...begun].join('\n\n'), last?.sources ?? [], last?.shown ?? []);
  // What others wrote of it says nothing of whether the person did.
  return { ...none, isSure, isEmpty: last === null && !(sent && to !== null && isSure) };
}

function amongMails(mails: ReadResult<Mails>, question: MailQuestion): readonly Item[] {
  const all = (mails.is === 'read' ? mails.value.items : []).filter(isMeant(question));
  return question.only === 'people' ? all.filter(({ address }) => isOfPerson(address)) : all;
}

/** "From everyone but the bank" */
function isMeant({ but }: MailQuestion): (item: Item) => boolean {
  const left = but === undefined ? [] : namesLeftOut(but);
  return ({ who, address }) =>
    !left.some((name) => isMentioned(name, `${who} ${address.replaceAll(/[@.]/g, ' ')}`));
}

/** `items`: the newest first. */
function onlyOne(items: readonly Item[], pick: MailQuestion['pick']): readonly Item[] {
  if (pick === undefined) return items;
  return pick === 'newest' ? items.slice(0, 1) : items.slice(-1);
}

const daysBack = [1_460, 730, 365, 180, 90, 30, 7, 0] as const;
const oldestRead = 100;
const mostPages = 20;

/** The mailbox lists the newest first: the oldest are looked for before one day after another. */
async function oldestOf(
  ports: QuestionPorts,
  asking: Asking,
  query: string,
  over: Span | null,
): Promise<ReadResult<Mails>> {
  const { now } = asking.time;
  const until = (at: Instant) => `${query} before:${Math.ceil(at / 1000)}`;
  for (const days of daysBack) {
    const end = now + dayMs - days * dayMs;
    const first = await mailsOf(ports, asking, until(end), over, 1);
    if (first.is === 'not-read') return first;
    if (first.value.items.length === 0) continue;
    let page = await mailsOf(ports, asking, until(end), over, oldestRead);
    for (let read = 1; read < mostPages && page.is === 'read' && page.value.isMore; read += 1) {
      const last = page.value.items.at(-1);
      if (last === undefined) break;
      page = await mailsOf(ports, asking, until(last.at), over, oldestRead);
    }
    return page;
  }
  return { is: 'read', value: { items: [], isMore: false } };
}

const mostHeard = 3;

/** Under a name that nobody bears, and that no mail bears either: the mail of those whose names sound nearest. */
async function heardAs(
  ports: QuestionPorts,
  asking: Asking,
  question: MailQuestion,
  contacts: readonly Contact[],
): Promise<Answer[]> {
  const field = question.from === null ? 'to' : 'from';
  const name = question[field] ?? '';
  const { candidates, doubt } = resolveRecipient(name, 'email', contacts);
  const named = candidates.map((one) => one.name).filter((one) => one.trim() !== '');
  if (named.length === 0) return [];
  const own = await mailsOf(ports, asking, `${field}:(${partiesOf(name, contacts)})`, null, 1);
  if (own.is === 'not-read' || own.value.items.length > 0) return [];
  const nearest = named.slice(0, doubt === 'several' ? mostHeard : 1);
  const answers = await Promise.all(
    nearest.map((called) => mail(ports, asking, { ...question, [field]: called })),
  );
  return answers.filter(({ shown }) => shown.length > 0);
}

const morning = { from: '06:00', to: '12:00' };

/** What came in the night is there in the morning. */
function withNight(over: Span | null, { time }: Asking): Span | null {
  const isMorning =
    over?.isHours === true && time.clock(over.from) === morning.from && time.clock(over.to) === morning.to;
  return isMorning && over.to - over.from < dayMs / 2 ? { ...over, from: over.from - dayMs / 4 } : over;
}

function isAllUnread({ unread, from, to, about, over, only, attachments, but }: MailQuestion): boolean {
  return unread && !attachments && [from, to, about, over, only, but].every((one) => one == null);
}

/** How many there are, where that is said. More mails than were read are counted by the mailbox itself. */
async function countOf(
  ports: QuestionPorts,
  asking: Asking,
  question: MailQuestion,
  { mails, messages, isMore, query }: { mails: number; messages: number; isMore: boolean; query: string },
): Promise<string> {
  const { words } = asking;
  // Who is a person is known of those alone that were read.
  const known = isMore && isCounted(question) && question.only !== 'people' ? await mailCount() : null;
  if (known === null) return isMore ? words.atLeast(mails + messages) : String(mails + messages);
  return known.isLeast ? words.atLeast(known.count + messages) : exactly(known.count, messages, words);

  async function mailCount(): Promise<FoundCount | null> {
    const { inbox } = ports;
    const read = await readGoogle(ports, words, 'mail', async () =>
      isAllUnread(question)
        ? { count: (await inbox.counts(asking.person)).inbox.unread, isLeast: false }
        : await inbox.countFound(asking.person, query),
    );
    return read.is === 'read' ? read.value : null;
  }
}

/** The answer begins with how many there are. */
function isCounted({ from, to, about, attachments, tells }: MailQuestion): boolean {
  return tells === 'count' || (!attachments && from === null && to === null && about === null);
}

function exactly(mails: number, messages: number, words: QuestionWords): string {
  return messages === 0 ? String(mails) : words.mailsAndMessages(mails, messages);
}

/** What is still being written. */
export async function drafts(
  ports: QuestionPorts,
  asking: Asking,
  { to }: Extract<Question, { asks: 'drafts' }>,
): Promise<Answer> {
  const { words } = asking;
  const contacts = to === null ? [] : await contactsOf(ports, asking.person, to);
  const query = to === null ? 'in:drafts' : `in:drafts to:(${partiesOf(to, contacts)})`;
  const read = await mailsOf(ports, asking, query, null);
  if (read.is === 'not-read') return plainAnswer(read.why);
  const whom = to === null ? null : shownOutside(to);
  const { items } = read.value;
  if (items.length === 0) return plainAnswer(words.noDrafts(whom));
  const lines = items.slice(0, mostListed).map((item) => lineOf(item, asking));
  const more = items.length > mostListed ? [words.more(items.length - mostListed)] : [];
  return plainAnswer([words.drafts(whom), lines.join('\n'), ...more].join('\n\n'), [
    { title: words.draftsTitle, url: '/inbox-ai' },
  ]);
}

/** What was begun to somebody, and did not go out. */
async function draftsTo(
  ports: QuestionPorts,
  asking: Asking,
  { to, about }: MailQuestion,
  contacts: readonly Contact[],
): Promise<readonly string[]> {
  if (to === null) return [];
  const of = about === null ? '' : ` (${underAnyName(about)})`;
  const read = await mailsOf(
    ports,
    asking,
    `in:drafts to:(${partiesOf(to, contacts)})${of}`,
    null,
    mostBegun,
  );
  const items = read.is === 'read' ? read.value.items : [];
  if (items.length === 0) return [];
  return [asking.words.drafts(shownOutside(to)), items.map((item) => lineOf(item, asking)).join('\n')];
}

/** "No" is said with when it was otherwise: the newest from before. */
async function lastOne(
  ports: QuestionPorts,
  asking: Asking,
  question: MailQuestion,
  contacts: readonly Contact[],
): Promise<{ text: string; sources: Source[]; shown: Shown[] } | null> {
  if (question.from === null && question.to === null && question.about === null) return null;
  const read = await mailsOf(ports, asking, mailSearch({ ...question, over: null }, contacts), null, 1);
  const [last] = read.is === 'read' ? read.value.items : [];
  if (last === undefined) return null;
  const { words, time } = asking;
  return {
    text: `${words.lastWas(time.moment(last.at))}\n\n${lineOf(last, asking)}`,
    sources: sourcesOf([last], words.noSubject),
    shown: [shownItem(last)],
  };
}

/** Mail that the person sent in a time. */
export function sentIn(ports: QuestionPorts, asking: Asking, over: Span): Promise<ReadResult<Mails>> {
  return mailsOf(ports, asking, `in:sent ${within(over)}`, over);
}

function headOf(question: MailQuestion, { words }: Asking, count: string): string {
  const { from, to, about, sent, unread, attachments, only } = question;
  if (isOfChannel(only) && from === null && to === null && about === null) return words.messages(count);
  if (about !== null) {
    const who = from === null ? null : shownOutside(from);
    const whom = to === null ? null : shownOutside(to);
    return words.mailAbout(shownOutside(about), { from: who, to: whom, sent });
  }
  if (from !== null)
    return unread ? words.unreadFrom(shownOutside(from)) : words.mailFrom(shownOutside(from));
  if (to !== null) return words.mailTo(shownOutside(to));
  if (attachments) return words.attachments;
  if (sent) return words.sentMail(count);
  return unread ? words.unreadMail(count) : words.mails(count);
}

/** That there is none, in words. */
export function noMail(
  { from, to, about, sent, unread, attachments, only }: MailQuestion,
  { words }: Asking,
): string {
  if (isOfChannel(only) && from === null && to === null && about === null) return words.noMessages;
  if (about !== null) {
    const who = from === null ? null : shownOutside(from);
    const whom = to === null ? null : shownOutside(to);
    return words.noMailAbout(shownOutside(about), { from: who, to: whom, sent });
  }
  if (from !== null)
    return unread ? words.noUnreadFrom(shownOutside(from)) : words.noMailFrom(shownOutside(from));
  if (to !== null) return words.noMailTo(shownOutside(to));
  if (attachments) return words.noAttachments;
  if (sent) return words.noSentMail;
  return unread ? words.noUnread : words.noMails;
}

export function isOfChannel(only: MailQuestion['only']): boolean {
  return channels.some((one) => one === only);
}

/** What was received in a time may lie in the archive by now. */
const cameIn = '-in:sent -in:drafts';

/** A Gmail search. A name that nobody bears is looked for among the names that senders give themselves. */
export function mailSearch(
  { from, to, about, sent, received, unread, attachments, over, only, but }: MailQuestion,
  contacts: readonly Contact[],
): string {
  const ofOthers = received === true && from === null && !attachments ? ['-in:sent'] : [];
  return [
    ...(from === null ? [] : [`from:(${partiesOf(from, contacts)}) ${cameIn}`]),
    ...(to === null ? [] : [`in:sent to:(${partiesOf(to, contacts)})`]),
    ...(but === undefined ? [] : namesLeftOut(but).map((name) => `-from:(${partiesOf(name, contacts)})`)),
    ...(unread ? ['is:unread'] : []),
    ...(sent && to === null ? ['in:sent'] : []),
    ...(about === null
      ? []
      : [`(${underAnyName(about)})`, ...ofOthers, ...(from === null && !sent ? ['-in:drafts'] : [])]),
    ...(only === 'starred' ? ['is:starred', '-in:drafts'] : []),
    ...(only === 'spam' ? ['in:spam'] : []),
    ...(only === 'people' ? ['-category:promotions -category:social -category:forums'] : []),
    ...((only === undefined || only === 'people') &&
    (unread || (from === null && !sent && about === null && !attachments))
      ? [over === null || unread ? 'in:inbox' : cameIn]
      : []),
    ...(attachments ? ['has:attachment'] : []),
    ...(attachments && from === null && to === null ? ['-in:sent', '-in:drafts'] : []),
    ...(over === null ? [] : [within(over)]),
  ].join(' ');
}

export function within({ from, to }: { from: Instant; to: Instant }): string {
  return `after:${Math.floor(from / 1000)} before:${Math.ceil(to / 1000)}`;
}

function partiesOf(name: string, contacts: readonly Contact[]): string {
  const spellings = [
    name,
    name.replace(/^(?:the|my) /i, ''),
    ...(name.startsWith('ה') ? [name.slice(1)] : []),
  ];
  for (const one of spellings) {
    if (one.includes('@')) return searchable(one);
    const bearers = bearersToLookAt(one, 'email', contacts);
    if (bearers.length > 0) return bearers.map(({ address }) => searchable(address)).join(' OR ');
  }
  const plain = searchable(spellings.at(-1) ?? name);
  const other = inOtherLanguage[plain.toLowerCase()];
  return other === undefined ? plain : `${plain} OR ${other}`;
}

/** The mailbox knows whole words alone: "אתונה" is in "טיול לאתונה". */
export function gluedTo(word: string): readonly string[] {
  return /^[א-ת]{2,}$/.test(word) ? [`ה${word}`, `ל${word}`, `ב${word}`] : [];
}

/** Each word of a subject, or another name of it. */
function underAnyName(about: string): string {
  const words = searchable(about).split(/\s+/);
  const each = words.map((word) => {
    const bare = /^ה[א-ת]{3,}$/.test(word) ? [word.slice(1)] : [];
    const all = [word, ...bare, ...otherNames(word)].flatMap((name) => [name, ...gluedTo(name)]).slice(1);
    const names = [...new Set(all)].map((name) => (/^\p{L}+$/u.test(name) ? name : `"${name}"`));
    return names.length === 0 ? word : `(${[word, ...names].join(' OR ')})`;
  });
  return each.join(' ');
}

/** Nothing in a name is an operator of the search. */
function searchable(text: string): string {
  return visibleName(text)
    .replace(/[^\p{L}\p{N}@._+ -]/gu, ' ')
    .replace(/(?<=^| )[-+]|\b(?:OR|AND)\b/g, ' ')
    .trim();
}

export type Mails = { items: Item[]; isMore: boolean };

const noMails: ReadResult<Mails> = { is: 'read', value: { items: [], isMore: false } };

export function mailsOf(
  ports: QuestionPorts,
  { person, words }: Asking,
  q: string,
  over: { from: Instant; to: Instant } | null,
  maxResults = mostRead,
  letters = excerptLetters,
): Promise<ReadResult<Mails>> {
  return readGoogle(ports, words, 'mail', async () => {
    const page = await ports.inbox.list(person, {
      labelIds: [],
      q,
      maxResults,
      pageToken: null,
      letters,
    });
    const mails = page.mails.filter(
      ({ sentAt }) => over === null || (sentAt >= over.from && sentAt < over.to),
    );
    return { items: mails.map(itemOfMail), isMore: page.nextPageToken !== null };
  });
}

function itemOfMail(mail: Mail): Item {
  // What the person writes themselves is to somebody.
  const isSent = mail.labels.includes('SENT') || mail.labels.includes('DRAFT');
  return {
    of: 'mail',
    id: mail.id,
    threadId: mail.threadId,
    at: mail.sentAt,
    who: isSent ? mail.to.join(', ') : (mail.from?.name ?? '') || (mail.from?.address ?? ''),
    address: mail.from?.address ?? '',
    title: mail.subject,
    excerpt: ownWords(mail),
    files: mail.attachments.map(({ filename }) => filename).filter((name) => name !== ''),
    failedChecks: mail.failedChecks,
  };
}

/** Without the mail that it answers. */
function ownWords(mail: Mail): string {
  const text = textOf(mail);
  return (splitQuote(text, kindOfSubject(mail.subject))?.own ?? text).trim();
}
