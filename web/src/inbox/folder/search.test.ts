import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { gmailQuery, isInFilter, matcherOf } from './search.ts';

const now = Date.UTC(2026, 10, 22, 12);
const message = aMessage({
  at: Date.UTC(2026, 10, 10, 12),
  labels: ['INBOX', 'UNREAD', 'STARRED'],
  sender: 'Dana Cohen',
  senderEmail: 'dana@studio.co.il',
  recipients: ['noa@example.com'],
  subject: 'Quote for November',
  messageText: 'שלום לדנה, נפגשים ב־10:30 עם השולחנים. See https://example.com/x',
  isUnread: true,
  status: 'Flagged',
  attachments: [{ attachmentId: 'a', filename: 'x.pdf', mimeType: 'application/pdf', size: 1 }],
});

describe('the search', () => {
  it.each([
    '',
    '  ',
    'COHEN',
    'november quote',
    'דנה',
    'דָּנָה',
    'שולחן',
    '@dana',
    'from:studio.co.il',
    'FROM:studio',
    'מאת:dana',
    'subject:november',
    'subject:"quote for"',
    'נושא:quote',
    'to:noa',
    '"quote for november"',
    '"quote for',
    'quote -invoice',
    'is:unread',
    'is:starred',
    'has:attachment',
    '10:30',
    'https://example.com/x',
    'from:',
    'in:inbox',
    'בתוך:נכנס',
    '-in:sent',
    'before:2026-11-11',
    'before:2026/11/11',
    'after:2026-11-10',
    'אחרי:2026-11-10 לפני:2026-11-11',
    'older_than:1w',
    'newer_than:1m',
    'עם:קובץ',
    'מצב:לא-נקרא',
  ])('finds it by %j', (search) => {
    expect(matcherOf(search, now)(message)).toBe(true);
  });

  it.each([
    'invoice',
    '@avi',
    'from:example.com',
    'subject:dana',
    'to:dana',
    '"november quote"',
    '-quote',
    'quote invoice',
    'is:read',
    'is:anything',
    'has:wings',
    'in:sent',
    'in:nowhere',
    'before:2026-11-10',
    'after:2026-11-11',
    'before:tomorrow',
    'older_than:3w',
    'newer_than:3d',
    'older_than:long',
    'מצב:נקרא',
  ])('does not find it by %j', (search) => {
    expect(matcherOf(search, now)(message)).toBe(false);
  });

  it.each(['is:starred', 'מצב:מסומן'])('takes what Gmail thinks important for no star by %j', (search) => {
    const important = aMessage({ status: 'Flagged', labels: ['INBOX', 'IMPORTANT'] });
    expect(matcherOf(search, now)(important)).toBe(false);
  });
});

describe('the same in the words of Gmail', () => {
  it.each([
    ['quote november', 'quote november'],
    ['@dana', 'from:dana'],
    ['מאת:דנה נושא:"הצעת מחיר"', 'from:דנה subject:"הצעת מחיר"'],
    ['אל:noa -invoice', 'to:noa -invoice'],
    ['עם:קובץ מצב:לא-נקרא בתוך:נשלח', 'has:attachment is:unread in:sent'],
    ['לפני:2026-11-01 older_than:2w', 'before:2026/11/01 older_than:2w'],
    ['10:30 https://example.com/x', '"10:30" "https://example.com/x"'],
    ['a OR b {c} דוא"ל', 'a "OR" b "{c}" "דוא ל"'],
    ['from: ', ''],
    ['  ', ''],
  ])('%j is %j', (search, query) => {
    expect(gmailQuery(search)).toBe(query);
  });
});

describe('the filter', () => {
  it.each([
    ['all', true],
    ['gmail', true],
    ['whatsapp', false],
    ['unread', true],
    ['read', false],
  ] as const)('%s shows an unread mail: %s', (filter, shown) => {
    expect(isInFilter(message, filter)).toBe(shown);
  });
});
