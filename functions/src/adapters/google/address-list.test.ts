import { describe, expect, it } from 'vitest';
import { addressList } from './address-list.ts';
import { mailOf } from './mail-message.ts';

describe('the addresses of a header', () => {
  it.each([
    ['dana@example.com', [['', 'dana@example.com']]],
    ['דנה כהן <dana@example.com>', [['דנה כהן', 'dana@example.com']]],
    [
      '"Cohen, Dana" <d@e.co>, avi@f.co, nonsense',
      [
        ['Cohen, Dana', 'd@e.co'],
        ['', 'avi@f.co'],
      ],
    ],
    [
      'Team: a@b.co, "C \\"the\\" D" <c@d.co>;',
      [
        ['', 'a@b.co'],
        ['C  the  D', 'c@d.co'],
      ],
    ],
    ['Dana (at work, <not@this.one>) <dana@example.com>', [['Dana', 'dana@example.com']]],
    ['"bank@example.com" <eve@evil.test>', [['bank@example.com', 'eve@evil.test']]],
    ['<"eve@evil.test"@example.com>', []],
    ['דנה@דוגמה.ישראל', [['', 'דנה@דוגמה.ישראל']]],
    ['dana@localhost, <>, a b c', []],
    ['', []],
  ])('%j are %j', (header, entries) => {
    expect(addressList(header).map(({ name, address }) => [name, address])).toEqual(entries);
  });

  it('end with a whole one where the header is longer than anybody needs', () => {
    const header = Array.from({ length: 10_000 }, (_, index) => `person${index}@example.com`).join(', ');
    const read = addressList(header);
    expect(read.length).toBeGreaterThan(2_000);
    expect(read.at(-1)).toEqual({ name: '', address: `person${read.length - 1}@example.com` });
  });
});

// Anybody may send such a mail; reading it took minutes and longer, for every person of the same instance.
it.each([
  ['quotation marks behind backslashes', '\\"'],
  ['opened quotations', '"a'],
  ['comments inside comments', '(a'],
  ['brackets', '<'],
  ['at signs', 'a@ '],
  ['spaces', ' '],
  ['groups', 'a:'],
])('a mail whose headers are a million characters of %s is read like any other', (_what, unit) => {
  const hostile = `"${unit.repeat(1_000_000 / unit.length)}!`;
  const mail = mailOf({
    id: 'm1',
    threadId: 't1',
    payload: { headers: ['From', 'To', 'Subject'].map((name) => ({ name, value: hostile })) },
  });
  expect(mail.from).toEqual({ name: hostile.slice(0, 200), address: '' });
  expect(mail.to).toEqual([]);
});
