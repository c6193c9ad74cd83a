import { describe, expect, it } from 'vitest';

import { systemClock } from '../../../kit/clock.ts';
import { openRecords } from '../../../kit/records.ts';
import { composeMail } from '../compose.ts';
import type { OutlinedMail } from '../compose.ts';
import { openMailbox } from '../mailbox.ts';
import { createLabel } from '../user-labels.ts';
import { compileSearch } from './search.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');
const HOUR = 3_600_000;

const MAILS: (Partial<OutlinedMail> & { id: string; labels?: string[]; hoursAgo?: number })[] = [
  {
    id: 'quote',
    from: { name: 'Dana Cohen', address: 'dana@cohen-media.co.il' },
    subject: 'הצעת מחיר',
    text: 'שתי שאלות על הווידאו',
    labels: ['INBOX', 'UNREAD', 'IMPORTANT'],
    hoursAgo: 1,
  },
  {
    id: 'invoice',
    from: { name: 'Avi Mizrahi', address: 'avi@mizrahi-tools.co.il' },
    subject: 'Invoice 2041',
    text: 'Please confirm that you got it.',
    attachments: [{ filename: 'invoice-2041.pdf', mimeType: 'application/pdf', content: Buffer.alloc(3000) }],
    labels: ['INBOX', 'STARRED'],
    hoursAgo: 30,
  },
  {
    id: 'news',
    from: { address: 'hello@weekly.example' },
    subject: 'Quiet interfaces',
    text: 'Invoices are boring',
    labels: ['INBOX', 'CATEGORY_PROMOTIONS', 'Label_1'],
    hoursAgo: 24 * 40,
    headers: { 'List-Id': 'Weekly <list.weekly.example>' },
  },
  {
    id: 'sent',
    from: { address: 'noa@example.com' },
    to: [{ name: 'Dana', address: 'dana@cohen-media.co.il' }],
    cc: [{ address: 'tomer@northlight.example' }],
    subject: 'Re: lunch',
    text: 'See you at one. Call Avi too.',
    messageId: '<abc-123:x@example.com>',
    labels: ['SENT'],
    hoursAgo: 2,
  },
  { id: 'binned', subject: 'Old', text: 'lunch', labels: ['TRASH'], hoursAgo: 3 },
];

function find(query: string): string[] {
  const mailbox = openMailbox(openRecords(), 'noa@example.com', systemClock);
  createLabel(mailbox, { name: 'Client work' });
  const idOf = new Map<string, string>();
  for (const { id, labels = [], hoursAgo = 0, ...mail } of MAILS) {
    const date = NOW - hoursAgo * HOUR;
    const raw = composeMail({
      from: { address: 'someone@example.com' },
      to: [{ address: 'noa@example.com' }],
      messageId: `<${id}@example.com>`,
      subject: '',
      text: '',
      date,
      ...mail,
    });
    idOf.set(mailbox.add({ raw, labelIds: labels, internalDate: date }).id, id);
  }
  const search = compileSearch(query, mailbox, NOW);
  return mailbox
    .messages()
    .filter(search.matches)
    .map((message) => idOf.get(message.id) ?? '');
}

describe('a search finds', () => {
  it.each([
    ['everything for nothing', '', ['quote', 'invoice', 'news', 'sent', 'binned']],
    ['words anywhere, all of them', 'invoice confirm', ['invoice']],
    ['whole words only', 'invo', []],
    ['Hebrew words', 'הווידאו', ['quote']],
    ['a phrase', '"you got it"', ['invoice']],
    ['no phrase out of order', '"got you it"', []],
    ['senders by name', 'from:dana', ['quote']],
    ['senders by address', 'from:dana@cohen-media.co.il', ['quote']],
    ['senders by domain', 'from:cohen-media.co.il', ['quote']],
    ['recipients, in copy too', 'to:tomer', ['sent']],
    ['those in copy', 'cc:tomer@northlight.example', ['sent']],
    ['subjects, decoded', 'subject:מחיר', ['quote']],
    ['several words of a subject', 'subject:(2041 invoice)', ['invoice']],
    ['one of several senders', 'from:(dana OR avi)', ['quote', 'invoice']],
    ['one of several terms', 'subject:quiet OR subject:invoice', ['invoice', 'news']],
    ['one of the terms in braces', '{from:dana from:avi}', ['quote', 'invoice']],
    ['without what is negated', 'in:inbox -from:dana', ['invoice', 'news']],
    ['without a negated group', 'in:inbox -(from:dana OR from:avi)', ['news']],
    ['unread mail', 'is:unread', ['quote']],
    ['read mail of the inbox', 'in:inbox is:read', ['invoice', 'news']],
    ['starred mail', 'is:starred', ['invoice']],
    ['important mail', 'is:important', ['quote']],
    ['sent mail', 'in:sent', ['sent']],
    ['the trash', 'in:trash', ['binned']],
    ['labels by id', 'label:INBOX label:UNREAD', ['quote']],
    ['labels by name', 'label:client-work', ['news']],
    ['nothing under a label that is not there', 'label:nowhere', []],
    ['categories', 'category:promotions', ['news']],
    ['attachments', 'has:attachment', ['invoice']],
    ['file names', 'filename:pdf', ['invoice']],
    ['file names in full', 'filename:invoice-2041.pdf', ['invoice']],
    ['lists', 'list:list.weekly.example', ['news']],
    ['by Message-ID', 'rfc822msgid:quote@example.com', ['quote']],
    ['by Message-ID in brackets', 'rfc822msgid:<quote@example.com>', ['quote']],
    ['by a Message-ID with odd characters', 'rfc822msgid:abc-123:x@example.com', ['sent']],
    ['what is new', 'newer_than:1d', ['quote', 'sent', 'binned']],
    ['what is old', 'older_than:1m', ['news']],
    ['what came before a day', 'before:2026/10/20', ['news']],
    ['what came after a day', 'after:2026/11/21 in:inbox', ['quote']],
    ['what came after an instant', `after:${(NOW - 90 * 60_000) / 1000}`, ['quote']],
    ['large mail', 'larger:2k', ['invoice']],
    ['small mail', 'in:inbox smaller:2k', ['quote', 'news']],
    ['words for an operator that is none', 'nosuch:thing', []],
    ['what it can of a broken query', '(from:dana', ['quote']],
  ])('%s: %s', (_, query, expected) => {
    expect(find(query)).toEqual(expected);
  });
});
