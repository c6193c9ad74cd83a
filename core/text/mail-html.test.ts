import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

const head = 'On Sun, 1 Nov 2026 at 10:00, Dana <dana@example.com> wrote:';
const forwardedHead = '---------- Forwarded message ---------';

const line = (html: string) => `<div dir="auto">${html}</div>`;

/** All that the product itself writes between < and >. */
const ours = [
  /^<\/?(?:b|i|s)>$/,
  /^<br>$/,
  /^<\/(?:div|ul|ol|li|blockquote)>$/,
  /^<(?:div|ul|ol|li) dir="auto">$/,
  /^<ol dir="auto" start="\d{1,3}">$/,
  /^<div class="gmail_quote">$/,
  /^<div class="gmail_attr" dir="auto">$/,
  /^<blockquote class="gmail_quote" style="margin:(?:0 0 0 \.8ex;border-left:1px solid #ccc;padding-left|0 \.8ex 0 0;border-right:1px solid #ccc;padding-right):1ex">$/,
];

const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? [];
const foreignTags = (html: string) => tagsOf(html).filter((tag) => !ours.some((one) => one.test(tag)));
const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const shown = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (_, name: string) => letters[name] ?? `?${name}?`);
/** Without spaces, marks, and the letters before quoted lines and items. */
const essence = (text: string) => text.replace(/[\s*_~>•-]/g, '');

describe('a mail without marks', () => {
  it.each([
    '',
    '\n',
    'Hello\n\nBye',
    '2*3*4 = snake_case',
    '- Dana',
    'Hello\n-- \nNoa',
    '<b>Hello</b>',
    'https://a.example/_x_',
    `At nine.\n\n${head}\n> Is it *urgent*?\n> - a\n> - b`,
    `See below.\n\n${forwardedHead}\nFrom: *Dana*\n\n- a\n- b\n_c_`,
    `${forwardedHead}\nFrom: Dana\n\n*a*`,
  ])('has no HTML: %j', (text) => {
    expect(mailHtml(text)).toBeNull();
  });

  it.each([
    ['before anything is written', `\n\n${head}\n> Is it *urgent*?`],
    ['before anything is written, in Hebrew', '\n\nבתאריך 1 בנוב׳ 2026, מאת דנה:\n> זה *דחוף*?'],
    ['of an answer below it', `${head}\n> Is it *urgent*?\n\nNo.`],
    ['that is answered line by line', `${head}\n> Is it *urgent*?\nNo.\n> And _this_?\nYes.`],
    ['that is answered line by line, with lists', `${head}\n> - a\n> - b\nNo.\n> ~c~\nYes.`],
  ])('takes nothing of the answered mail for a mark %s', (_, text) => {
    expect(mailHtml(text)).toBeNull();
  });
});

describe('a mail with marks', () => {
  it('has its marks, its lines and its lists', () => {
    expect(mailHtml('*Hi* _there_ ~you~\n\n- a\n- *b*\n3. c\n4. d\n1. e\n2. f')).toBe(
      [
        line('<b>Hi</b> <i>there</i> <s>you</s>'),
        line('<br>'),
        '<ul dir="auto"><li dir="auto">a</li><li dir="auto"><b>b</b></li></ul>',
        '<ol dir="auto" start="3"><li dir="auto">c</li><li dir="auto">d</li></ol>',
        '<ol dir="auto"><li dir="auto">e</li><li dir="auto">f</li></ol>',
      ].join(''),
    );
  });

  it('is one for a list alone', () => {
    expect(mailHtml('- a\n- b')).toBe('<ul dir="auto"><li dir="auto">a</li><li dir="auto">b</li></ul>');
  });

  it('aligns each line by its own script', () => {
    expect(mailHtml('*שלום* דנה\nHello')).toBe(line('<b>שלום</b> דנה') + line('Hello'));
  });

  it('keeps as many spaces as were written', () => {
    expect(mailHtml('*a*  b   c\n    d')).toBe(
      line('<b>a</b>&nbsp; b&nbsp;&nbsp; c') + line('&nbsp;&nbsp;&nbsp; d'),
    );
  });

  it('quotes the answered mail as Gmail does, with nothing in it marked', () => {
    expect(mailHtml(`*Yes*\n\n${head}\n> Is it *urgent*?\n>\n>> - a\n>> - b`)).toBe(
      [
        line('<b>Yes</b>'),
        '<br><div class="gmail_quote"><div class="gmail_attr" dir="auto">',
        'On Sun, 1 Nov 2026 at 10:00, Dana &lt;dana@example.com&gt; wrote:</div>',
        '<blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">',
        line('Is it *urgent*?'),
        line('<br>'),
        line('&gt; - a'),
        line('&gt; - b'),
        '</blockquote></div>',
      ].join(''),
    );
  });

  it('has the line of a Hebrew quote at its right', () => {
    const html = mailHtml('*כן*\n\nבתאריך 1 בנוב׳ 2026, מאת דנה:\n> מתי?');
    expect(html).toContain('border-right:1px solid #ccc;padding-right:1ex');
    expect(html).toContain(`${line('מתי?')}</blockquote>`);
    expect(html).not.toContain('left');
  });

  it('keeps the head of a quote outside of it, wherever the quoted lines begin', () => {
    const html = mailHtml(`*Yes*\n\n${head}\n > When?`) ?? '';
    expect(html.slice(html.indexOf('<blockquote'))).not.toContain('wrote:');
  });

  it('passes a forwarded mail on as it is', () => {
    expect(mailHtml(`*Look*\n${forwardedHead}\nFrom: Dana <d@example.com>\n\n*a*\n- b\n- c\n> d`)).toBe(
      [
        line('<b>Look</b>'),
        line('<br>'),
        line(forwardedHead),
        line('From: Dana &lt;d@example.com&gt;'),
        line('<br>'),
        line('*a*'),
        line('- b'),
        line('- c'),
        line('&gt; d'),
      ].join(''),
    );
  });

  it.each([
    ['answered below it', `${head}\n> Is it *urgent*?\n\n*No*.`],
    ['answered line by line', `${head}\n> Is it *urgent*?\n*No*.\n> And when?\nNow.`],
  ])('marks nothing of a mail that is %s', (_, text) => {
    const html = mailHtml(text);
    expect(html).toContain('<b>No</b>');
    expect(html).not.toContain('<b>urgent</b>');
  });

  it('marks nothing of a mail that is answered within a forwarded one', () => {
    const html = mailHtml(`*Look*\n\n${forwardedHead}\nFrom: Dana\n\n*Yes*\n\n${head}\n> _When_?`);
    expect(tagsOf(html ?? '').filter((tag) => /^<[bis]>$/.test(tag))).toEqual(['<b>']);
  });
});

describe('hostile words in a mail with marks', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    "' onmouseover='alert(1)",
    '</div></blockquote></body>',
    '<!-- ',
    '-->',
    '<![CDATA[',
    '&lt;b&gt;',
    '&#60;b&#62;',
    '&nbsp;',
    '&',
    '<',
    '>',
    '"',
    '<a href="https://evil.example">',
    '$&',
    '$1',
    '\u202e',
    '\u0000',
  ];

  it.each(hostile)('stay words: %j', (words) => {
    const places = [
      `*a* ${words}`,
      `*${words}*\n*b*`,
      `*a*\n- ${words}\n- ${words}`,
      `*a*\n1. ${words}\n2. ${words}`,
      `*a*\n\n${words} <x@example.com> wrote:\n> ${words}`,
      `*a*\n\n${forwardedHead}\nSubject: ${words}\n\n${words}`,
    ];
    for (const text of places) {
      const html = mailHtml(text) ?? '';
      expect(html).not.toBe('');
      expect(foreignTags(html)).toEqual([]);
      expect(essence(shown(html))).toBe(essence(text.replace(/^\d\. /gm, '')));
    }
  });

  it('become no tag and no attribute, wherever they stand, and none of them is lost', () => {
    const parts = fc.constantFrom(
      ...hostile,
      '*',
      '_',
      '~',
      '*a*',
      '_b_',
      'c',
      ' ',
      '  ',
      '\n',
      '\n',
      '- d',
      '\n- ',
      '> ',
      '\n> e',
      'שלום',
      `\n${head}\n> `,
      `\n${forwardedHead}\n`,
    );
    const text = fc.array(parts, { maxLength: 30 }).map((some) => `*a* ${some.join('')}`);
    fc.assert(
      fc.property(text, (one) => {
        const html = mailHtml(one) ?? '';
        expect(html).not.toBe('');
        expect(foreignTags(html)).toEqual([]);
        expect(html.replace(/<[^>]*>/g, '')).toMatch(/^(?:[^<>&"]|&(?:amp|lt|gt|quot|nbsp);)*$/);
        expect(essence(shown(html))).toBe(essence(one));
      }),
      { numRuns: 3_000 },
    );
  });

  it('close what they open: every tag has its end, in order', () => {
    const parts = fc.constantFrom(
      '*',
      '_',
      '~',
      'a',
      ' ',
      '\n',
      '- b\n',
      '1. c\n2. d\n',
      `${head}\n> e`,
      '<b>',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), (some) => {
        const open: string[] = [];
        for (const tag of tagsOf(mailHtml(`*a* ${some.join('')}`) ?? '')) {
          const name = /\w+/.exec(tag)?.[0] ?? '';
          if (tag.startsWith('</')) expect(open.pop()).toBe(name);
          else if (name !== 'br') open.push(name);
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['marks', '*a* '.repeat(100_000)],
    ['spaces', `*a*${' '.repeat(100_000)}`],
    ['items', '- a\n'.repeat(100_000)],
    ['quoted lines', `*a*\n${'> b\n'.repeat(100_000)}`],
    ['dashes', `*a*\n${'-'.repeat(100_000)}\n${'-'.repeat(100_000)} Forwarded message`],
    ['opened tags', `*a*${'<'.repeat(100_000)}`],
  ])('are written where there are 100,000 %s', (_, text) => {
    expect(foreignTags(mailHtml(text) ?? '<none>')).toEqual([]);
  });
});
