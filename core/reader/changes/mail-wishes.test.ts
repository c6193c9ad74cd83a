import { expect, it } from 'vitest';
import { mailWishesIn } from './mail-wishes.ts';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem', contacts: [] };
const does = (text: string) => mailWishesIn(text, context).map((wish) => wish.does);

it.each([
  ['mark the mails from the bank as read and archive them', ['read', 'archive']],
  ['mark the mails from dana@example.com read and delete them', ['read', 'trash']],
  ['everything from the bank goes to the archive', ['archive']],
  ['bin the design weekly mails', ['trash']],
  ['כל מה שהגיע מהבנק לארכיון', ['archive']],
  ['תסמני את המיילים מהבנק כנקראו ותעבירי לארכיון', ['read', 'archive']],
])('mails are put away or marked, one thing after the other: %s', (text, wanted) => {
  expect(does(text)).toEqual(wanted);
});

it.each([
  'archive the idea of a party',
  'mark my words and archive this',
  'did everything from the bank arrive?',
])('no mails are meant: %s', (text) => {
  expect(does(text)).toEqual([]);
});
