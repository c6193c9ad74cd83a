import { describe, expect, it } from 'vitest';
import type { Part, Piece } from './clean-html.ts';
import { foldQuote, splitQuote, wordsOf } from './quote.ts';

type ElementPart = Extract<Part, { is: 'element' }>;
const element = (over: Partial<ElementPart>): ElementPart => ({
  is: 'element',
  name: 'div',
  attributes: {},
  pieces: [],
  ...over,
});

const div = (...pieces: Piece[]) => element({ pieces });
const quote = (...pieces: Piece[]) => element({ pieces, isQuote: true });
const cite = (...pieces: Piece[]) => element({ name: 'blockquote', pieces, isQuote: true });
const opener = (...pieces: Piece[]) => element({ pieces, opensQuote: true });
const br = element({ name: 'br' });
const hr = element({ name: 'hr' });
const table = (...pieces: Piece[]) =>
  element({
    name: 'table',
    pieces: [
      element({
        name: 'tbody',
        pieces: [element({ name: 'tr', pieces: [element({ name: 'td', pieces })] })],
      }),
    ],
  });
const link = (...pieces: Piece[]): Piece => ({ is: 'link', href: 'https://shop.example/', pieces });
const picture: Piece = { is: 'picture', address: 'cid:photo', alt: '' };
const folded = (...pieces: Piece[]): Piece => ({ is: 'quote', pieces });

const gmailHead = div('On Sunday Dana wrote:', br);
const gmail = quote(gmailHead, cite('When?'));

describe('the answered mail in HTML', () => {
  it('is folded in the div of Gmail, with its head', () => {
    expect(foldQuote([div('At nine.'), br, gmail, '\n'])).toEqual([div('At nine.'), br, folded(gmail, '\n')]);
  });

  it('is folded where it stands deep in the answer', () => {
    expect(foldQuote([div(div('At nine.', br), div(cite('When?'), br)), '\n'], true)).toEqual([
      div(div('At nine.', br), div(folded(cite('When?'), br))),
      '\n',
    ]);
  });

  it('is folded in a cell of a table', () => {
    expect(foldQuote([div('At nine.'), table(cite('When?'))], true)).toEqual([
      div('At nine.'),
      table(folded(cite('When?'))),
    ]);
  });

  it.each<[string, Piece[], Piece[]]>([
    [
      'beside the answer',
      [div('At nine.'), opener(), hr, opener('From: Dana'), div('When?'), table('Dana')],
      [div('At nine.'), folded(opener(), hr, opener('From: Dana'), div('When?'), table('Dana'))],
    ],
    [
      'in one div with the answer',
      [div(div('At nine.'), hr, opener('From: Dana'), div('When?'))],
      [div(div('At nine.'), hr, folded(opener('From: Dana'), div('When?')))],
    ],
  ])("is all that follows Outlook's opener, %s", (_, pieces, expected) => {
    expect(foldQuote(pieces)).toEqual(expected);
  });

  it.each<[string, Piece[]]>([
    ['words stand after it', [div('See below.'), cite('When?'), div('At nine.')]],
    ['a link stands after it', [div('See below.'), cite('When?'), link('The plan')]],
    ['words stand after the div that holds it', [div('See below.', cite('When?')), 'At nine.']],
    ['it is answered line by line', [cite('When?'), div('At nine.'), cite('Where?')]],
    ['nothing stands before it', [gmail]],
    ['only spaces and lines stand before it', [div('\u00a0', br), '\n', hr, gmail]],
    ['nothing stands before it within its div', [div(br, div(cite('When?')))]],
    ['nothing stands before what follows an opener', [opener('From: Dana'), div('When?')]],
    ['only its own head stands before it', [div('On 1/11/26 10:00, Dana wrote:'), cite('When?')]],
    ['the quote has no words', [div('At nine.'), cite(br)]],
    ['nothing follows an opener', [div('At nine.'), opener(), '\n']],
    ['it is no quote at all', [div('At nine.'), element({ name: 'blockquote', pieces: ['A poem'] })]],
    ['there is nothing', []],
  ])('stays open where %s', (_, pieces) => {
    expect(foldQuote(pieces)).toEqual(pieces);
  });

  it.each<[string, Piece[]]>([
    ['Gmail', [quote(div('---------- Forwarded message ---------', br, 'From: Dana'), 'When?')]],
    ['Gmail, after an empty line', [quote(br, '\n', div('---------- Forwarded message ---------'), 'When?')]],
    ['Yahoo', [quote(div('----- Forwarded Message -----'), 'When?')]],
    ['Apple', [cite(div('Begin forwarded message:'), div('From: Dana'), 'When?')]],
  ])('stays open where it is forwarded by %s', (_, quoted) => {
    const pieces = [div('For you.'), ...quoted];
    expect(foldQuote(pieces)).toEqual(pieces);
  });

  it('is folded where it forwarded another one before it was answered', () => {
    const answered = quote(gmailHead, cite(div('---------- Forwarded message ---------'), 'When?'));
    expect(foldQuote([div('At nine.'), answered])).toEqual([div('At nine.'), folded(answered)]);
  });

  it.each<[string, Piece]>([
    ['between its lines', quote(gmailHead, cite('When?'), div('At nine.'), cite('Where?'))],
    ['below it', quote(gmailHead, cite('When?'), div('At nine.'))],
    ['before the first cited line', quote(div('At nine.'), cite('When?'))],
  ])('stays open where Gmail puts the answer into the same div, %s', (_, answered) => {
    const pieces = [div('See below.'), answered];
    expect(foldQuote(pieces)).toEqual(pieces);
  });

  it.each<[string, Piece[]]>([
    ['after it', [div('At nine.'), cite('When?'), picture]],
    ['after the div that holds it', [div('At nine.', cite('When?')), picture]],
  ])('hides no picture of the answer that stands %s', (_, pieces) => {
    expect(foldQuote(pieces)).toEqual(pieces);
  });

  it('takes nothing away that has no words after the div that holds it', () => {
    const pieces = [div('At nine.', cite('When?')), picture, hr];
    expect(JSON.stringify(foldQuote(pieces))).toContain(JSON.stringify(picture));
  });

  it.each<[string, Piece[]]>([
    [
      'in an address of Gmail',
      [element({ pieces: ['Le 2 nov., Dana a écrit :'], isHead: true }), cite('Quand ?')],
    ],
    [
      'within the div of Gmail',
      [quote(element({ pieces: ['Dana escribió:'], isHead: true }), cite('¿Cuándo?'))],
    ],
  ])('is folded with the head that a program marks in any language, %s', (_, quoted) => {
    expect(foldQuote([div('À neuf.'), ...quoted])).toEqual([div('À neuf.'), folded(...quoted)]);
  });

  it('is what the mail is about where it says nobody who wrote it, and is no answer', () => {
    const pieces = [div('Please approve this text:'), cite('We are closed on Friday.')];
    expect(foldQuote(pieces)).toEqual(pieces);
  });

  it('is none of the words of the answer', () => {
    expect(wordsOf(foldQuote([div('At ', link('nine'), '.', br), gmail]))).toBe('At nine.');
  });
});

describe('the words of a mail', () => {
  it('are apart where their lines are, so that two sentences look like no host', () => {
    expect(wordsOf([div('New dresses.'), div('Shop'), 'now.', br, 'Soon'])).toMatch(
      /^New dresses\.\s+Shop\s+now\.\s+Soon$/,
    );
  });

  it('are one where only their letters differ, so that no host is hidden in them', () => {
    expect(wordsOf(['pay', element({ name: 'b', pieces: ['pal'] }), link('.com')])).toBe('paypal.com');
  });
});

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
    expect(splitQuote(text, true)).toEqual({ own: 'At nine.', quoted });
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
    expect(splitQuote(`בתשע.\n\n${quoted}`, true)).toEqual({ own: 'בתשע.', quoted });
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
    expect(splitQuote(text, true)).toEqual({ own, quoted });
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
    expect(splitQuote(text, true)).toBeNull();
  });

  it('is what the mail is about where it says nobody who wrote it, and is no answer', () => {
    expect(splitQuote('Run this:\n> npm install')).toBeNull();
    expect(splitQuote('At nine.\n\nDana wrote:\n> When?')).toEqual({
      own: 'At nine.',
      quoted: 'Dana wrote:\n> When?',
    });
  });
});
