import { describe, expect, it } from 'vitest';
import { asksAtLast, inForm, isInForm } from './form.ts';

const odds = [
  { kind: 'command', probability: 0.8 },
  { kind: 'mail', probability: 0.2 },
] as const;

const likeliest = (text: string) => inForm(text, odds)[0]?.kind;

describe('the form of a question', () => {
  it.each([
    'did the plumber write',
    'kindly tell which of them are due',
    'please check whether I paid',
    'find me the mail with the plan',
    'תבדוק אם הגנן ענה',
    'תקריא לי את הכתובת',
    'I answered him, or not?',
    'I wonder whether the hall is free on Sunday',
    'no idea if the council replied',
    'לא זוכרת אם ענו לי',
    'שלחתי את הקבלה או ששכחתי',
    'the forms went out or did they',
    'נגד מי המשחק',
  ])('is seen in %j', (text) => {
    expect(isInForm(text)).toBe(true);
  });

  it.each(['tell Dana that I am late', 'find a slot for the gym', 'check the box', 'תגיד לדנה שאני מאחר'])(
    'is not seen in %j',
    (text) => {
      expect(isInForm(text)).toBe(false);
    },
  );
});

describe('what hardly commands', () => {
  it.each(['the roofer sent a new price?', 'קיבלתי מייל מהבנק', 'האחות השאירה הודעה'])('is %j', (text) => {
    expect(likeliest(text)).toBe('mail');
  });

  it.each(['can you text the roofer?', 'אפשר לכתוב לאחות?', 'text the roofer the new price'])(
    'is not %j',
    (text) => {
      expect(likeliest(text)).toBe('command');
    },
  );

  it.each([
    ['they rang again, when is the visit', true],
    ['Tell Dana that I am late', false],
    ['when is the visit', false],
    ['התקשרו שוב, מתי הביקור', true],
  ])('of %j, asks in its last part: %s', (text, isAsked) => {
    expect(asksAtLast(text)).toBe(isAsked);
  });

  it('commands all the same where that is nearly certain', () => {
    const sure = [
      { kind: 'command', probability: 0.97 },
      { kind: 'mail', probability: 0.03 },
    ] as const;
    expect(inForm('did you text her?', sure)[0]?.kind).toBe('command');
  });
});
