import { expect, it } from 'vitest';
import { readListWish } from './leave-list.ts';

it.each([
  ['unsubscribe me from the newsletter', null],
  ['Please unsubscribe from Design Weekly', 'Design Weekly'],
  ['can you get me off the mailing list', null],
  ["take me off Design Weekly's mailing list", 'Design Weekly'],
  ['unsubscribe from the Design Weekly newsletter', 'Design Weekly'],
  ['stop the newsletter from Paper House', 'Paper House'],
  ['Unsubscribe me from that design newsletter, or at least archive it', 'design'],
  ['cancel my subscription to Design Weekly', 'Design Weekly'],
  ['תבטלי את ההרשמה לניוזלטר', null],
  ['תוריד אותי מרשימת התפוצה', null],
  ['תסירי אותי מרשימת התפוצה של בית הנייר', 'בית הנייר'],
  ['לבטל את המינוי של בית הנייר', 'בית הנייר'],
])('leaves a list: %j', (text, name) => {
  expect(readListWish(text)).toEqual({ does: 'leave', name, areAll: false });
});

it('knows that all are meant', () => {
  expect(readListWish('unsubscribe me from all newsletters')).toEqual({
    does: 'leave',
    name: null,
    areAll: true,
  });
  expect(readListWish('unsubscribe me from the newsletter')?.areAll).toBe(false);
});

it.each([
  'what newsletters do I get?',
  'which mailing lists am I on',
  'list my subscriptions',
  'מאילו ניוזלטרים אני מקבלת',
  'אילו ניוזלטרים יש לי?',
])('tells the lists: %j', (text) => {
  expect(readListWish(text)).toEqual({ does: 'tell', name: null, areAll: true });
});

it.each([
  'unsubscribe from it',
  'stop the car',
  'take me off the list of speakers tomorrow at 5, and write to Dana',
  'delete all newsletters',
  'remind me to unsubscribe from Design Weekly',
  'cancel the meeting with Dana',
  'what does the newsletter say',
  'תבטלי את הפגישה עם דנה',
])('reads nothing of the kind in %j', (text) => {
  expect(readListWish(text)).toBeNull();
});
