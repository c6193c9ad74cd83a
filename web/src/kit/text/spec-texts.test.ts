import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from './catalogue/en.ts';
import { asData, inCatalogue, withinCatalogue } from './testing/spec-texts.ts';
import { isNamed } from './testing/used-keys.ts';

const root = join(import.meta.dirname, '../../../..');

/** Values have names of their own on either side: '{n}' there, '{count}' here. */
const withoutNames = (text: string) => text.replace(/\{\w+\}/g, '{}');

const spoken = Object.entries(en).flatMap(([area, texts]) =>
  Object.entries(texts).map(([key, text]: [string, string]) => ({ area, key, text: withoutNames(text) })),
);

describe('the quoted texts', () => {
  it('stand in the English catalogue to the letter, and are used', () => {
    const unspoken = inCatalogue.filter((wanted) => {
      const found = spoken.filter(({ text }) => text === withoutNames(wanted));
      return !found.some(({ area, key }) => isNamed(area, key));
    });
    expect(unspoken).toEqual([]);
  });

  it('stand within longer ones where they are parts', () => {
    expect(withinCatalogue.filter((part) => !spoken.some(({ text }) => text.includes(part)))).toEqual([]);
  });

  it.each(Object.entries(asData))('%j is written by %s', (wanted, file) => {
    const [fixed = ''] = wanted.split('{');
    expect(readFileSync(join(root, file), 'utf8')).toContain(fixed);
  });

  it('are each listed once', () => {
    const all = [...inCatalogue, ...withinCatalogue, ...Object.keys(asData)];
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });
});
