import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blocksOf,
  itemOf,
  type Marked,
  markedLine,
  markedText,
  marks,
  plainLine,
  hasMarks,
} from './text-marks.ts';

/** As it is written, or with the names of its marks around what is in them. */
const written = (pieces: readonly Marked[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : `${marks[piece.mark]}${written(piece.pieces)}${marks[piece.mark]}`,
    )
    .join('');
const drawn = (pieces: readonly Marked[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : `<${piece.mark}>${drawn(piece.pieces)}</${piece.mark}>`,
    )
    .join('');

describe('marked words', () => {
  it.each([
    ['*now*', '<bold>now</bold>'],
    ['Come _right_ now', 'Come <italic>right</italic> now'],
    ['~gone~!', '<struck>gone</struck>!'],
    ['(*now*), "_here_".', '(<bold>now</bold>), "<italic>here</italic>".'],
    ['*two words* and *three more words*', '<bold>two words</bold> and <bold>three more words</bold>'],
    ['*_both_*', '<bold><italic>both</italic></bold>'],
    ['_~*all*~_', '<italic><struck><bold>all</bold></struck></italic>'],
    ['*a _b_ ~c~ d*', '<bold>a <italic>b</italic> <struck>c</struck> d</bold>'],
    ['שלום *לכולם* ו-_תודה_', 'שלום <bold>לכולם</bold> ו-<italic>תודה</italic>'],
    ['*נפגש ב־9:00*', '<bold>נפגש ב־9:00</bold>'],
    ['😀*x*😀', '😀<bold>x</bold>😀'],
    ['*2*', '<bold>2</bold>'],
    ['*snake_case_name*', '<bold>snake_case_name</bold>'],
    ['*2*3*', '<bold>2*3</bold>'],
  ])('are found in %j', (line, expected) => {
    expect(drawn(markedLine(line))).toBe(expected);
  });

  it.each([
    '',
    'plain',
    '2*3*4',
    '2 * 3 * 4',
    'snake_case_name and another_one_',
    '* item',
    '*',
    '**',
    '***',
    '* *',
    '*open',
    'closed*',
    '* a *',
    '*a *',
    '_______ _______',
    '*Prices are without VAT',
    '5* and 4*',
    'cp ~/a ~/b',
    'ל*מילה*ים',
    'https://a.example/*b*/_c_/~d~',
    'https://a.example/?q=_x_&r=*y*',
    'HTTPS://A.EXAMPLE/_x_',
    'https://a.example/_x_, and https://b.example/_y_.',
  ])('are not found in %j', (line) => {
    expect(written(markedLine(line))).toBe(line);
    expect(markedLine(line).filter((piece) => typeof piece !== 'string')).toEqual([]);
  });

  it.each(['בָּךְ*א*', 'caf\u0065\u0301*x*', 'x*y*\u0301'])(
    'do not begin or end beside a letter with a point or an accent: %j',
    (line) => {
      expect(drawn(markedLine(line))).toBe(line);
    },
  );

  it.each([
    ['*a _b* c_', '<bold>a _b</bold> c_'],
    ['_a *b_ c*', '<italic>a *b</italic> c*'],
  ])('do not cross each other: %j', (line, expected) => {
    expect(drawn(markedLine(line))).toBe(expected);
  });

  it.each([
    ['*https://a.example/x*', '<bold>https://a.example/x</bold>'],
    ['_https://a.example/x_y_.', '<italic>https://a.example/x_y</italic>.'],
    ['(~https://a.example~)', '(<struck>https://a.example</struck>)'],
    ['*see https://a.example/*b/ now*', '<bold>see https://a.example/*b/ now</bold>'],
    ['"*https://a.example/x*"', '"<bold>https://a.example/x</bold>"'],
    ['„*https://a.example/x*”', '„<bold>https://a.example/x</bold>”'],
    ["'*https://a.example/x*'", "'<bold>https://a.example/x</bold>'"],
    ['*https://a.example/x*…', '<bold>https://a.example/x</bold>…'],
    ['~https://a.example/x~', '<struck>https://a.example/x</struck>'],
  ])('hold a whole web address: %j', (line, expected) => {
    expect(drawn(markedLine(line))).toBe(expected);
  });

  it('end with their line', () => {
    expect(markedText('*a\nb* _c_')).toEqual(['*a', '\n', 'b* ', { mark: 'italic', pieces: ['c'] }]);
    expect(markedText('\n*a*\n\n')).toEqual(['\n', { mark: 'bold', pieces: ['a'] }, '\n', '\n']);
  });

  it('and their letters put together are the text', () => {
    const letters = fc.constantFrom(
      '*',
      '_',
      '~',
      ' ',
      '\n',
      'a',
      'b',
      '1',
      'א',
      'ְ',
      '.',
      ',',
      '(',
      ')',
      '"',
      '😀',
      '\r',
      '\u200f',
      'https://',
      'a.example/',
      'HTTP://',
      '- ',
      '1. ',
      '> ',
    );
    const text = fc.array(letters, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (one) => {
        expect(written(markedText(one))).toBe(one);
      }),
      { numRuns: 3_000 },
    );
  });

  it('are words, and no mark is in itself', () => {
    const text = fc.array(fc.constantFrom('*', '_', '~', ' ', 'a', 'א', '!'), { maxLength: 30 });
    const check = (pieces: readonly Marked[], open: readonly string[]): void => {
      for (const piece of pieces) {
        if (typeof piece === 'string') continue;
        expect(open).not.toContain(piece.mark);
        expect(written(piece.pieces)).toMatch(/^\S(?:.*\S)?$/s);
        check(piece.pieces, [...open, piece.mark]);
      }
    };
    fc.assert(
      fc.property(text, (parts) => check(markedLine(parts.join('')), [])),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['opened alone', '*a '.repeat(100_000)],
    ['closed alone', 'a* '.repeat(100_000)],
    ['opened and closed', '*a* '.repeat(100_000)],
    ['of every kind, opened', '*a _b ~c '.repeat(33_334)],
    ['within each other', '*_~a~_* '.repeat(33_334)],
    ['crossing each other', '*a _b* c_ '.repeat(50_000)],
    ['beside each other', `a${'*'.repeat(100_000)}a`],
    ['in turn', '*_'.repeat(50_000)],
    ['in web addresses', '*https://a.example/_x_* '.repeat(50_000)],
    ['of lines', '*a*\n'.repeat(100_000)],
  ])('are found in a text of 100,000 marks %s', (_, text) => {
    expect(written(markedText(text)) === text).toBe(true);
  });

  it('are found where 100,000 stand in one web address', () => {
    const text = `*a* https://a.example/${'*'.repeat(100_000)}x`;
    expect(written(markedText(text)) === text).toBe(true);
  });
});

describe('the sign of an item', () => {
  it.each([
    ['- a', { sign: '- ', number: null, words: 'a' }],
    ['• a', { sign: '• ', number: null, words: 'a' }],
    ['1. a', { sign: '1. ', number: 1, words: 'a' }],
    ['12) שלום', { sign: '12) ', number: 12, words: 'שלום' }],
    ['- ', { sign: '- ', number: null, words: '' }],
    ['-  a', { sign: '- ', number: null, words: ' a' }],
  ])('stands at the beginning of %j', (line, item) => {
    expect(itemOf(line)).toEqual(item);
  });

  it.each([
    '',
    '-',
    '-a',
    '-- ',
    '--',
    '1.',
    '1.5 litres',
    '1000. a',
    ' - a',
    'a - b',
    '* a',
    '2026. A year',
  ])('does not stand in %j', (line) => {
    expect(itemOf(line)).toBeNull();
  });
});

describe('a line in plain words', () => {
  it.each([
    ['*now*', 'now'],
    ['Come _right_ ~now~!', 'Come right now!'],
    ['*_both_* and _~*all*~_', 'both and all'],
    ['*a _b_ ~c~ d*', 'a b c d'],
    ['(*now*), "_here_".', '(now), "here".'],
    ['- milk', 'milk'],
    ['• milk', 'milk'],
    ['12) _milk_', 'milk'],
    ['1. *milk* and ~bread~', 'milk and bread'],
    ['- *חלב* ולחם', 'חלב ולחם'],
    ['- ', ''],
    ['-  milk', ' milk'],
    ['- - milk', '- milk'],
    ['> *milk*', '> milk'],
    ['*5* * *6*', '5 * 6'],
    ['*2*3*', '2*3'],
    ['_snake_case_name_', 'snake_case_name'],
    ['*https://a.example/x*', 'https://a.example/x'],
    ['- _https://a.example/x_y_.', 'https://a.example/x_y.'],
    ['*see https://a.example/*b/ now*', 'see https://a.example/*b/ now'],
    ['*dana_levi@a.example*', 'dana_levi@a.example'],
  ])('has neither marks nor a sign: %j', (line, words) => {
    expect(plainLine(line)).toBe(words);
  });

  it.each([
    '',
    ' ',
    'plain',
    '2*3*4',
    '2 * 3 * 4',
    '-5 degrees',
    '1.5 litres',
    '2026. A year',
    'a - b',
    '-',
    '*',
    '* item',
    '*open',
    'closed*',
    'snake_case_name and another_one_',
    'dana_levi@a.example',
    'cp ~/a ~/b',
    'https://a.example/*b*/_c_/~d~',
    'https://a.example/?q=_x_&r=*y*',
    'ל*מילה*ים',
  ])('stays as it is without them: %j', (line) => {
    expect(plainLine(line)).toBe(line);
  });

  it('says every word, whatever mark and sign it has', () => {
    const words = fc
      .array(fc.constantFrom('a', 'שלום', '2*3', 'x_y', 'https://a.example/_x_/y', '😀'), { minLength: 1 })
      .map((some) => some.join(' '));
    const sign = fc.constantFrom('', '- ', '• ', '1. ', '20) ');
    const mark = fc.constantFrom(...Object.values(marks));
    fc.assert(
      fc.property(sign, mark, words, (one, letter, said) => {
        expect(plainLine(`${one}${letter}${said}${letter}`)).toBe(said);
      }),
    );
  });

  it('is found in 100,000 marks', () => {
    expect(plainLine('*a* '.repeat(100_000)) === 'a '.repeat(100_000)).toBe(true);
  });
});

describe('marks in a text', () => {
  it.each([
    ['*now*', true],
    ['one\nand _two_', true],
    ['- milk\n- bread', true],
    ['1. milk\n2. bread', true],
    ['', false],
    ['plain words', false],
    ['2*3*4 and snake_case_name', false],
    ['- Dana', false],
    ['*one\nline*', false],
  ])('of %j are there: %s', (text, isThere) => {
    expect(hasMarks(text)).toBe(isThere);
  });
});

describe('the lists of a text', () => {
  const line = (words: string) => ({ is: 'line', line: words });
  const list = (start: number | null, ...items: string[]) => ({ is: 'list', start, items });
  it.each([
    ['', [line('')]],
    ['a\n\nb', [line('a'), line(''), line('b')]],
    ['To do:\n- a\n- b\nBye', [line('To do:'), list(null, 'a', 'b'), line('Bye')]],
    ['1. a\n2. b', [list(1, 'a', 'b')]],
    ['3. a\n4. b\n5. c', [list(3, 'a', 'b', 'c')]],
    ['- a\n- b\n1. c\n2. d', [list(null, 'a', 'b'), list(1, 'c', 'd')]],
    ['1. a\n2. b\n1. c\n2. d', [list(1, 'a', 'b'), list(1, 'c', 'd')]],
    ['- Dana', [line('- Dana')]],
    ['12. November', [line('12. November')]],
    ['1. a\n1. b', [line('1. a'), line('1. b')]],
    ['1. a\n3. b', [line('1. a'), line('3. b')]],
    ['- a\n- \n- b\n- c', [line('- a'), line('- '), list(null, 'b', 'c')]],
    ['-- \nNoa', [line('-- '), line('Noa')]],
  ])('are two items or more: %j', (text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });

  it('leave no line out but empty ones between items', () => {
    const lines = fc.array(fc.constantFrom('- a', '• b', '1. c', '2. d', '3) e', '- ', '', 'f', '> g'));
    const isSaid = (line: string) => line !== '';
    fc.assert(
      fc.property(lines, (some) => {
        const found = blocksOf(some.join('\n')).flatMap((block) =>
          block.is === 'list' ? block.items : [itemOf(block.line)?.words || block.line],
        );
        const expected = some.map((line) => itemOf(line)?.words || line);
        expect(found.filter(isSaid)).toEqual(expected.filter(isSaid));
        expect(found.length).toBeLessThanOrEqual(Math.max(1, some.length));
      }),
    );
  });

  it.each([
    ['- a\n\n- b', [{ is: 'list', start: null, items: ['a', 'b'] }]],
    [
      '1. a\n\n2. b\n\nc',
      [
        { is: 'list', start: 1, items: ['a', 'b'] },
        { is: 'line', line: '' },
        { is: 'line', line: 'c' },
      ],
    ],
  ])('go on behind one empty line: %j', (text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks);
  });

  it('are found in 100,000 lines', () => {
    expect(blocksOf('- a\n'.repeat(100_000))).toHaveLength(2);
  });
});
