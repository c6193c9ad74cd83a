import { htmlText } from '@crocodile-hub/core/text/html-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileMails } from '../../../tests/support/hostile-mails/corpus.ts';
import { cleanHtml } from './mail/clean-html.ts';

// The server reads a mail's HTML for what is quoted and forwarded, the browser for what is drawn. Rule inbox.words.2.

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that are quoted and forwarded, but not drawn. */
function onlyQuoted(html: string): string[] {
  const drawn = cleanHtml(html).words;
  return wordsIn(htmlText(html)).filter((word) => !drawn.includes(word));
}

describe('the words that are quoted', () => {
  it.each([
    '<p title="> quoted">Lunch</p>',
    '<div style=display:none>quoted</div>Lunch',
    '<div/style="display:none">quoted</div>Lunch',
    '<div style="display&#58none">quoted</div>Lunch',
    ...'audio video iframe noembed noframes xmp math mi mn mo ms mtext annotation-xml desc foreignobject selectedcontent'
      .split(' ')
      .map((name) => `Lunch<${name}>quoted</${name}>`),
    'Lunch<style/>quoted</style>',
    'Lunch<script/>quoted</script>',
    'Lunch<title/>quoted</title>',
    '<table><tr><td style="display:none">quoted<table><tr><td>quoted</table>quoted<td>Lunch</table>',
    '<p><b hidden></p>quoted</b>Lunch',
    '<form hidden><div></form>quoted</div>Lunch',
    '<div hidden><table></div>quoted</table></div>Lunch',
    'Lunch<svg><![CDATA[</svg>quoted]]></svg>',
    'Lunch<template><col><style></template><i hidden></style></template>quoted</i>',
    '<table><tr><td>Lunch</table><plaintext>quoted',
    '<frameset>Lunch',
    '<noscript>quoted</noscript>Lunch',
    '<select><a style=display:none>quoted</a></select>Lunch',
    '<SELECT/><b hidden><textarea></textarea>quoted</b></select>Lunch',
  ])('are all drawn: %s', (html) => {
    expect(cleanHtml(html).words).not.toContain('quoted');
    expect(wordsIn(htmlText(html))).toEqual(['Lunch']);
    expect(onlyQuoted(html)).toEqual([]);
  });

  it('are all drawn in each of the hostile mails', () => {
    const found = hostileMails('evil.example').flatMap(({ html }) =>
      onlyQuoted(html).map((word) => ({ html, word })),
    );
    expect(found).toEqual([]);
  });

  it('are all drawn in whatever is nested and closed in whatever order', () => {
    const names = fc.constantFrom(
      ...'a b button caption col div form i li math mi nobr object optgroup option p select style svg table tbody td template textarea title tr ul video'.split(
        ' ',
      ),
    );
    const mark = fc.constantFrom('', '', '', ' hidden', '/style=display:none', ' title="> none"', '/');
    const piece = fc.oneof(
      { weight: 4, arbitrary: fc.tuple(names, mark).map(([name, own]) => `<${name}${own}>`) },
      { weight: 3, arbitrary: names.map((name) => `</${name}>`) },
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 99 }).map((number) => `w${number}w`) },
      { weight: 1, arbitrary: fc.constantFrom(' ', '<!-- none', '-->', '<![CDATA[', ']]>', '</ none>') },
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 3, maxLength: 25 }), (pieces) => {
        expect(onlyQuoted(pieces.join(''))).toEqual([]);
      }),
      { numRuns: 400, seed: 1 },
    );
  });
});
