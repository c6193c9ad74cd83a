import { describe, expect, it } from 'vitest';
import { pointingIn } from './pointing.ts';

describe('words that point at what was shown', () => {
  it('name nobody by a day', () => {
    expect(pointingIn('תזכירי לי על זה מחר בבוקר')?.which).toBeUndefined();
    expect(pointingIn('תמחק את אלה מדנה')?.which).toEqual({ named: 'דנה', from: true });
  });

  it.each([
    ['archive the second one', 1],
    ['second goes', 1],
    ['star the last', 'last'],
    ['delete number 3', 2],
    ['delete them both', 'all'],
    ['archive those', 'all'],
    ['move that one to five', 'only'],
    ['cancel it', 'only'],
    ['תבטלי את השנייה', 1],
    ['לארכיון את הראשון', 0],
    ['תמחקי את שניהם', 'all'],
    ['תזיזי אותה לחמש', 'only'],
    ['המייל הזה לפח', 'only'],
    ['תזכירי לי על זה מחר בבוקר', 'only'],
    ['תמחק את זה מיד', 'only'],
  ])('say which one: %s', (text, pick) => {
    expect(pointingIn(text)?.pick).toBe(pick);
  });

  it.each([
    'remind me that the shop closes at five',
    'archive the mail from Dana',
    'how much is that jacket in the window',
    'תזכירי לי ביום שני להתקשר',
    'a second opinion',
  ])('are not others: %s', (text) => {
    expect(pointingIn(text)).toBeNull();
  });

  it.each([
    ['archive them all except the first', 0],
    ['delete all of them but the last one', 'last'],
    ['throw them all away apart from the third one', 2],
    ['star those except the last', 'last'],
    ['את כולם חוץ מהאחרון', 'last'],
    ['תעבירי לארכיון את כולם מלבד השלישי', 2],
    ['תמחקי את כולם למעט השני', 1],
    ['את כולם לפח בלי הראשון', 0],
    ['except the first archive them all', 0],
    ['חוץ מהאחרון תמחק את כולם', 'last'],
    ['delete everything except the first', 0],
    ['תמחק הכל חוץ מהאחרון', 'last'],
    ['archive them all but number 2', 1],
    ['תמחקי את כולן פרט לשנייה', 1],
  ] as const)('say which one of all is left as it is: %s', (text, but) => {
    const pointing = pointingIn(text);
    expect(pointing).toMatchObject({ pick: 'all', but: { place: but } });
    expect(pointing?.text.slice(pointing.start, pointing.end)).toMatch(
      /^(?:them|all|those|everything|את|הכל)/,
    );
  });

  it.each([
    ['archive them all except the one about the kiln', 'kiln'],
    ['trash them all except the one from Dana', 'Dana'],
    ['תמחקי את כולם חוץ מהמייל של דנה', 'דנה'],
  ])('say whose are left as they are: %s', (text, named) => {
    expect(pointingIn(text)).toMatchObject({ pick: 'all', but: { named } });
  });

  it('say how many of the first are left as they are', () => {
    expect(pointingIn('mark them all read except the first two')).toMatchObject({
      pick: 'all',
      but: { first: 2 },
    });
  });

  it.each(['archive them all except the good ones', 'תמחקי את כולם חוץ ממה שחשוב'])(
    'say nothing where it is not plain what is left: %s',
    (text) => {
      expect(pointingIn(text)).toBeNull();
    },
  );

  it.each([
    ['those from Design Weekly to the archive', 'all', { named: 'Design Weekly' }],
    ['את אלה מדנה לארכיון', 'all', { named: 'דנה' }],
    ['the one from the bank, archive it', 'only', { named: 'bank' }],
    ['the first two, mark as read', 'all', { first: 2 }],
    ['את שני הראשונים תסמן כנקראו', 'all', { first: 2 }],
  ] as const)('say which of them: %s', (text, pick, which) => {
    expect(pointingIn(text)).toMatchObject({ pick, which });
  });

  it.each([
    ['archive them all', 'all'],
    ['archive the first of all', 0],
    ['archive that second one', 1],
    ['תמחקי את כולם', 'all'],
    ['תמחקי את האחרון', 'last'],
  ])('leave none as it is where none is left out: %s', (text, pick) => {
    const pointing = pointingIn(text);
    expect(pointing?.pick).toBe(pick);
    expect(pointing?.but).toBeUndefined();
  });

  it('are found in time, however long the text is', () => {
    const long = ['the '.repeat(400), 'that '.repeat(400), 'את ה'.repeat(400)].join(' ');
    expect(() => pointingIn(long)).not.toThrow();
  });
});
