import { describe, expect, it } from 'vitest';
import { linksIn, linkTarget } from './link-target.ts';

describe('where a link leads', () => {
  it.each([
    ['https://evil.test/login', 'evil.test'],
    ['https://www.example.com', 'Example.com'],
    ['mailto:dana@example.com', 'dana@example.com'],
    ['https://evil.test/a', 'https://evil.test/a'],
    ['https://evil.test/a', 'http://www.evil.test?b'],
  ])('%s is said by the words %j themselves', (href, words) => {
    expect(linkTarget(href, words)?.told).toBe('said');
  });

  it.each([
    ['https://evil.test/', 'the report', 'evil.test'],
    ['https://evil.test/?evil.test', 'see evil.test for more', 'evil.test'],
    ['https://en.wikipedia.org/wiki/Crocodile', 'wikipedia.org', 'en.wikipedia.org'],
    ['https://github.com/x/readme.md', 'readme.md', 'github.com'],
    ['https://evil.test/', 'e.g. version 1.2 of St. Louis', 'evil.test'],
  ])('%s is shown beside %j', (href, words, host) => {
    expect(linkTarget(href, words)).toEqual({ host, told: 'shown' });
  });

  it.each([
    ['https://evil.test/', 'paypal.com', 'evil.test'],
    ['https://evil.test/', 'https://www.paypal.com/login', 'evil.test'],
    ['https://paypal.com.evil.test/', 'paypal.com', 'paypal.com.evil.test'],
    ['https://paypal.com@evil.test/', 'https://paypal.com@evil.test/', 'evil.test'],
    ['https://notpaypal.com/', 'paypal.com', 'notpaypal.com'],
    ['https://pаypal.com/', 'paypal.com', 'xn--pypal-4ve.com'],
    ['mailto:eve@attacker.example', 'dana@example.com', 'eve@attacker.example'],
  ])('%s is marked where the words are %j', (href, words, host) => {
    expect(linkTarget(href, words)).toEqual({ host, told: 'elsewhere' });
  });

  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['/local'], [undefined]])(
    '%s leads nowhere',
    (href) => {
      expect(linkTarget(href, 'words')).toBeUndefined();
    },
  );

  it.each([
    ['mailto:dana@example.com', 'Dana Cohen <dana@example.com>'],
    ['mailto:dana@example.com?subject=Lunch', 'Write to dana@example.com'],
    ['mailto:dana@example.com', 'example.com'],
  ])('%s is shown beside %j, which names the same address', (href, words) => {
    expect(linkTarget(href, words)).toEqual({ host: 'dana@example.com', told: 'shown' });
  });

  it.each([
    ['https://evil.test/', 'https://evil.test/ or paypal.com'],
    ['https://evil.test/', 'https://evil.test: see https://paypal.com'],
  ])('%s is marked where the words %j name another host after it', (href, words) => {
    expect(linkTarget(href, words)).toEqual({ host: 'evil.test', told: 'elsewhere' });
  });

  it.each([
    ['https://xn--pple-43d.example/', 'Fruit', 'xn--pple-43d.example'],
    ['https://аpple.example/', 'Fruit', 'xn--pple-43d.example'],
    ['https://xn--pple-43d.example/', 'xn--pple-43d.example', 'xn--pple-43d.example'],
    ['https://www.xn--pple-43d.example/', 'https://www.xn--pple-43d.example/', 'xn--pple-43d.example'],
    ['https://shop.xn--pple-43d.example/', 'Fruit', 'shop.xn--pple-43d.example'],
    ['mailto:dana@xn--pple-43d.example', 'Fruit', 'dana@xn--pple-43d.example'],
    ['mailto:dana@%D0%B0pple.example', 'Fruit', 'dana@аpple.example'],
  ])('%s is foreign, whatever its words %j are', (href, words, host) => {
    expect(linkTarget(href, words)).toEqual({ host, told: 'foreign' });
  });

  it.each([
    ['https://apple.example/аpple', 'Fruit', 'apple.example'],
    ['https://my_shop.example/', 'The offer', 'my_shop.example'],
    ['https://[2001:db8::1]/', 'The router', '[2001:db8::1]'],
    ['https://apple.example:8443/', 'Fruit', 'apple.example'],
    ['mailto:%D7%93%D7%A0%D7%94@example.com', 'Dana', 'דנה@example.com'],
  ])('%s is not foreign: no letter of its host looks like another one', (href, words, host) => {
    expect(linkTarget(href, words)).toEqual({ host, told: 'shown' });
  });
});

describe('words that are not all that is seen', () => {
  it.each([
    ['https://evil.test/', 'evil.test'],
    ['https://evil.test/a', 'https://evil.test/a'],
    ['https://paypal.com.evil.test/', 'https://paypal.com.evil.test/login'],
    ['mailto:dana@example.com', 'dana@example.com'],
  ])('do not say where %s leads, also where they are %j', (href, words) => {
    expect(linkTarget(href, words, true)?.told).toBe('said');
    expect(linkTarget(href, words, false)?.told).toBe('shown');
  });

  it.each([
    ['https://evil.test/', 'paypal.com', 'elsewhere'],
    ['https://evil.com/', 'evil.com or paypal.com', 'elsewhere'],
    ['mailto:eve@attacker.example', 'dana@example.com', 'elsewhere'],
    ['https://evil.com/', 'evil.com', 'shown'],
    ['https://evil.test/', 'the report', 'shown'],
    ['https://xn--pple-43d.example/', 'xn--pple-43d.example', 'foreign'],
  ] as const)('still name what they name: %s behind %j is %s', (href, words, told) => {
    expect(linkTarget(href, words, false)?.told).toBe(told);
  });
});

describe('words with a dot in them', () => {
  it.each([
    ['holiday.mov'],
    ['invite.ics'],
    ['Dr.Cohen'],
    ['Thank you.Press here.'],
    ['here.Press'],
    ['שלום.תודה'],
    ['report.final.pdf'],
    ['paypal.zip'],
    ['version 1.2.3'],
    ['at 9.30'],
    ['3.5 km'],
    ['and so on...'],
    ['.bashrc'],
    ['Ph.D.'],
    ['node.js'],
  ])('are no host: %j', (words) => {
    expect(linkTarget('https://drive.google.com/x', words)).toEqual({
      host: 'drive.google.com',
      told: 'shown',
    });
  });

  it.each([
    ['paypal.com'],
    ['PayPal.COM'],
    ['paypal.com.'],
    ['(paypal.com)'],
    ['bank.co.il'],
    ['bank.co.il/login'],
    ['https://paypal.zip/login'],
    ['https://paypal.mov'],
    ['www.bank.md'],
    ['bank.md/x'],
    ['bank.anything/x'],
    ['www.bank.anything'],
    ['bank.click'],
    ['bank.xn--p1ai'],
    ['https://bank.xn--p1ai/login'],
    ['בנק.ישראל'],
    ['paypal。com'],
    ['Sign in at paypal.com today'],
    ['שלום.תודה paypal.com'],
  ])('are a host: %j', (words) => {
    expect(linkTarget('https://evil.test/', words)).toEqual({ host: 'evil.test', told: 'elsewhere' });
  });
});

describe('the links in a text', () => {
  const written = (text: string) => linksIn(text).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['See https://a.test.'],
    ['Is it https://a.test?'],
    ['https://a.test, or not'],
    ['Here: https://a.test; there'],
    ['It is https://a.test!?...'],
    ['(https://a.test)'],
    ['[the site](https://a.test).'],
    ['{https://a.test}'],
    ['<https://a.test>'],
    ['"https://a.test"'],
    ["'https://a.test'"],
    ['*https://a.test*'],
    ['_https://a.test_'],
    ['“https://a.test”'],
    ['‘https://a.test’'],
    ['«https://a.test»'],
    ['Look at https://a.test…'],
    ['https://a.test\u00a0'],
    ['https://a.test\nhttp://'],
  ])('end before the marks of the sentence %j', (text) => {
    expect(written(text)).toEqual(['https://a.test']);
  });

  it.each([
    ['https://a.test/?q=1&r=a,b#c:d'],
    ['https://a.test/a_(b)_c'],
    ['https://a.test:8443/~dana/@x!y'],
    ["https://a.test/it's/[1]/"],
    ['https://a.test/%D7%A9'],
    ['https://a.test/שלום'],
    ['https://dana:secret@a.test/'],
    ['https://paypal.com@evil.test/'],
  ])('keep the marks that stand in %s', (address) => {
    expect(linksIn(`See ${address}.`)).toEqual([{ start: 4, end: 4 + address.length, href: address }]);
  });

  it('keep a bracket that was opened in the address', () => {
    expect(written('(see https://en.wikipedia.org/wiki/Java_(island))')).toEqual([
      'https://en.wikipedia.org/wiki/Java_(island)',
    ]);
    expect(written('Is it https://en.wikipedia.org/wiki/Java_(island)?')).toEqual([
      'https://en.wikipedia.org/wiki/Java_(island)',
    ]);
  });

  it('are each found, also twice the same', () => {
    const text = 'https://a.test, http://b.test/x (https://a.test)\nhttps://c.test';
    expect(linksIn(text)).toEqual([
      { start: 0, end: 14, href: 'https://a.test' },
      { start: 16, end: 31, href: 'http://b.test/x' },
      { start: 33, end: 47, href: 'https://a.test' },
      { start: 49, end: 63, href: 'https://c.test' },
    ]);
  });

  it('are two where only a comma stands between them', () => {
    expect(written('https://a.test,https://b.test')).toEqual(['https://a.test', 'https://b.test']);
  });

  it.each([
    ['ראו https://a.test, תודה'],
    ['בhttps://a.test.'],
    ['האתר (https://a.test).'],
    ['האתר „https://a.test”'],
    ['\u200fhttps://a.test\u200f.'],
    ['האתר: \u200ehttps://a.test\u200e'],
  ])('are found between Hebrew words: %j', (text) => {
    expect(written(text)).toEqual(['https://a.test']);
  });

  it('are found in capital letters', () => {
    const [found] = linksIn('SEE HTTPS://A.TEST/X.');
    expect(found).toEqual({ start: 4, end: 20, href: 'HTTPS://A.TEST/X' });
    expect(linkTarget(found?.href, 'HTTPS://A.TEST/X')).toEqual({ host: 'a.test', told: 'said' });
  });

  it.each([
    [''],
    ['http://'],
    ['https://...'],
    ['(http://)'],
    ['http:// a.test'],
    ['https://['],
    ['a.test and www.a.test'],
    ['ftp://a.test javascript://a.test'],
    ['xhttps://a.test'],
  ])('are none in %j', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it('are no more than asked for, from the first one on', () => {
    const text = 'http:// https://a.test https://b.test https://c.test';
    const hrefs = (most?: number) => linksIn(text, most).map(({ href }) => href);
    expect(hrefs(0)).toEqual([]);
    expect(hrefs(1)).toEqual(['https://a.test']);
    expect(hrefs(2)).toEqual(['https://a.test', 'https://b.test']);
    expect(hrefs(9)).toEqual(['https://a.test', 'https://b.test', 'https://c.test']);
    expect(hrefs()).toHaveLength(3);
  });

  it.each([
    ['brackets', ')'],
    ['dots', '.'],
    ['pairs', '.)'],
  ])('are found before a hundred thousand %s', (_, marks) => {
    expect(written(`https://a.test${marks.repeat(100_000)} and`)).toEqual(['https://a.test']);
  });
});
