import { blocksOf, markedLine } from '@crocodile-hub/core/domain/text-marks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, nextItem, toggledList, toggledMark } from './formatting.ts';

/** A text with what is selected in brackets; the caret is '[]'. */
function selected(shown: string) {
  const from = shown.indexOf('[');
  const to = shown.lastIndexOf(']') - 1;
  return { value: shown.replace('[', '').replace(/\](?!.*\])/s, ''), from, to };
}

function after(
  { value }: { value: string },
  { from, to, words, select }: Change,
): ReturnType<typeof selected> {
  expect(from).toBeLessThanOrEqual(to);
  const changed = value.slice(0, from) + words + value.slice(to);
  expect(select[0]).toBeLessThanOrEqual(select[1]);
  expect(select[1]).toBeLessThanOrEqual(changed.length);
  return { value: changed, from: select[0], to: select[1] };
}

const shownAs = ({ value, from, to }: ReturnType<typeof selected>) =>
  `${value.slice(0, from)}[${value.slice(from, to)}]${value.slice(to)}`;

type Step = (selection: ReturnType<typeof selected>) => Change | null;
const bold: Step = (one) => toggledMark(one, 'bold');
const italic: Step = (one) => toggledMark(one, 'italic');
const struck: Step = (one) => toggledMark(one, 'struck');
const bullets: Step = (one) => toggledList(one, 'bullets');
const numbers: Step = (one) => toggledList(one, 'numbers');

const done = (shown: string, ...steps: Step[]) => {
  const end = steps.reduce((selection, step) => {
    const change = step(selection);
    return change === null ? selection : after(selection, change);
  }, selected(shown));
  return shownAs(end);
};
const text = (shown: string, ...steps: Step[]) => selected(done(shown, ...steps)).value;

describe('a mark', () => {
  it.each([
    ['Say [hello] now', 'Say [*hello*] now'],
    ['Say[ hello ]now', 'Say[ *hello* ]now'],
    ['[שלום לך]', '[*שלום לך*]'],
    ['[one\ntwo]', '[*one*\n*two*]'],
    ['[one\n\n  two  \n]three', '[*one*\n\n  *two*  \n]three'],
    ['[- one\n- two]', '[- *one*\n- *two*]'],
    ['[1. one\n2. two]', '[1. *one*\n2. *two*]'],
    ['- [one]', '- [*one*]'],
    ['[$& \\1 $1]', '[*$& \\1 $1*]'],
  ])('is put around what is selected, line by line: %j', (before, then) => {
    expect(done(before, bold)).toBe(then);
  });

  it.each([
    ['Say [*hello*] now', 'Say [hello] now'],
    ['Say *[hello]* now', 'Say [hello] now'],
    ['Say[ *hello* ]now', 'Say[ hello ]now'],
    ['[*one*\n*two*]', '[one\ntwo]'],
    ['[*one*\n\n  *two*  \n]', '[one\n\n  two  \n]'],
  ])('is taken away from what is marked: %j', (before, then) => {
    expect(done(before, bold)).toBe(then);
  });

  it.each([
    ['Hi [], bye', 'Hi *[]*, bye'],
    ['[]', '*[]*'],
  ])('is put around the caret where nothing is selected: %j', (before, then) => {
    expect(done(before, bold)).toBe(then);
  });

  it('without a word in it is taken away by the same key', () => {
    expect(done('Hi [], bye', bold, bold)).toBe('Hi [], bye');
    expect(done('[]', italic, italic)).toBe('[]');
  });

  it.each([
    'Say [hello] now',
    'Say[ hello ]now',
    '[one\n two \n\nthree]',
    '[2*3]',
    '[a_b]',
    '[https://a.example/*b*/]',
    '[- one\n- two]',
    '[1. one\n2. two]',
    '[- one]',
    '[To do:\n- one\n- two\n]Bye',
  ])('toggled twice leaves the text as it was: %j', (shown) => {
    for (const mark of [bold, italic, struck]) expect(text(shown, mark, mark)).toBe(selected(shown).value);
  });

  it.each([
    ['[x]', '_x_', [bold, italic, bold]],
    ['[x]', '*x*', [bold, italic, italic]],
    ['[x]', '~*x*~', [bold, italic, struck, italic]],
    ['[x\ny]', '_x_\n_y_', [bold, italic, bold]],
    ['[x]', 'x', [bold, italic, bold, italic]],
    ['*_[x]_*', '_x_', [bold]],
  ] as const)('is taken from under the others: %j becomes %j', (shown, then, steps) => {
    expect(text(shown, ...steps)).toBe(then);
  });

  it('is put on every line where only some have it', () => {
    expect(text('[*one*\ntwo]', bold)).toBe('*one*\n*two*');
    expect(text('[*one*\ntwo]', bold, bold)).toBe('one\ntwo');
  });

  it('between two marked words marks only what is selected', () => {
    expect(text('a *b*[ c ]*d* e', bold)).toBe('a *b* *c* *d* e');
  });

  it('is not broken by selecting two words that have it', () => {
    expect(['a and b', '*a and b*', '*a* *and* *b*']).toContain(text('x [*a* and *b*] y', bold).slice(2, -2));
  });

  it('around a line of which a part is marked is one mark', () => {
    const line = text('[*a* b]', bold);
    expect(markedLine(line)).toEqual([{ mark: 'bold', pieces: ['a b'] }]);
  });

  it('on what is selected is a mark for whoever reads it', () => {
    const word = fc.constantFrom('a', 'שלום', '2', 'x_y', '(z)', 'https://a.example/x', '😀', 'b.');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const made = text(`Well, [${words.join(' ')}] and so`, bold);
        expect(markedLine(made)).toEqual(['Well, ', { mark: 'bold', pieces: [words.join(' ')] }, ' and so']);
      }),
    );
  });

  it('toggled twice on words and lines without marks gives back the text, whatever is selected', () => {
    const part = fc.constantFrom('a', 'שלום', ' ', '  ', '\n', '.', '😀', '1', '-', '(', '$');
    const parts = fc.array(part, { maxLength: 8 }).map((some) => some.join(''));
    fc.assert(
      fc.property(parts, parts, parts, fc.constantFrom(bold, italic, struck), (before, middle, end, mark) => {
        fc.pre(middle.trim() !== '');
        const shown = `${before}[${middle}]${end}`;
        expect(text(shown, mark, mark)).toBe(before + middle + end);
      }),
      { numRuns: 3_000 },
    );
  });

  it('changes nothing outside of what is selected, and no word in it', () => {
    const part = fc.constantFrom('a', '*', '_', '~', ' ', '\n', '- ', '1. ', 'ב');
    const parts = fc.array(part, { maxLength: 8 }).map((some) => some.join(''));
    const bare = (one: string) => one.replace(/[*_~]/g, '');
    fc.assert(
      fc.property(parts, parts, parts, (before, middle, end) => {
        expect(bare(text(`${before}[${middle}]${end}`, bold))).toBe(bare(before + middle + end));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a list', () => {
  it.each([
    ['[one\ntwo]', '[- one\n- two]'],
    ['a\no[n]e\nb', 'a\n- one[]\nb'],
    ['a\no[ne\ntw]o\nb', 'a\n[- one\n- two]\nb'],
    ['[one\n]two', '- one[]\ntwo'],
    ['[]', '- []'],
    ['Hi\n[]', 'Hi\n- []'],
    ['Hi\n[]\nBye', 'Hi\n- []\nBye'],
    ['Hi\n[\n\n]Bye', 'Hi\n- []\n\nBye'],
    ['[1. one\n2. two]', '[- one\n- two]'],
    ['[one\n- two\n3) three]', '[- one\n- two\n- three]'],
  ])('is made of the lines that are selected: %j', (before, then) => {
    expect(done(before, bullets)).toBe(then);
  });

  it.each([
    ['[- one\n- two]', '[one\ntwo]'],
    ['- one[]', 'one[]'],
    ['- []', '[]'],
    ['[- one\n\n- two\n]Bye', '[one\n\ntwo]\nBye'],
  ])('is taken away where all lines are its items: %j', (before, then) => {
    expect(done(before, bullets)).toBe(then);
  });

  it.each([
    ['[one\ntwo\nthree]', '[1. one\n2. two\n3. three]'],
    ['[- one\n- two]', '[1. one\n2. two]'],
    ['[1. one\nnew\n2. two]', '[1. one\n2. new\n3. two]'],
    ['[1. one\n- new\n2. two]', '[1. one\n2. new\n3. two]'],
    ['[7. one\n8. two]', '[one\ntwo]'],
  ])('of numbers counts from one: %j', (before, then) => {
    expect(done(before, numbers)).toBe(then);
  });

  it('goes back and forth between its kinds', () => {
    expect(done('[one\ntwo]', bullets, numbers, bullets, bullets)).toBe('[one\ntwo]');
  });

  it.each(['[]\nBye', '[]\n\nOn Sunday Dana wrote:\n> Hi', '[]\n- a'])(
    'begins in an empty first line: %j',
    (shown) => {
      for (const [kind, sign] of [
        ['bullets', '- '],
        ['numbers', '1. '],
      ] as const) {
        const { value } = selected(shown);
        const { from, to, words, select } = toggledList(selected(shown), kind);
        expect({ from, to, words, select }).toEqual({
          from: 0,
          to: 0,
          words: sign,
          select: [sign.length, sign.length],
        });
        expect(value).toBe(shown.slice(2));
      }
    },
  );

  it('toggled twice on lines without signs gives back the text, whatever is selected', () => {
    const part = fc.constantFrom('a', 'שלום', ' ', '\n', '.', '*b*', '(');
    const parts = fc.array(part, { maxLength: 8 }).map((some) => some.join(''));
    fc.assert(
      fc.property(parts, parts, parts, fc.constantFrom(bullets, numbers), (before, middle, end, kind) => {
        const shown = `${before}[${middle}]${end}`;
        expect(text(shown, kind, kind)).toBe(before + middle + end);
      }),
      { numRuns: 3_000 },
    );
  });

  it('of two lines or more is a list for whoever reads it', () => {
    const line = fc.constantFrom('a', 'שלום לך', '*b*', '1.5', 'x - y', '😀');
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 30 }), (lines) => {
        const shown = `[${lines.join('\n')}]`;
        expect(blocksOf(text(shown, bullets))).toEqual([{ is: 'list', start: null, items: lines }]);
        expect(blocksOf(text(shown, numbers))).toEqual([{ is: 'list', start: 1, items: lines }]);
      }),
    );
  });

  it('of paragraphs is a list for whoever reads it', () => {
    expect(blocksOf(text('[one\n\ntwo]', bullets)).some(({ is }) => is === 'list')).toBe(true);
  });
});

describe('Enter', () => {
  it.each([
    ['- one[]', '- one\n- []'],
    ['• one[]', '• one\n• []'],
    ['1. one[]', '1. one\n2. []'],
    ['9) one[]', '9) one\n10) []'],
    ['Hi\n- one[]\nBye', 'Hi\n- one\n- []\nBye'],
    ['- שלום[]', '- שלום\n- []'],
  ])('at the end of an item begins the next one: %j', (before, then) => {
    expect(done(before, nextItem)).toBe(then);
  });

  it.each([
    ['1. one[]\n2. two\n3. three\nBye', '1. one\n2. []\n3. two\n4. three\nBye'],
    ['1) one[]\n2) two', '1) one\n2) []\n3) two'],
    ['1. one[]\n5. five', '1. one\n2. []\n5. five'],
    ['1. one[]\n\n2. two', '1. one\n2. []\n\n2. two'],
    ['1. one\n2. two[]\n3. three', '1. one\n2. two\n3. []\n4. three'],
    ['0. zero[]\n1. one', '0. zero\n1. []\n2. one'],
    ['8. a[]\n9. b\n10. c', '8. a\n9. []\n10. b\n11. c'],
    ['9. a[]\n10. b\n11. c', '9. a\n10. []\n11. b\n12. c'],
    ['98) a[]\n99) b\n100) c\n', '98) a\n99) []\n100) b\n101) c\n'],
    ['1. *one*[]\n2. _two_', '1. *one*\n2. []\n3. _two_'],
    ['1. אחת[]\n2. שתיים', '1. אחת\n2. []\n3. שתיים'],
    ['1. $&[]\n2. $1 for 2. two', '1. $&\n2. []\n3. $1 for 2. two'],
    ['1. one[]\n2. \n3. three', '1. one\n2. []\n3. \n4. three'],
    ['1. one[]\n2. two\n4. four', '1. one\n2. []\n3. two\n4. four'],
    ['1. one[]\n2. two\nBye\n3. three', '1. one\n2. []\n3. two\nBye\n3. three'],
    ['1. one[]\n2. two\n2. two again', '1. one\n2. []\n3. two\n2. two again'],
  ])('counts the items below anew: %j', (before, then) => {
    expect(done(before, nextItem)).toBe(then);
  });

  it.each([
    ['- one[]\n- two', '- one\n- []\n- two'],
    ['- one[]\n1. two\n2. three', '- one\n- []\n1. two\n2. three'],
    ['1. one[]\n- two\n2. three', '1. one\n2. []\n- two\n2. three'],
    ['1. one[]\n1. one', '1. one\n2. []\n1. one'],
    ['2. two[]\n1. one', '2. two\n3. []\n1. one'],
    ['1. one[]\n3. three\n4. four', '1. one\n2. []\n3. three\n4. four'],
    ['1. one[]\n2.two\n2 three', '1. one\n2. []\n2.two\n2 three'],
    ['1. one[]\n 2. two', '1. one\n2. []\n 2. two'],
    ['1. one[]\n> 2. two', '1. one\n2. []\n> 2. two'],
  ])('leaves what does not go on with the count: %j', (before, then) => {
    expect(done(before, nextItem)).toBe(then);
  });

  it('counts every item below, however many', () => {
    const items = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `${from + index}. a`).join('\n');
    expect(done(`1. a[]\n${items(2, 900)}`, nextItem)).toBe(`1. a\n2. []\n${items(3, 901)}`);
  });

  it.each([
    ['- []', '[]'],
    ['- one\n- []', '- one\n[]'],
    ['1. one\n2. []\nBye', '1. one\n[]\nBye'],
  ])('in an empty item ends the list: %j', (before, then) => {
    expect(done(before, nextItem)).toBe(then);
  });

  it.each([
    '[]',
    '\n[]',
    '[]\n- one',
    'one[]',
    '- o[]ne',
    '[]- one',
    '-[]',
    '- [one]',
    '1. o[]ne\n2. two',
    '1. one[] more\n2. two',
    '[]1. one\n2. two',
    '1. on[e]\n2. two',
    '1. one[\n2. two]',
    'a - one[]',
    '-- []',
    '[]\n',
  ])('elsewhere is a line as ever: %j', (shown) => {
    expect(nextItem(selected(shown))).toBeNull();
  });

  it('goes on counting as long as a list may be', () => {
    const made = text('999. one[]', nextItem);
    const line = made.slice(made.indexOf('\n') + 1);
    expect(['1000. ', '']).toContain(line);
  });
});
