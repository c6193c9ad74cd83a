import { expect, it } from 'vitest';
import { highlightsOf, priorityOf } from './email-item.ts';

const anEmail = (id: string, timestamp: string, fields: { unread?: boolean; labels?: string[] } = {}) => ({
  id,
  threadId: id,
  sender: 'Dana',
  from: 'Dana',
  subject: 'Quote',
  unread: false,
  labels: [],
  timestamp,
  ...fields,
});

it.each([
  [true, ['IMPORTANT'], 'high'],
  [true, [], 'high'],
  [false, ['INBOX', 'IMPORTANT'], 'medium'],
  [false, ['INBOX'], 'low'],
] as const)('unread %s with %j is %s', (unread, labels, priority) => {
  expect(priorityOf({ unread, labels: [...labels] })).toBe(priority);
});

it('puts the unread first, then the important, the newest first among equals', () => {
  const emails = [
    anEmail('plain', '2026-11-22T10:00:00Z'),
    anEmail('older', '2026-11-22T08:00:00Z', { unread: true }),
    anEmail('important', '2026-11-22T07:00:00Z', { labels: ['IMPORTANT'] }),
    anEmail('newer', '2026-11-22T09:00:00Z', { unread: true }),
  ];
  expect(highlightsOf(emails, 3).map(({ id }) => id)).toEqual(['newer', 'older', 'important']);
});

it('gives an id to whatever has none, or one that is taken', () => {
  const emails = ['a', '', 'a'].map((id) => anEmail(id, '2026-11-22T10:00:00Z'));
  expect(new Set(highlightsOf(emails, 3).map(({ id }) => id)).size).toBe(3);
});
