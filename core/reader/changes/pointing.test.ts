import { describe, expect, it } from 'vitest';
import { pointingIn } from './pointing.ts';

describe('words that point at what was shown', () => {
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

  it('are found in time, however long the text is', () => {
    const long = ['the '.repeat(400), 'that '.repeat(400), 'את ה'.repeat(400)].join(' ');
    expect(() => pointingIn(long)).not.toThrow();
  });
});
