import { describe, expect, it } from 'vitest';
import { pointedParts } from './pointed-parts.ts';

describe('what is to be done with some and with others', () => {
  it.each([
    ['delete the last one and star the one from Tomer', ['delete the last one', 'star the one from Tomer']],
    [
      'archive the first two, then mark the third as read',
      ['archive the first two', 'mark the third as read'],
    ],
    ['star the second one and then delete the rest', ['star the second one', 'delete the rest']],
    ['תמחקי את האחרון ותסמני את הראשון בכוכב', ['תמחקי את האחרון', 'תסמני את הראשון בכוכב']],
    ['תעביר לארכיון את השני ותמחק את השלישי', ['תעביר לארכיון את השני', 'תמחק את השלישי']],
    ['המייל הזה לפח ואת הראשון תסמן כנקרא', ['המייל הזה לפח', 'את הראשון תסמן כנקרא']],
  ])('are parts of their own: %s', (text, parts) => {
    expect(pointedParts(text).map((part) => part.text)).toEqual(parts);
  });

  it.each([
    'delete the last one',
    'archive them all except the first and the second',
    'delete the last one and tell Tomer about it',
    'star the first one and archive the mails of the bank',
    'remind me to delete it and mark my words',
    'תמחקי את האחרון ותכתבי לדנה',
    'תסמן את הראשון בכוכב',
  ])('are not told of where one thing alone is, or where a part points at none: %s', (text) => {
    expect(pointedParts(text).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['delete them all but keep the one from Avi', ['pointed', 'pointed'], [false, true]],
    ['keep the first two and delete the rest', ['pointed', 'rest'], [true, false]],
    ['mark the first two as read and archive them', ['pointed', 'same'], [false, false]],
    ['את של אבי בכוכב ואת השאר תסמן כנקרא', ['pointed', 'rest'], [false, false]],
  ])('tell what each is of, and what is left as it is: %s', (text, of, isLeft) => {
    const parts = pointedParts(text);
    expect(parts.map((part) => part.of)).toEqual(of);
    expect(parts.map((part) => part.isLeft)).toEqual(isLeft);
  });

  it.each([
    'did you archive the first one?',
    'why did you mark the first one as read',
    "don't archive the first one",
    "delete all those that aren't from Dana",
    'archive those not from Dana',
    'אל תמחק את האחרון',
    'אל תעביר לארכיון את הראשון',
  ])('are none where it asks or denies: %s', (text) => {
    expect(pointedParts(text)).toEqual([]);
  });
});
