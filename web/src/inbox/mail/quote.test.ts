import { describe, expect, it } from 'vitest';
import type { Part, Piece } from './clean-html.ts';
import { foldQuote, wordsOf } from './quote.ts';

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
    expect(foldQuote([div('At nine.'), br, gmail, '\n'], 'other')).toEqual([
      div('At nine.'),
      br,
      folded(gmail, '\n'),
    ]);
  });

  it('is folded where it stands deep in the answer', () => {
    expect(foldQuote([div(div('At nine.', br), div(cite('When?'), br)), '\n'], 'answer')).toEqual([
      div(div('At nine.', br), div(folded(cite('When?'), br))),
      '\n',
    ]);
  });

  it('is folded in a cell of a table', () => {
    expect(foldQuote([div('At nine.'), table(cite('When?'))], 'answer')).toEqual([
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
    expect(foldQuote(pieces, 'other')).toEqual(expected);
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
    expect(foldQuote(pieces, 'answer')).toEqual(pieces);
  });

  it.each<[string, Piece[]]>([
    ['Gmail', [quote(div('---------- Forwarded message ---------', br, 'From: Dana'), 'When?')]],
    ['Gmail, after an empty line', [quote(br, '\n', div('---------- Forwarded message ---------'), 'When?')]],
    ['Yahoo', [quote(div('----- Forwarded Message -----'), 'When?')]],
    ['Apple', [cite(div('Begin forwarded message:'), div('From: Dana'), 'When?')]],
  ])('stays open where it is forwarded by %s', (_, quoted) => {
    const pieces = [div('For you.'), ...quoted];
    expect(foldQuote(pieces, 'answer')).toEqual(pieces);
  });

  it('is folded where it forwarded another one before it was answered', () => {
    const answered = quote(gmailHead, cite(div('---------- Forwarded message ---------'), 'When?'));
    expect(foldQuote([div('At nine.'), answered], 'other')).toEqual([div('At nine.'), folded(answered)]);
  });

  it.each<[string, Piece]>([
    ['between its lines', quote(gmailHead, cite('When?'), div('At nine.'), cite('Where?'))],
    ['below it', quote(gmailHead, cite('When?'), div('At nine.'))],
    ['before the first cited line', quote(div('At nine.'), cite('When?'))],
  ])('stays open where Gmail puts the answer into the same div, %s', (_, answered) => {
    const pieces = [div('See below.'), answered];
    expect(foldQuote(pieces, 'answer')).toEqual(pieces);
  });

  it.each<[string, Piece[]]>([
    ['after it', [div('At nine.'), cite('When?'), picture]],
    ['after the div that holds it', [div('At nine.', cite('When?')), picture]],
  ])('hides no picture of the answer that stands %s', (_, pieces) => {
    expect(foldQuote(pieces, 'answer')).toEqual(pieces);
  });

  it('takes nothing away that has no words after the div that holds it', () => {
    const pieces = [div('At nine.', cite('When?')), picture, hr];
    expect(JSON.stringify(foldQuote(pieces, 'answer'))).toContain(JSON.stringify(picture));
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
    expect(foldQuote([div('À neuf.'), ...quoted], 'other')).toEqual([div('À neuf.'), folded(...quoted)]);
  });

  it('is what the mail is about where it says nobody who wrote it, and is no answer', () => {
    const pieces = [div('Please approve this text:'), cite('We are closed on Friday.')];
    expect(foldQuote(pieces, 'other')).toEqual(pieces);
  });

  it('is none of the words of the answer', () => {
    expect(wordsOf(foldQuote([div('At ', link('nine'), '.', br), gmail], 'other'))).toBe('At nine.');
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
