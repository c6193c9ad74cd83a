import { describe, expect, it } from 'vitest';
import { mutantsOf, withMutant } from '../bench/broken/mutants.ts';

/** The text after each mutant, in the order of their places. */
const broken = (file: string, text: string) =>
  mutantsOf(file, text).map((mutant) => withMutant(text, mutant));

describe('the ways to break a file', () => {
  it.each([
    ['const a = b === 2;', ['const a = b !== 2;', 'const a = b === 5;']],
    ["const a = 'said';", ["const a = '';"]],
    ['const a = !b;', ['const a = b;']],
    ['const a = /\\d/;', ['const a = /(?!)/;']],
    [
      'const a = { b: true, c };',
      ['const a = {  c };', 'const a = { b: false, c };', 'const a = { b: true,  };'],
    ],
    ['const a = [b, c];', ['const a = [ c];', 'const a = [b, ];']],
    ['if (a) go();', ['if (!(a)) go();', 'if (a) ;']],
  ])('%s', (text, expected) => {
    expect(broken('a.ts', text)).toEqual(expected);
  });

  it('drop what a screen shows, and what it shows it by', () => {
    expect(broken('a.tsx', 'const a = <p className="b">{c && <B d={e} key={f} />}</p>;')).toEqual([
      'const a = null;',
      'const a = <p className="b">{!(c) && <B d={e} key={f} />}</p>;',
      'const a = <p className="b">{c && null}</p>;',
      'const a = <p className="b">{c && <B  key={f} />}</p>;',
    ]);
    expect(broken('a.tsx', 'const a = <p><b /></p>;')).toEqual(['const a = null;', 'const a = <p></p>;']);
  });

  it('leave what does not run, what says where a module is, and what is told to an operator', () => {
    const text = `import { a } from './a.ts';
type B = { c: 'd' | 1 };
// e('f')
const g = await import('./g.ts');
log.info('h');`;
    expect(broken('a.ts', text)).toEqual([]);
  });

  it('change rules and settings that are no code', () => {
    expect(broken('a.rules', "allow read: if a == 'b'; // c == 1")).toEqual([
      "allow read: if a != 'b'; // c == 1",
      "allow read: if a == ''; // c == 1",
    ]);
  });

  it('know the names and the rules above them', () => {
    const [first, second] = mutantsOf(
      'a.ts',
      '/** Rule hub.box.1. */\nconst a = 1;\nfunction b() { return 2 + 3; }',
    );
    expect(first).toMatchObject({ names: ['a'], cites: ['hub.box.1'] });
    expect(second).toMatchObject({ names: ['b'], cites: [] });
  });
});
