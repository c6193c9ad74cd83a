import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const mail = { to: ['dana@example.com'], subject: 'Lunch', body: 'hi' };

it('names what was changed, added and emptied', () => {
  const after = { to: ['avi@example.com'], body: 'hi', sendAt: '2026-11-23T09:00:00+02:00' };
  expect(differencesOf('send_email', mail, after)).toEqual([
    { field: 'to', kind: 'mails', before: 'dana@example.com', after: 'avi@example.com' },
    { field: 'subject', kind: 'text', before: 'Lunch', after: null },
    { field: 'sendAt', kind: 'time', before: null, after: '2026-11-23T09:00:00+02:00' },
  ]);
});

it('finds nothing between equals', () => {
  expect(differencesOf('email', mail, { ...mail, isHtml: false })).toEqual([]);
});
