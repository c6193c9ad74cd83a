import { describe, expect, it } from 'vitest';
import { en } from './catalogue/en.ts';
import { he } from './catalogue/he.ts';

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** The values that any form of a text names: "one second" need not say its number. */
function valuesByKey(texts: Record<string, string>): Map<string, Set<string | undefined>> {
  const values = new Map<string, Set<string | undefined>>();
  for (const [key, text] of Object.entries(texts)) {
    const known = values.get(withoutPlural(key)) ?? new Set();
    for (const name of valuesIn(text)) known.add(name);
    values.set(withoutPlural(key), known);
  }
  return values;
}

describe.each(Object.keys(en) as (keyof typeof en)[])('the texts of %s', (area) => {
  it('name the same values in both languages', () => {
    expect(valuesByKey(he[area])).toEqual(valuesByKey(en[area]));
  });

  it('are all there in Hebrew', () => {
    expect(Object.entries(he[area]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
