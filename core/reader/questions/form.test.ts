import { describe, expect, it } from 'vitest';
import { inForm, isInForm } from './form.ts';

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

  it('commands all the same where that is nearly certain', () => {
    const sure = [
      { kind: 'command', probability: 0.97 },
      { kind: 'mail', probability: 0.03 },
    ] as const;
    expect(inForm('did you text her?', sure)[0]?.kind).toBe('command');
  });
});
