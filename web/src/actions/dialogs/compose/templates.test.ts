import { describe, expect, it } from 'vitest';
import { filledFor, firstNameOf, lacksFirstName, slashBefore, templatesFor } from './templates.ts';

describe('a slash before the caret', () => {
  it.each([
    ['/', { at: 0, query: '' }],
    ['Hi\n/thank you', { at: 3, query: 'thank you' }],
    ['שלום\n/תו', { at: 5, query: 'תו' }],
    ['Hi /tha', null],
    ['and/or', null],
    ['/ tha', null],
    ['/tha\n', null],
    ['\n', null],
    ['', null],
  ])('opens the templates at the beginning of a line alone: %j', (text, slash) => {
    expect(slashBefore(text, text.length)).toEqual(slash);
  });

  it('counts from the caret, whatever stands behind it', () => {
    expect(slashBefore('a\n/th b', 5)).toEqual({ at: 2, query: 'th' });
    expect(slashBefore('\n/th', 0)).toBeNull();
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
  it('has the first name, with the caret behind its words', () => {
    expect(filledFor('Dana', 'Hi {first name}!')).toEqual({ words: 'Hi Dana!', from: 8, to: 8 });
  });

  it('selects a first name that is not known, which must not leave', () => {
    const { words, from, to } = filledFor(null, 'שלום {שם פרטי}, {first name}');
    expect(words.slice(from, to)).toBe('{שם פרטי}');
    expect(lacksFirstName(words)).toBe(true);
    expect(lacksFirstName('{name}')).toBe(false);
  });

  it('takes a name as it is, whatever it means to a replacement', () => {
    expect(filledFor('$&', '{first name}').words).toBe('$&');
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
