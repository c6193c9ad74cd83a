import { describe, expect, it } from 'vitest';
import { bareAddress, isMailAddress, parseMailAddress } from './mail-address.ts';

describe('a mail address', () => {
  it.each([
    'dana@example.com',
    'd.a+b@sub.example.co.il',
    'Dana <dana@example.com>',
    '"Cohen, Dana" <d@e.co>',
  ])('%j is one', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each([
    'dana',
    'dana@localhost',
    'a@b.co, c@d.co',
    'Team: a@b.co;',
    'a@b.co\r\nBcc: e@f.co',
    'a b@c.co',
    'Dana\r\n <a@b.co>',
    '<a@b.co> <c@d.co>',
    '=?utf-8?B?RXZl?= <a@b.co>',
    '=?utf-8?Q?eve?=@b.co',
    '"z@example.com" <x@leak.test>',
    'z@example.com <x@leak.test>',
    '',
  ])('%j is none', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });

  it('comes with its name', () => {
    expect(parseMailAddress('דנה כהן <dana@example.com>')).toEqual({
      name: 'דנה כהן',
      address: 'dana@example.com',
    });
  });

  it.each([
    ['דנה כהן <dana@example.com>', 'dana@example.com'],
    ['dana@example.com', 'dana@example.com'],
    ['Dana', 'Dana'],
  ])('stands alone, without its name: %s', (text, address) => {
    expect(bareAddress(text)).toBe(address);
  });

  it('is read with a name that is an address, as mail comes with such names, and is none to write to', () => {
    const text = '"z@example.com" <x@leak.test>';
    expect(parseMailAddress(text)).toEqual({ name: 'z@example.com', address: 'x@leak.test' });
    expect(isMailAddress(text)).toBe(false);
  });
});
