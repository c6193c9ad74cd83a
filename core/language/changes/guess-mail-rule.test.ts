import { expect, it } from 'vitest';
import { noConditions } from '../../domain/inbox-rules.ts';
import { guessMailRule } from './guess-mail-rule.ts';

it.each([
  ['gym emails can live in Sport', { does: 'tag', tag: 'Sport', from: 'gym' }, ''],
  ['Vodafone bills → Phone, please', { does: 'tag', tag: 'Phone', from: 'Vodafone', subject: 'bills' }, ''],
  ['deals@shop.example = trash', { does: 'trash', from: 'deals@shop.example' }, ''],
  ['Aunt Ruth always star', { does: 'star', from: 'Aunt Ruth' }, ''],
  ['tag mails of Wolt as Food and hide them', { does: 'tag', tag: 'Food', from: 'Wolt' }, 'hide'],
  ['mails from Wolt hide them, boring', { does: 'archive', from: 'Wolt' }, 'boring'],
  ['whenever Temu writes just toss it', { does: 'trash', from: 'Temu' }, ''],
  ['מיילים מהגן נכנסים לילדים', { does: 'tag', tag: 'ילדים', from: 'הגן' }, ''],
  ['sales@shop.example ישר לזבל', { does: 'trash', from: 'sales@shop.example' }, ''],
  ['הדוד יוסי תמיד כוכב', { does: 'star', from: 'הדוד יוסי' }, ''],
])('reads %j by what speaks for each piece', (sentence, rule, passedOver) => {
  expect(guessMailRule(sentence)).toEqual({ rule: { ...noConditions, tag: '', ...rule }, passedOver });
});

it.each([
  'what a nice day',
  'hide everything except mails from Dana',
  'forward the mails of Wolt to Dana',
  'כל מייל חוץ מהבנק לפח',
  'תארכב מיילים שכבר קראתי',
  'מיילים מהגן נכנסים לילדים ולא לתיבה',
  '',
])('guesses no rule where none is, or where none can hold it: %j', (sentence) => {
  expect(guessMailRule(sentence)).toBeNull();
});
