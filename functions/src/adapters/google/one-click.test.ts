import { describe, expect, it } from 'vitest';
import { oneClickAddress } from './one-click.ts';

const gmailSays = (results: string) => ({
  name: 'Authentication-Results',
  value: `mx.google.com;\r\n       ${results};\r\n       spf=pass (google.com: domain of a@news.example designates 192.0.2.1 as permitted sender) smtp.mailfrom=a@news.example`,
});
const signed = gmailSays('dkim=pass header.i=@news.example header.s=k1 header.b=aBcD');
const post = { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' };
const list = (value: string) => ({ name: 'List-Unsubscribe', value });
const https = list('<https://news.example/leave?u=1>');

describe('the address for one click', () => {
  it.each([
    ['alone', '<https://news.example/leave?u=1>', 'https://news.example/leave?u=1'],
    [
      'behind one for mail',
      '<mailto:leave@news.example?subject=leave>, <https://news.example/leave>',
      'https://news.example/leave',
    ],
    [
      'behind one that is not safe',
      '<http://news.example/a>,<https://news.example/b>',
      'https://news.example/b',
    ],
    [
      'in a folded line',
      '<mailto:a@news.example>,\r\n\t<https://news.example/a/\r\n b>',
      'https://news.example/a/b',
    ],
    ['behind words', '(Use this) <https://news.example/a> (or this)', 'https://news.example/a'],
  ])('is found %s', (_, value, address) => {
    expect(oneClickAddress([signed, list(value), post])).toBe(address);
  });

  it.each([
    ['http alone', '<http://news.example/leave>'],
    ['mail alone', '<mailto:leave@news.example>'],
    ['no brackets', 'https://news.example/leave'],
    ['a bracket that stays open', '<https://news.example/leave'],
    ['no address', '<https://>'],
    ['an endless one', `<https://news.example/${'a'.repeat(2_000)}>`],
    ['nothing', ''],
  ])('is none with %s', (_, value) => {
    expect(oneClickAddress([signed, list(value), post])).toBeNull();
  });

  it.each([
    ['without the header for one click', [signed, https]],
    ['with another wish in it', [signed, https, { ...post, value: 'List-Unsubscribe=Two-Clicks' }]],
    ['without a list', [signed, post]],
    ['with two lists', [signed, https, list('<https://evil.example/>'), post]],
    ['with two wishes', [signed, https, post, post]],
    ['without any headers', []],
  ])('is none %s', (_, headers) => {
    expect(oneClickAddress(headers)).toBeNull();
  });

  it('is found whatever the case of the names', () => {
    const loud = [signed, https, post].map(({ name, value }) => ({ name: name.toUpperCase(), value }));
    expect(oneClickAddress(loud)).toBe('https://news.example/leave?u=1');
  });
});

describe('a mail without a good signature', () => {
  it.each([
    ['fails', gmailSays('dkim=fail header.i=@news.example')],
    ['is neutral', gmailSays('dkim=neutral (body hash did not verify) header.i=@news.example')],
    ['is none', gmailSays('spf=softfail')],
    ['is checked by another', { ...signed, value: signed.value.replace('mx.google.com', 'mx.evil.example') }],
    ['passes in a comment', gmailSays('dkim=fail (as if; dkim=pass ) header.i=@news.example')],
    ['passes in quotes', gmailSays('dkim=fail header.i="a; dkim=pass b"@news.example')],
    [
      'passes behind a quoted quote',
      gmailSays(String.raw`dkim=fail header.i="a\"; dkim=pass b"@news.example`),
    ],
    ['passes within other results', gmailSays('spf=pass smtp.mailfrom=a; dkim=pass header.i=@news.example')],
    ['passes with a tail', gmailSays('dkim=passed header.i=@news.example')],
  ])('has no address: it %s', (_, results) => {
    expect(oneClickAddress([results, https, post])).toBeNull();
  });

  it('is not saved by results that it brought along', () => {
    expect(oneClickAddress([gmailSays('dkim=fail header.i=@evil.example'), signed, https, post])).toBeNull();
    expect(oneClickAddress([https, post])).toBeNull();
  });

  it('is another one when one of two signatures is good', () => {
    const both = gmailSays('dkim=fail header.i=@relay.example;\r\n       dkim=pass header.i=@news.example');
    expect(oneClickAddress([both, https, post])).toBe('https://news.example/leave?u=1');
  });
});
