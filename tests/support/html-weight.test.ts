import { describe, expect, it } from 'vitest';
import { isHeavy } from '@crocodile-hub/core/text/html-weight';

const many = (times: number, of: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => of(n)).join('');
const fonts = (count: number, paragraphs: number) =>
  `<p>${many(count, (n) => `<font color=${n}>`)}</p>${many(paragraphs, () => '<p>x</p>')}`;

/** Of the processor alone: on a busy machine the clock tells of others. */
function weighed(html: string) {
  const before = process.cpuUsage();
  const answer = isHeavy(html);
  const { user, system } = process.cpuUsage(before);
  return { answer, processorMs: (user + system) / 1_000 };
}

describe('HTML that would hold the screen', () => {
  it.each([
    ['300 fonts that 600 paragraphs open anew', fonts(300, 600)],
    [
      '300 fonts behind endings that are words of a title',
      `<p>${many(300, (n) => `<font color=${n}><title></font></title>`)}</p>${many(600, () => '<p>x</p>')}`,
    ],
    [
      '300 fonts behind endings in a style that a drawing reads as elements',
      `<p>${many(300, (n) => `<font color=${n}>`)}<svg><style></p>${many(600, () => '<p>x</p>')}</style>`,
    ],
    ['800 fonts that 1,600 paragraphs open anew', fonts(800, 1_600)],
    [
      'cells of thousands of columns and rows',
      many(2_000, () => '<tr><td colspan=1000 rowspan=65534>x</td></tr>'),
    ],
    ['one such cell', '<table><tr><td rowspan="65534" colspan="1000">x</td></tr></table>'],
    ['57,000 comments', many(57_000, () => '<!---->')],
    ['16,000 attributes on one element', `<p ${many(16_000, (n) => `a${n}=1 `)}>x</p>`],
    [
      '16,000 attributes behind a value that holds a bracket',
      `<p x=">" ${many(16_000, (n) => `a${n} `)}>x</p>`,
    ],
    ['32,000 bold elements', '<b>'.repeat(32_000)],
    ['tags within a comment', `<!--${'<b>'.repeat(32_000)}-->`],
    ['endings that are comments', '</->'.repeat(10_000)],
  ])('is known by its letters: %s', (_, html) => {
    const { answer, processorMs } = weighed(html);
    expect(answer).toBe(true);
    expect(processorMs).toBeLessThan(1_000);
  });

  it.each([
    ['quotes that are never closed', `<p a="${'<p a='.repeat(9_000)}`],
    ['a tag that is never closed', `<p ${' '.repeat(1_000_000)}`],
    ['brackets alone', '<'.repeat(1_000_000)],
    ['a comment that is never closed', `<!--${'-'.repeat(1_000_000)}`],
  ])('is read in one pass: %s', (_, html) => {
    expect(weighed(html).processorMs).toBeLessThan(1_000);
  });
});

describe('HTML that people get', () => {
  const cell =
    '<td colspan="2" width="600" style="padding:0"><a href="https://shop.test/x"><b>Sale</b></a></td>';
  it.each([
    ['a newsletter of 1,200 rows', `<table>${many(1_200, () => `<tr valign="top">${cell}</tr>`)}</table>`],
    ['a thousand paragraphs', many(1_000, (n) => `<p>${n}</p>`)],
    ['paragraphs whose fonts are never closed', many(1_500, () => '<p><font face="Arial" size=2>x</p>')],
    [
      'a hundred answers, each quoting the one before',
      many(100, (n) => `<div><p><b>${n}</b></p><blockquote type="cite">`),
    ],
    ['cells whose formatting is never closed', many(1_000, (n) => `<tr><td><font color=${n}>x</td></tr>`)],
    ['conditional comments of Outlook', many(300, () => '<!--[if mso]><table><tr><td><![endif]--><p>x</p>')],
  ])('is shown: %s', (_, html) => {
    expect(isHeavy(html)).toBe(false);
  });
});
