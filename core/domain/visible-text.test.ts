import { describe, expect, it } from 'vitest';
import { onOneLine, visibleName } from './visible-text.ts';

describe('a text on one line', () => {
  it.each([
    ['Lunch\r\nBcc: eve@attacker.example', 'Lunch Bcc: eve@attacker.example'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['\u2067שלום\u2069 there', 'שלום there'],
    ['one\u2028two\u0085three\u0000four', 'one two three four'],
    ['=?utf-8?B?SGk=?=', '=?utf-8?B?SGk=?='],
    ['מחיר: 5\u200e', 'מחיר: 5\u200e'],
  ])('%j is shown as %j', (text, shown) => {
    expect(onOneLine(text)).toBe(shown);
  });
});

describe('a name from outside', () => {
  it.each([
    ['Da\u200bna\u00ad Cohen', 'Dana Cohen'],
    ['\u202enehoC anaD', 'nehoC anaD'],
    ['Dana\u{e0041}\ufeff  \t Cohen ', 'Dana Cohen'],
    ['👩‍🎨 Maya', '👩‍🎨 Maya'],
  ])('%j is shown as %j', (name, shown) => {
    expect(visibleName(name)).toBe(shown);
  });
});
