import { expect, it } from 'vitest';
import { mailWishesIn } from './mail-wishes.ts';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem', contacts: [] };
const does = (text: string) => mailWishesIn(text, context).map((wish) => wish.does);

it.each([
  ['mark the mails from the bank as read and archive them', ['read', 'archive']],
  ['mark the mails from dana@example.com read and delete them', ['read', 'trash']],
  ['תזרקי לפח את כל המיילים מבית הנייר', ['trash']],
  ['תסמני את המיילים מהבנק כנקראו ותעבירי לארכיון', ['read', 'archive']],
])('mails are put away or marked, one thing after the other: %s', (text, wanted) => {
  expect(does(text)).toEqual(wanted);
});

it.each([
  ["mark tomer's contract mail as unread so i see it later", 'unread', 'tomer', 'contract'],
  ["mark dana's mail unread", 'unread', 'dana', null],
  ['mark tomers mail about the contract unread again', 'unread', 'tomer', 'the contract'],
  ["keep dana's mail unread", 'unread', 'dana', null],
  ["star avi's invoice mail", 'star', 'avi', 'invoice'],
  ['mark the mail from avi unread', 'unread', 'avi', null],
])('the mail of somebody is marked, whom its owner names: %s', (text, wanted, from, about) => {
  const wishes = mailWishesIn(text, context);
  expect(wishes).toMatchObject([{ does: wanted, isOne: true, which: { from, about } }]);
});

it.each([
  'archive the idea of a party',
  'mark my words and archive this',
  "mark dana's birthday in my calendar",
  'star wars mail order',
  'is tomers mail unread',
  'did everything from the bank arrive?',
])('no mails are meant: %s', (text) => {
  expect(does(text)).toEqual([]);
});
