import { describe, expect, it } from 'vitest';
import { withoutTail } from './tail.ts';

describe('the words without what is said behind them', () => {
  it.each([
    ['Maya comes on Tuesday, or am I imagining things?', 'Maya comes on Tuesday?'],
    ['Avi sent the lease or did I make that up', 'Avi sent the lease?'],
    ["there's a rehearsal on Sunday, or is it just me", "there's a rehearsal on Sunday?"],
    ["didn't Tomer write about the van, or am I going mad", "didn't Tomer write about the van?"],
    ['יש לי פגישה עם אבי מחר, או שאני מדמיינת?', 'יש לי פגישה עם אבי מחר?'],
    ['תומר שלח לי את החוזה או שאני מבלבל את זה', 'תומר שלח לי את החוזה?'],
    ['דנה באה ביום שישי, או שסתם חלמתי', 'דנה באה ביום שישי?'],
  ])('ask, where it doubts them: %s', (text, asked) => {
    expect(withoutTail(text)).toBe(asked);
  });

  it.each([
    ['move the rehearsal to six, if you would be so kind', 'move the rehearsal to six'],
    ["book a table for Friday if you don't mind", 'book a table for Friday'],
    ["show me Tomer's mails, if it's not too much trouble.", "show me Tomer's mails."],
    ['תזיזי את החזרה לשש, אם לא אכפת לך', 'תזיזי את החזרה לשש'],
    ['תוסיפי חלב לרשימה, אם לא קשה לך.', 'תוסיפי חלב לרשימה.'],
  ])('end as they did, where it is said out of kindness: %s', (text, bare) => {
    expect(withoutTail(text)).toBe(bare);
  });

  it.each([
    'is the meeting at four or at five?',
    'did Tomer pay me or did I pay him',
    'is it Dana or am I next?',
    'write to Maya that I do not mind if you come',
    'ask Avi if he is wrong or right',
    'האם הפגישה בארבע או שהיא בחמש?',
    'כתבי לתומר שאני טועה',
  ])('are the same where it belongs to them: %s', (text) => {
    expect(withoutTail(text)).toBe(text);
  });

  it.each(['or am I wrong', 'Dana, or am I wrong?', "basil, if you don't mind", 'או שאני טועה?'])(
    'are the same where no more than a word is left: %s',
    (text) => {
      expect(withoutTail(text)).toBe(text);
    },
  );

  it('are found in time, however long the text is', () => {
    const long = [', or am I '.repeat(400), 'או שאני '.repeat(400), 'if you '.repeat(400)].join(' ');
    expect(() => withoutTail(long)).not.toThrow();
  });
});
