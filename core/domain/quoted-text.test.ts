import { describe, expect, it } from 'vitest';
import { splitQuote } from './quoted-text.ts';

describe('the answered mail in a text', () => {
  it.each([
    ['without a head', 'At nine.\n\n> When?', '> When?'],
    [
      'with a head',
      'At nine.\n\nOn Sun, 1 Nov 2026 at 10:00, Dana <dana@example.com> wrote:\n> When?',
      'On Sun, 1 Nov 2026 at 10:00, Dana <dana@example.com> wrote:\n> When?',
    ],
    [
      'with a head of two lines',
      'At nine.\n\nOn Sun, 1 Nov 2026 at 10:00, Dana Cohen <dana@example.com>\nwrote:\n\n> When?',
      'On Sun, 1 Nov 2026 at 10:00, Dana Cohen <dana@example.com>\nwrote:\n\n> When?',
    ],
    [
      'with empty lines between and after its lines',
      'At nine.\n\n\n> When?\n\n>\n> Dana\n \n>\n\n',
      '> When?\n\n>\n> Dana\n \n>\n\n',
    ],
    [
      'with older ones in it',
      'At nine.\n> When?\n>> On Friday.\n> > Soon.',
      '> When?\n>> On Friday.\n> > Soon.',
    ],
    [
      'of CRLF lines',
      'At nine.\r\n\r\nDana wrote:\r\n\r\n> When?\r\n>\r\n',
      'Dana wrote:\r\n\r\n> When?\r\n>\r\n',
    ],
  ])('is cut off %s', (_, text, quoted) => {
    expect(splitQuote(text, 'answer')).toEqual({ own: 'At nine.', quoted });
  });

  it.each([
    ['without a head', '> מתי?'],
    ['with a head', 'בתאריך יום א׳, 1 בנוב׳ 2026 ב-10:00 מאת דנה <dana@example.com>:\n> מתי?'],
    [
      'with a head of two lines',
      'בתאריך יום א׳, 1 בנוב׳ 2026, 10:00, מאת דנה כהן <\ndana@example.com>:\n\n> מתי?',
    ],
    [
      'with a head in the marks that Gmail puts around it',
      '\u202bבתאריך יום א׳, 1 בנוב׳ 2026 ב-10:00 מאת \u202aדנה\u202c\u200f <\u202adana@example.com\u202c\u200f>:\u202c\n\n> מתי?',
    ],
    [
      'with a head of two lines in such marks',
      '\u202bבתאריך יום א׳, 1 בנוב׳ 2026 ב-10:00 מאת \u202aדנה כהן\u202c\u200f <\u202a\ndana@example.com\u202c\u200f>:\u202c\n\n> מתי?',
    ],
  ])('is cut off in Hebrew %s', (_, quoted) => {
    expect(splitQuote(`בתשע.\n\n${quoted}`, 'answer')).toEqual({ own: 'בתשע.', quoted });
  });

  it.each([
    [
      'a sentence that leads to it',
      'Hello Dana,\nplease correct this line:\n> 900 a day',
      'Hello Dana,\nplease correct this line:',
      '> 900 a day',
    ],
    [
      'a last line that begins as a head does',
      'Hello Dana,\nOn Monday I am away.\nDana wrote:\n> When?',
      'Hello Dana,\nOn Monday I am away.',
      'Dana wrote:\n> When?',
    ],
  ])('leaves %s in sight', (_, text, own, quoted) => {
    expect(splitQuote(text, 'answer')).toEqual({ own, quoted });
  });

  it.each([
    ['nothing is quoted', 'At nine.'],
    ['a sign stands within a line', 'At nine ->\n5 > 3'],
    ['words stand after it', 'See below.\n\nDana wrote:\n> When?\n\nAt nine.'],
    ['words stand between and after its lines', '> When?\nAt nine.\n> Where?\nHere.'],
    ['it is answered line by line', '> When?\nAt nine.\n> Where?'],
    ['there is nothing else', '\n> When?\n>\n> Dana'],
    ['there is nothing but its head', 'On Sunday Dana wrote:\n> When?'],
    ['there is nothing but its head of two lines', '\nOn Sunday Dana Cohen\nwrote:\n> When?'],
    ['there is nothing but its head in Hebrew', 'בתאריך יום א׳ מאת דנה:\n> מתי?'],
    ['there is nothing', ''],
    ['there are only empty lines', '\n \r\n'],
    ['it is a lone sign', 'At nine.\n>'],
  ])('is not cut off where %s', (_, text) => {
    expect(splitQuote(text, 'answer')).toBeNull();
  });

  it('is what the mail is about where it is forwarded', () => {
    expect(splitQuote('For you.\n\nDana wrote:\n> When?', 'forward')).toBeNull();
  });

  it('is what the mail is about where it says nobody who wrote it, and is no answer', () => {
    expect(splitQuote('Run this:\n> npm install', 'other')).toBeNull();
    expect(splitQuote('At nine.\n\nDana wrote:\n> When?', 'other')).toEqual({
      own: 'At nine.',
      quoted: 'Dana wrote:\n> When?',
    });
  });
});
