import { describe, expect, it } from 'vitest';
import { isForeignDomain, isNearAddress, skeleton } from './look-alike.ts';

describe('names that look alike', () => {
  it.each([
    ['Dana Cohen', 'Dаna Cоhen'],
    ['Dana Cohen', 'ＤＡＮＡ ＣＯＨＥＮ'],
    ['Dana Cohen', '𝐃𝐚𝐧𝐚 𝐂𝐨𝐡𝐞𝐧'],
    ['Dana Cohen', 'ᴅᴀɴᴀ ᴄᴏʜᴇɴ'],
    ['Dana Cohen', 'Da\u200bna\u202e Cohen'],
    ['Ilan Moore', 'llan M00re'],
    ['Maria', 'Μαrιa'],
    ['Arnold', 'Amold'],
    ['Noé', 'Noe'],
    ['דָּנָה', 'דנה'],
  ])('%s and %s', (one, other) => {
    expect(skeleton(one)).toBe(skeleton(other));
  });

  it.each([
    ['Dana Cohen', 'Dina Cohen'],
    ['Dana', 'Dan'],
    ['דנה', 'רנה'],
  ])('%s and %s do not', (one, other) => {
    expect(skeleton(one)).not.toBe(skeleton(other));
  });
});

describe('addresses that may be taken for one another', () => {
  it.each([
    ['dana@cohen-media.co.il', 'dana@cohen-medla.co.il'],
    ['dana@cohen-media.co.il', 'dana@cohen-rnedia.co.il'],
    ['dana@cohen-media.co.il', 'dana@cohen-media.com'],
    ['dana@cohen-media.co.il', 'dana@cohenmedia.co.il'],
    ['dana@cohen-media.co.il', 'dаna@cohen-media.co.il'],
    ['billing@northlight.example', 'billing@north1ight.example'],
    ['ann@gmail.com', 'ann@gmial.com'],
  ])('%s and %s', (one, other) => {
    expect(isNearAddress(one, other)).toBe(true);
    expect(isNearAddress(other, one)).toBe(true);
  });

  it.each([
    ['dana@cohen-media.co.il', 'DANA@cohen-media.co.il'],
    ['dana@cohen-media.co.il', 'avi@cohen-media.co.il'],
    ['dana@cohen-media.co.il', 'dana@example.com'],
    ['a@b.co', 'a@c.co'],
    ['info@apple.example', 'info@pear.example'],
  ])('%s and %s are not', (one, other) => {
    expect(isNearAddress(one, other)).toBe(false);
  });
});

it('a domain in other letters than plain Latin is foreign', () => {
  expect(isForeignDomain('a@xn--80ak6aa92e.com')).toBe(true);
  expect(isForeignDomain('a@mail.xn--p1ai')).toBe(true);
  expect(isForeignDomain('a@аррӏе.com')).toBe(true);
  expect(isForeignDomain('a@apple.com')).toBe(false);
});
