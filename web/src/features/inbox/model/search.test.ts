import { describe, expect, it } from 'vitest';
import { aMessage } from '../../../entities/inbox/testing/a-message.ts';
import { isInFilter, matcherOf } from './search.ts';

const message = aMessage({
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
  ])('finds it by %j', (search) => {
    expect(matcherOf(search)(message)).toBe(true);
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
  ])('does not find it by %j', (search) => {
    expect(matcherOf(search)(message)).toBe(false);
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
