import { describe, expect, it } from 'vitest';
import { firstNameOf, lacksFirstName, slashBefore, templatesFor, withTemplate } from './templates.ts';

describe('a slash before the caret', () => {
  it.each([
    ['/', { at: 0, query: '' }],
    ['Hi /tha', { at: 3, query: 'tha' }],
    ['שלום\n/תו', { at: 5, query: 'תו' }],
    ['and/or', null],
    ['/thanks ', null],
    ['', null],
    [`/${'x'.repeat(100)}`, null],
  ])('opens the templates at the beginning of a word alone: %j', (text, slash) => {
    expect(slashBefore(text, text.length)).toEqual(slash);
  });

  it('counts from the caret, whatever stands behind it', () => {
    expect(slashBefore('a /th b', 5)).toEqual({ at: 2, query: 'th' });
    expect(slashBefore('a /th b', 1)).toBeNull();
  });
});

it('finds templates by any part of their names, those that begin so first', () => {
  const named = (name: string) => ({ id: name, kind: 'template' as const, name, words: 'x' });
  const all = ['A quote', 'Many thanks', 'Thanks', 'תודה'].map(named);
  const names = (query: string) => templatesFor(all, query).map(({ name }) => name);
  expect(names('tha')).toEqual(['Thanks', 'Many thanks']);
  expect(names('תו')).toEqual(['תודה']);
  expect(names('')).toHaveLength(4);
  expect(names('zzz')).toEqual([]);
});

describe('a template that is put in', () => {
  it('takes the place of what was typed and has the first name, with the caret behind it', () => {
    const put = withTemplate(
      'Well, /th now',
      { from: 6, to: 9 },
      { words: 'Hi {first name}!', firstName: 'Dana' },
    );
    expect(put).toEqual({ text: 'Well, Hi Dana! now', from: 14, to: 14 });
  });

  it('selects a first name that is not known, which must not leave', () => {
    const put = withTemplate(
      '',
      { from: 0, to: 0 },
      { words: 'שלום {שם פרטי}, {first name}', firstName: null },
    );
    expect(put.text.slice(put.from, put.to)).toBe('{שם פרטי}');
    expect(lacksFirstName(put.text)).toBe(true);
    expect(lacksFirstName('{name}')).toBe(false);
  });

  it('takes a name as it is, whatever it means to a replacement', () => {
    expect(withTemplate('', { from: 0, to: 0 }, { words: '{first name}', firstName: '$&' }).text).toBe('$&');
  });
});

it.each([
  ['Dana Cohen', 'Dana'],
  ['Cohen, Dana', 'Dana'],
  ['Dr. Dana Cohen', 'Dana'],
  ['ד"ר דנה כהן', 'דנה'],
  ['דנה', 'דנה'],
  ['dana@example.com', null],
  ['+972 52-123 4567', null],
  ['Unknown', null],
  ['', null],
])('calls %j by the first name %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
