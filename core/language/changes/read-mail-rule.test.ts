import { expect, it } from 'vitest';
import { readMailRule } from './read-mail-rule.ts';

it.each([
  ['label as Work everything from tom@baker.test', 'Work', 'tom@baker.test'],
  ['tag as Team Work all mail from Dana', 'Team Work', 'Dana'],
  ['file under Bills any message from billing@acme.test', 'Bills', 'billing@acme.test'],
  ['תייג בתור עבודה כל מייל מדנה', 'עבודה', 'דנה'],
  ['שמור תחת חשבונות הכל מהבנק', 'חשבונות', 'הבנק'],
])('the tag of %j ends before what it is of', (sentence, tag, from) => {
  expect(readMailRule(sentence)).toMatchObject({ does: 'tag', tag, from, subject: '' });
});
