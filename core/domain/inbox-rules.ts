import type { InboxMessage } from '../contract/inbox.ts';
import type { InboxRule, RuleVerb } from '../contract/inbox-rules.ts';
import type { Instant } from '../contract/time.ts';
import { dayMs } from '../time/units.ts';
import { withPlainLetters } from './plain-letters.ts';
import { inOtherLanguage, isMentioned, nameWords } from './recipients.ts';

/** What a rule looks at. */
export type RuledMail = Pick<
  InboxMessage,
  'sender' | 'senderEmail' | 'subject' | 'labels' | 'tags' | 'timestamp' | 'canUnsubscribe' | 'isIncoming'
> &
  Partial<Pick<InboxMessage, 'failedChecks'>> & { attachments: readonly unknown[] };

export type RuleConditions = Pick<
  InboxRule,
  'from' | 'subject' | 'newsletters' | 'unread' | 'files' | 'days'
>;
export const noConditions: RuleConditions = {
  from: '',
  subject: '',
  newsletters: false,
  unread: false,
  files: false,
  days: 0,
};
type RuleDeeds = Pick<InboxRule, 'does' | 'also' | 'tag'>;
export type RuleWish = RuleConditions & RuleDeeds;

/** All that the rule does. */
export function verbsOf({ does, also }: Pick<RuleDeeds, 'does' | 'also'>): RuleVerb[] {
  return [...new Set([does, ...also])];
}

/** What a verb changes of a mail's labels; a tag's own label comes in place of its name. */
export function labelsOfVerb(verb: RuleVerb, tag: string): { add: string[]; remove: string[] } {
  switch (verb) {
    case 'archive':
      return { add: [], remove: ['INBOX'] };
    case 'read':
      return { add: [], remove: ['UNREAD'] };
    case 'star':
      return { add: ['STARRED'], remove: [] };
    case 'trash':
      return { add: ['TRASH'], remove: ['INBOX'] };
    case 'tag':
      return { add: [tag], remove: [] };
    default:
      return verb satisfies never;
  }
}

/**
 * Whether the rule acts on the mail now: it fits a mail of the inbox that came in, and is not yet as the rule wants it.
 * The trial and every run ask this alone. Rule inbox.rules.2.
 */
export function isRuled(rule: RuleWish, mail: RuledMail, now: Instant): boolean {
  return mail.isIncoming && mail.labels.includes('INBOX') && !isDone(rule, mail) && fits(rule, mail, now);
}

/** Whether it comes to the rule after it was kept: what lay there before is the person's to decide. */
export function isNewToRule(
  { days, createdAt }: Pick<InboxRule, 'days' | 'createdAt'>,
  mail: RuledMail,
): boolean {
  return Date.parse(mail.timestamp) + days * dayMs >= createdAt;
}

/** A rule without a condition would fit all mail. */
export function hasCondition({ from, subject, newsletters, unread, files, days }: RuleConditions): boolean {
  return from !== '' || wordsOf(subject).length > 0 || newsletters || unread || files || days > 0;
}

/**
 * What of the rule holds of the mail already. That a mail is out of the inbox is told as archived, also where the rule
 * moves it to the trash: Undo leaves it there.
 */
export function alreadyDone(
  rule: RuleDeeds,
  { labels, tags }: Pick<RuledMail, 'labels' | 'tags'>,
): RuleVerb[] {
  const verbs = verbsOf(rule);
  const looked = verbs.includes('trash') ? new Set<RuleVerb>([...verbs, 'archive']) : verbs;
  return [...looked].filter((verb) => {
    // As Gmail tells its labels apart.
    if (verb === 'tag') return tags.some((one) => one.toLowerCase() === rule.tag.toLowerCase());
    const { add, remove } = labelsOfVerb(verb, rule.tag);
    return add.every((label) => labels.includes(label)) && !remove.some((label) => labels.includes(label));
  });
}

function isDone(rule: RuleWish, mail: RuledMail): boolean {
  const already = alreadyDone(rule, mail);
  return verbsOf(rule).every((verb) => already.includes(verb));
}

function fits(rule: RuleConditions, mail: RuledMail, now: Instant): boolean {
  const subject = plain(mail.subject);
  return (
    hasCondition(rule) &&
    (rule.from === '' || (!isForged(mail) && rule.from.split(' ').some((one) => isFrom(one, mail)))) &&
    wordsOf(rule.subject).every((word) => subject.includes(word)) &&
    (!rule.newsletters || isOfList(mail)) &&
    (!rule.unread || mail.labels.includes('UNREAD')) &&
    (!rule.files || mail.attachments.length > 0) &&
    now - Date.parse(mail.timestamp) >= rule.days * dayMs
  );
}

/** Mail that went to many who may leave its list. */
export function isOfList({
  labels,
  canUnsubscribe,
}: {
  labels: readonly string[];
  canUnsubscribe: boolean;
}): boolean {
  return canUnsubscribe || labels.includes('CATEGORY_PROMOTIONS') || labels.includes('CATEGORY_FORUMS');
}

/** Whoever wrote it, it was not proved to be its sender. */
function isForged({ failedChecks = [] }: RuledMail): boolean {
  return failedChecks.length > 0;
}

/** `@example.com` is the domain with all below it. */
function isFrom(one: string, { senderEmail }: Pick<RuledMail, 'senderEmail'>): boolean {
  const address = senderEmail.toLowerCase();
  const wanted = one.toLowerCase();
  return wanted.startsWith('@')
    ? address.endsWith(wanted) || address.endsWith(`.${wanted.slice(1)}`)
    : address === wanted;
}

/** Somebody who wrote, and how often. */
export type Sender = { name: string; address: string; count: number };

/**
 * Whom the words may mean among those who wrote, the most frequent first: an address or a domain means itself, and a
 * name those who bear it, or have it in their address.
 */
export function sendersCalled(said: string, mails: readonly RuledMail[]): Sender[] {
  const senders = new Map<string, Sender>();
  for (const { sender, senderEmail, isIncoming } of mails) {
    const address = senderEmail.toLowerCase();
    if (!isIncoming || address === '') continue;
    const known = senders.get(address);
    if (known !== undefined) known.count += 1;
    else if (isCalled(said, sender, address)) senders.set(address, { name: sender, address, count: 1 });
  }
  return [...senders.values()].toSorted((one, other) => other.count - one.count);
}

/** The address or domain, as a rule keeps it, of words that are one; null for a name. */
export function addressSaid(said: string): string | null {
  const wanted = said.trim().toLowerCase();
  if (/^[^\s@]{0,100}@[^\s@]{3,200}$/.test(wanted)) return wanted;
  return domainName.test(wanted) ? `@${wanted}` : null;
}

function isCalled(said: string, name: string, address: string): boolean {
  const one = addressSaid(said);
  if (one !== null) return isFrom(one, { senderEmail: address });
  const wanted = said.trim().toLowerCase();
  const bare = wanted.replace(/^ה(?=..)/, '');
  const spoken = [wanted, bare, inOtherLanguage[bare.replace(/^(?:the|my) /, '')]];
  return spoken.some(
    (one) => one !== undefined && isMentioned(one, `${name} ${address.replaceAll('@', ' ')}`),
  );
}

const domainName = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/i;

/** The words in one spelling, as they are compared. */
function wordsOf(text: string): readonly string[] {
  return nameWords(text).map(withPlainLetters);
}

const plain = (text: string) => wordsOf(text).join(' ');
