import { expect, it } from 'vitest';
import { noConditions } from '../../domain/inbox-rules.ts';
import { guessRule } from './guess-rule.ts';
import { ruleModel } from './rule-words.ts';

const model = await ruleModel();

it.each([
  ['Vodafone bills → Phone, please', { does: 'tag', tag: 'Phone', from: 'Vodafone', subject: 'bills' }, ''],
  ['deals@shop.example = trash', { does: 'trash', from: 'deals@shop.example' }, ''],
  ['Aunt Ruth always star', { does: 'star', from: 'Aunt Ruth' }, ''],
  ['whenever Temu writes just toss it', { does: 'trash', from: 'Temu' }, ''],
  [
    'put mails of Wolt under Food and hide them',
    { does: 'tag', also: ['archive'], tag: 'Food', from: 'Wolt' },
    '',
  ],
  [
    "promo mails that I haven't opened in two weeks? bin",
    { does: 'trash', newsletters: true, unread: true, days: 14 },
    '',
  ],
  ['מיילים מהגן נכנסים לילדים', { does: 'tag', tag: 'ילדים', from: 'הגן' }, ''],
  ['sales@shop.example ישר לזבל', { does: 'trash', from: 'sales@shop.example' }, ''],
  ['תייג מיילים מדנה כחברים, כוכב', { does: 'tag', also: ['star'], tag: 'חברים', from: 'דנה' }, ''],
  [
    'mark mails from GitHub as read, and archive them',
    { does: 'archive', also: ['read'], from: 'GitHub' },
    '',
  ],
  ['מבצעים לארכיון, ואל תסמן כנקרא', { does: 'archive', newsletters: true }, 'ואל כנקרא'],
  ['מיילים מהחנות תחת לקוחות', { does: 'tag', tag: 'לקוחות', from: 'החנות' }, ''],
  ['הדוד יוסי תמיד כוכב', { does: 'star', from: 'הדוד יוסי' }, ''],
  ['every time Dana writes, mark it as important', { does: 'star', from: 'Dana' }, ''],
  ['כל מייל מתומר תסמני לי כחשוב', { does: 'star', from: 'תומר' }, ''],
  ['מכבי שולחים המון, לארכיון', { does: 'archive', from: 'מכבי' }, 'המון'],
])('reads %j by what each word says', (sentence, rule, passedOver) => {
  expect(guessRule(model, sentence)).toEqual({
    rule: { ...noConditions, also: [], tag: '', ...rule },
    passedOver,
  });
});

it.each([
  'what a nice day',
  'hide everything except mails from Dana',
  'forward the mails of Wolt to Dana',
  'כל מייל חוץ מהבנק לפח',
  "don't archive mails from Dana",
  'אל תמחק מיילים מדנה',
  'remind me to archive the bank mails tomorrow',
  'which mails came from the bank',
  '',
])('guesses no rule where none is, or where none can hold it: %j', (sentence) => {
  expect(guessRule(model, sentence)).toBeNull();
});
