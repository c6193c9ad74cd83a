import { withPlainLetters } from '@crocodile-hub/core/domain/plain-letters';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Message } from '../message.ts';
import type { Filter } from './inbox-state.ts';

/** A term of a search: its value, the place to look in, and whether it must be absent. */
type Term = { operator: Operator | null; value: string; isWithout: boolean; isPhrase: boolean };

/**
 * The words of the search box as one condition: `@contact`, `from:`, `to:`, `subject:`, `is:unread`, `has:attachment`,
 * `in:sent`, `before:2026-11-01`, `older_than:2w`, "quoted phrases" and -exclusions, in English or Hebrew. Other words
 * are searched in sender, subject and text. Rule inbox.search.1.
 */
export function matcherOf(search: string, now = Date.now()): (message: Message) => boolean {
  const conditions = termsOf(search).map(({ operator, value, isWithout }) => {
    const holds = conditionOf(operator, plain(value), now);
    return isWithout ? (message: Searchable) => !holds(message) : holds;
  });
  return (message) => {
    const searchable = searchableOf(message);
    return conditions.every((holds) => holds(searchable));
  };
}

/** The search in Gmail's syntax, for mail that is not loaded. Empty for an empty search. Rule inbox.search.2. */
export function gmailQuery(search: string): string {
  return termsOf(search).map(wordsForGmail).join(' ');
}

function wordsForGmail({ operator, value, isWithout, isPhrase }: Term): string {
  const named = operator === null ? '' : `${operator}:`;
  const told = valueForGmail(operator, value).replaceAll('"', ' ').trim();
  // Quoted, because Gmail would otherwise read it as an operator.
  const isQuoted =
    isPhrase || /[\s(){}|]|^(?:OR|AND|AROUND)$/.test(told) || (operator === null && told.includes(':'));
  return `${isWithout ? '-' : ''}${named}${isQuoted ? `"${told}"` : told}`;
}

function valueForGmail(operator: Operator | null, value: string): string {
  const known = plain(value);
  if (operator === 'before' || operator === 'after') return known.replaceAll('-', '/');
  if (operator === 'is') return states.find(({ names }) => names.includes(known))?.gmail ?? value;
  if (operator === 'has') return attachmentNames.includes(known) ? 'attachment' : value;
  if (operator === 'in') return folders.find(({ names }) => names.includes(known))?.gmail ?? value;
  return value;
}

function termsOf(search: string): Term[] {
  return [...search.matchAll(term)].flatMap(([, minus, named = '', phrase, word = '']) => {
    const isWithout = minus !== undefined;
    const operator = operatorNames.get(plain(named)) ?? null;
    const said = (phrase ?? word).trim();
    // A colon without an operator, as in a time or a web address, is searched for literally.
    const value = operator === null ? `${named}${said}` : said;
    const isBegun = said === '' || (named === '' && operatorNames.has(plain(said)));
    return isBegun ? [] : [{ operator, value, isWithout, isPhrase: phrase !== undefined }];
  });
}

export function isInFilter({ platform, isUnread }: Message, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'unread') return isUnread;
  if (filter === 'read') return !isUnread;
  return platform === filter;
}

type Searchable = Record<'sender' | 'to' | 'subject' | 'text', string> & { message: Message };

const term = /(-)?((?:[a-z_]+|[א-ת]+):|@)?(?:"([^"]*)"?|(\S+))/giu;

type Operator =
  'from' | 'to' | 'subject' | 'has' | 'is' | 'in' | 'before' | 'after' | 'older_than' | 'newer_than';

/** What each is called, before its colon. */
const called = {
  from: ['from:', 'מאת:', '@'],
  to: ['to:', 'אל:'],
  subject: ['subject:', 'נושא:'],
  has: ['has:', 'עם:'],
  is: ['is:', 'מצב:'],
  in: ['in:', 'בתוך:'],
  before: ['before:', 'לפני:'],
  after: ['after:', 'אחרי:'],
  older_than: ['older_than:'],
  newer_than: ['newer_than:'],
} satisfies Record<Operator, readonly string[]>;
const operatorNames = new Map(
  (Object.entries(called) as [Operator, readonly string[]][]).flatMap(([operator, names]) =>
    names.map((name) => [plain(name), operator] as const),
  ),
);

const attachmentNames = ['attachment', 'קובץ', 'קבצים', 'צרופה'].map(plain);
const states: readonly { gmail: string; names: readonly string[]; holds: (message: Message) => boolean }[] = [
  { gmail: 'unread', names: ['unread', 'חדש', 'לא-נקרא'].map(plain), holds: ({ isUnread }) => isUnread },
  { gmail: 'read', names: ['read', 'נקרא'].map(plain), holds: ({ isUnread }) => !isUnread },
  // Not by its status: that is 'Flagged' for what Gmail thinks important too.
  {
    gmail: 'starred',
    names: ['starred', 'מסומן'].map(plain),
    holds: ({ labels }) => labels.includes('STARRED'),
  },
];
const folders = [
  { gmail: 'inbox', label: 'INBOX', names: ['inbox', 'נכנס'].map(plain) },
  { gmail: 'sent', label: 'SENT', names: ['sent', 'נשלח', 'נשלחו'].map(plain) },
  { gmail: 'drafts', label: 'DRAFT', names: ['drafts', 'draft', 'טיוטות'].map(plain) },
  { gmail: 'trash', label: 'TRASH', names: ['trash', 'אשפה'].map(plain) },
] as const;

function conditionOf(
  operator: Operator | null,
  value: string,
  now: Instant,
): (message: Searchable) => boolean {
  switch (operator) {
    case 'from':
      return ({ sender }) => sender.includes(value);
    case 'to':
      return ({ to }) => to.includes(value);
    case 'subject':
      return ({ subject }) => subject.includes(value);
    case 'has':
      return ({ message }) => attachmentNames.includes(value) && message.attachments.length > 0;
    case 'is': {
      const state = states.find(({ names }) => names.includes(value));
      return ({ message }) => state?.holds(message) ?? false;
    }
    case 'in': {
      const folder = folders.find(({ names }) => names.includes(value));
      return ({ message }) => folder !== undefined && isIn(folder.label, message);
    }
    case 'before':
    case 'after': {
      const day = dayOf(value);
      if (day === null) return () => false;
      return ({ message }) => (operator === 'before' ? message.at < day : message.at >= day);
    }
    case 'older_than':
    case 'newer_than': {
      const since = sinceOf(value, now);
      if (since === null) return () => false;
      return ({ message }) => (operator === 'older_than' ? message.at < since : message.at >= since);
    }
    case null:
      return ({ sender, subject, text }) => [sender, subject, text].some((place) => place.includes(value));
    default:
      return operator satisfies never;
  }
}

/** A channel message is in INBOX when received, in SENT when sent. */
function isIn(label: string, { platform, labels, isIncoming }: Message): boolean {
  if (platform === 'gmail') return labels.includes(label);
  return label === (isIncoming ? 'INBOX' : 'SENT');
}

/** Where a day begins, on this device: 2026-11-01 or 2026/11/1. */
function dayOf(value: string): Instant | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(value) ?? [];
  if (year === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(day)).getTime();
}

/** The time so many days, weeks, months or years ago: 3d, 2w, 6m, 1y. */
function sinceOf(value: string, now: Instant): Instant | null {
  const [, count, unit = ''] = /^(\d{1,4})([dwmy])$/.exec(value) ?? [];
  if (count === undefined) return null;
  const at = new Date(now);
  const many = Number(count);
  if (unit === 'd' || unit === 'w') at.setDate(at.getDate() - many * (unit === 'w' ? 7 : 1));
  else at.setMonth(at.getMonth() - many * (unit === 'y' ? 12 : 1));
  return at.getTime();
}

/** Made once for each message, since every key press searches all of them. */
const known = new WeakMap<Message, Searchable>();
function searchableOf(message: Message): Searchable {
  const seen = known.get(message);
  if (seen !== undefined) return seen;
  const { sender, senderEmail, recipients, subject, messageText } = message;
  const made = {
    sender: plain(`${sender} ${senderEmail}`),
    to: plain(recipients.join(' ')),
    subject: plain(subject),
    text: plain(messageText),
    message,
  };
  known.set(message, made);
  return made;
}

/** A common spelling: lower case, no vowel signs, and plain Hebrew letters. */
function plain(text: string): string {
  return withPlainLetters(text.normalize('NFC').replace(/[\u0591-\u05bd\u05bf-\u05c7]/g, '')).toLowerCase();
}
