import type { Message } from '../../../entities/inbox/model/message.ts';
import type { Filter } from './inbox-state.ts';

/**
 * The words of the search box as one condition: `@contact`, `from:`, `to:`, `subject:`, `is:unread`, `has:attachment`,
 * "quoted phrases" and -exclusions, in English or Hebrew. Everything else is looked for in sender, subject and text.
 * Rule inbox.search.1.
 */
export function matcherOf(search: string): (message: Message) => boolean {
  const conditions = [...search.matchAll(term)].flatMap(([, minus, operator = '', phrase, word = '']) => {
    const value = plain(phrase ?? word);
    if (value === '' || begun.has(value)) return [];
    const holds = conditionOf(plain(operator), value);
    return [minus === undefined ? holds : (message: Searchable) => !holds(message)];
  });
  return (message) => {
    const searchable = searchableOf(message);
    return conditions.every((holds) => holds(searchable));
  };
}

export function isInFilter({ platform, isUnread }: Message, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'unread') return isUnread;
  if (filter === 'read') return !isUnread;
  return platform === filter;
}

const finals: Partial<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

type Searchable = Record<'sender' | 'to' | 'subject' | 'text', string> & { message: Message };

/** Operators that are being typed: what they ask for is still to come. */
const begun = new Set(['@', 'from:', 'to:', 'subject:', 'is:', 'has:', 'מאת:', 'אל:', 'נושא:'].map(plain));

const term = /(-)?((?:[a-z]+|[א-ת]+):|@)?(?:"([^"]*)"?|(\S+))/giu;

function conditionOf(operator: string, value: string): (message: Searchable) => boolean {
  switch (operator) {
    case '@':
    case 'from:':
    case 'מאת:':
      return ({ sender }) => sender.includes(value);
    case 'to:':
    case 'אל:':
      return ({ to }) => to.includes(value);
    case 'subject:':
    case plain('נושא:'):
      return ({ subject }) => subject.includes(value);
    case 'has:':
      return ({ message }) => value === 'attachment' && message.attachments.length > 0;
    case 'is:':
      return ({ message }) => states[value]?.(message) ?? false;
    default: {
      // A colon that is no operator, as in a time or an address of the web, is looked for as it stands.
      const words = operator + value;
      return ({ sender, subject, text }) => [sender, subject, text].some((place) => place.includes(words));
    }
  }
}

const states: Partial<Record<string, (message: Message) => boolean>> = {
  unread: ({ isUnread }) => isUnread,
  read: ({ isUnread }) => !isUnread,
  starred: ({ status }) => status === 'Flagged',
};

/** Made once a message: each key typed asks all of them again. */
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

/** One spelling: any case, no vowel signs, and no final letters, which stand elsewhere once a word is longer. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u0591-\u05bd\u05bf-\u05c7]/g, '')
    .replace(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter)
    .toLowerCase();
}
