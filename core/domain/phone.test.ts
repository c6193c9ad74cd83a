import { describe, expect, it } from 'vitest';
import { countryCodes, displayPhone, isPhoneNumber, normalisePhone, phoneCountry, toE164 } from './phone.ts';

describe('normalising a phone number', () => {
  it.each([
    ['054-123-4567', '972541234567'],
    ['541234567', '972541234567'],
    ['972541234567', '972541234567'],
    ['+972 54 123 4567', '972541234567'],
    ['+972 (0)54-1234567', '972541234567'],
    ['00972541234567', '972541234567'],
    ['(03) 555-1234', '97235551234'],
  ])('makes %s %s for Israel', (written, normal) => {
    expect(normalisePhone(written)).toBe(normal);
  });

  it('keeps the country that a plus names', () => {
    expect(normalisePhone('+1 555 123 4567')).toBe('15551234567');
  });

  it('puts a foreign code only before short numbers', () => {
    expect(normalisePhone('123456789', 'FR')).toBe('33123456789');
    expect(normalisePhone('5551234567', 'US')).toBe('5551234567');
  });
});

describe('a number to dial from anywhere', () => {
  it('has a plus and the country code', () => {
    expect(toE164('054-1234567')).toBe('+972541234567');
    expect(toE164('+44 20 7946 0958')).toBe('+442079460958');
    expect(toE164('(415) 555-0137', 'US')).toBe('+14155550137');
  });
});

describe('showing a phone number', () => {
  it.each([
    ['+972541234567', '054-123-4567'],
    ['972521112233', '052-111-2233'],
    ['035551234', '03-555-1234'],
    ['+972 8 123 4567', '08-123-4567'],
    ['+1 415 555 0137', '+1-415-555-0137'],
    ['+442079460958', '+442079460958'],
  ])('shows %s as %s', (written, shown) => {
    expect(displayPhone(written)).toBe(shown);
  });
});

describe('checking a phone number', () => {
  it('takes 7 to 15 digits, however they are grouped', () => {
    expect(isPhoneNumber('123-456')).toBe(false);
    expect(isPhoneNumber('123-4567')).toBe(true);
    expect(isPhoneNumber('123456789012345')).toBe(true);
    expect(isPhoneNumber('1234567890123456')).toBe(false);
  });
});

it('reads ISO country codes, and takes an unknown one for the default', () => {
  expect(phoneCountry('gb')).toBe('UK');
  expect(phoneCountry('US')).toBe('US');
  expect(phoneCountry('ZZ')).toBe('IL');
  expect(phoneCountry(undefined)).toBe('IL');
});

it('knows the thirteen country codes', () => {
  expect(Object.entries(countryCodes).map(([country, code]) => `${country} ${code}`)).toEqual([
    'IL 972',
    'US 1',
    'UK 44',
    'FR 33',
    'DE 49',
    'ES 34',
    'IT 39',
    'RU 7',
    'CN 86',
    'JP 81',
    'IN 91',
    'BR 55',
    'AU 61',
  ]);
});
