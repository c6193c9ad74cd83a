import { describe, expect, it } from 'vitest';
import { changesOf, dobErrorOf, filledOf, valuesOf, withoutSaved } from './profile-fields.ts';

const stored = { dob: '1989-03-14', city: 'Tel Aviv', settings: { language: 'he' as const } };

describe('the form of a profile', () => {
  it('shows what was typed, and what is stored in every other field', () => {
    expect(valuesOf(stored, { city: 'Haifa', about: '' })).toEqual({
      dob: '1989-03-14',
      city: 'Haifa',
      hobbies: '',
      about: '',
    });
  });

  it('has changed where it says something else than what is stored; emptying a field is a change', () => {
    expect(changesOf(stored, { city: 'Tel Aviv', dob: '', hobbies: '' })).toEqual({ dob: '' });
  });

  it('keeps what was typed while it was being saved', () => {
    const saved = { city: 'Haifa', hobbies: 'chess' };
    expect(withoutSaved({ city: 'Haifa', hobbies: 'chess and tea' }, saved)).toEqual({
      hobbies: 'chess and tea',
    });
  });

  it('counts what is filled, and blanks are nothing', () => {
    expect(filledOf(valuesOf(stored, { hobbies: '  ' }))).toBe(2);
  });
});

describe('a date of birth', () => {
  it.each([
    ['', undefined],
    ['2026-11-22', undefined],
    ['2026-11-23', 'dobInFuture'],
    ['1900-01-01', undefined],
    ['0089-03-14', 'dobTooLongAgo'],
  ])('%j is %s', (dob, error) => {
    expect(dobErrorOf(dob, '2026-11-22')).toBe(error);
  });
});
