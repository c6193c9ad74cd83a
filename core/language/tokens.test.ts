import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { tokenise, type Token } from './tokens.ts';

const tokensOf = (text: string): readonly Token[] => tokenise(normalise(text).text, () => []);
const shapes = (text: string) => tokensOf(text).map(({ kind, text: own }) => `${kind}:${own}`);
const stems = (text: string) => tokensOf(text)[0]?.stems.map(({ prefix, stem }) => `${prefix}+${stem}`);

describe('tokens', () => {
  it.each([
    ['mail dana@example.com now', ['word:mail', 'email:dana@example.com', 'word:now']],
    ['054-1234567 15:30', ['phone:054-1234567', 'number:15:30']],
    ['+1 (415) 555-0137!', ['phone:+1 (415) 555-0137', 'mark:!']],
    ['12/3/2026, 3.5', ['number:12/3/2026', 'mark:,', 'number:3.5']],
    ['5 p. m. today', ['number:5', 'word:pm', 'word:today']],
    ['see https://a.b/c?d=1.', ['word:see', 'url:https://a.b/c?d=1', 'mark:.']],
    ['מוצ"ש דק\' עו"ד', ['word:מוצ"ש', "word:דק'", 'word:עו"ד']],
    ['order w5feb02fc of ly315', ['word:order', 'word:w5feb02fc', 'word:of', 'word:ly315']],
    ['a dec12b7, 8:30pm', ['word:a', 'word:dec12b7', 'mark:,', 'number:8:30', 'word:pm']],
    ['10kg 1h30 2nd', ['number:10', 'word:kg', 'number:1', 'word:h', 'number:30', 'number:2', 'word:nd']],
    ["don't 😀", ["word:don't", 'emoji:😀']],
  ])('splits %j', (text, expected) => {
    expect(shapes(text)).toEqual(expected);
  });
});

describe('Hebrew prefixes', () => {
  it('keeps every way to split a word, the whole one first', () => {
    expect(stems('לבעלי')).toEqual(['+לבעלי', 'ל+בעלי']);
    expect(stems('ושבמחר')).toEqual(['+ושבמחר', 'ו+שבמחר', 'וש+במחר', 'ושב+מחר']);
  });

  it('reads a preposition before digits and Latin words, glued, hyphenated or apart', () => {
    for (const text of ['ב8', 'ב-8', 'ב־8', 'ב 8']) expect(stems(text)).toEqual(['ב+8']);
    expect(stems('ל-dana@example.com')).toEqual(['ל+dana@example.com']);
    expect(stems('בzoom')).toEqual(['ב+zoom']);
  });

  it('leaves the letter of a weekday alone', () => {
    expect(shapes('יום ה 8')).toEqual(['word:יום', 'word:ה', 'number:8']);
  });
});
