import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlText } from './html-text.ts';

describe('what an HTML mail says', () => {
  it.each([
    ['<p>Hello <b>Dana</b></p><p>שלום</p>', 'Hello Dana\n\nשלום'],
    ['a<br>b<div>c</div>', 'a\nb\nc'],
    ['<style>p{color:red}</style><script>alert(1)</script>text', 'text'],
    ['<!-- hidden --><head><title>t</title></head>text', 'text'],
    ['1 &lt; 2 &amp;&nbsp;3 &#1513; &#x5e9; &bogus;', '1 < 2 & 3 ש ש &bogus;'],
    [
      'caf&eacute; &euro;5 &rarr; &#8364; &#x80; &amp;amp; &AMP;lt; &copy 2026',
      'café €5 → € € &amp; &lt; © 2026',
    ],
    ['&#0;&#x110000;&#xD800;', '\uFFFD\uFFFD\uFFFD'],
    ['unclosed <b', 'unclosed'],
    ['wrapped by\r\n  a mail program', 'wrapped by a mail program'],
    ['<pre>line by\n\nline</pre>at the\nend', 'line by\n\nline\nat the end'],
    [
      '<div>Yes</div><div>Dana wrote:<br></div><blockquote>Can you?<div>No</div><blockquote>Older</blockquote></blockquote>Bye',
      'Yes\n\nDana wrote:\n\n> Can you?\n> No\n\n>> Older\n\nBye',
    ],
    [`${'<blockquote>'.repeat(100)}deep`, '>>>>>>>> deep'],
    [`${'<div>'.repeat(9_900)}deep`, 'deep'],
    [`${'<div>'.repeat(50_000)}too deep to be drawn`, 'too deep to be drawn'],
    ['</blockquote></pre>not quoted', 'not quoted'],
    [
      '<p>Bring:</p><ul>\n<li>milk</li>\n<li><p>bread<br>white</p></li></ul>Thanks',
      'Bring:\n\n- milk\n\n- bread\nwhite\n\nThanks',
    ],
    ['<ol start="3"><li>milk<li>bread<ul><li>white</ul><li>eggs</ol>', '3. milk\n4. bread\n- white\n5. eggs'],
    ['<blockquote><ol><li>milk</li><li> </li></ol></blockquote>', '> 1. milk'],
    ['<li>no list</li></ol></ul>done', '- no list\ndone'],
    ['<ul><li><pre>\nmilk\nbread</pre>', '- milk\nbread'],
    ['<UL>\n <LI>\n  milk\n </LI>\n</UL>', '- milk'],
    ['<ul><li>a<ul><li>b<ul><li>c</ul></ul>', '- a\n- b\n- c'],
    ['<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>', '- a\n- b\n- c\n- d'],
    ['<ul><li>a<ol><li>b</li><li>c</li></ol><li>d</ul>', '- a\n1. b\n2. c\n- d'],
    ['<ol><li>a<ol start=7><li>b</ol><li>c</ol>', '1. a\n7. b\n2. c'],
    ['<ol><li>a</li></ol><ol><li>b</li></ol>', '1. a\n\n1. b'],
    ['<ul>Bring:<li>milk</ul>', 'Bring:\n- milk'],
    ['<ol start=10><li>a<li>b</ol>', '10. a\n11. b'],
    ["<ol class='x' START = '99'><li>a<li>b</ol>", '99. a\n100. b'],
    ['<ol start="0"><li>a<li>b</ol>', '0. a\n1. b'],
    ['<ol start="-5"><li>a<li>b</ol>', '-5. a\n-4. b'],
    ['<ol start="1000"><li>a<li>b</ol>', '1000. a\n1001. b'],
    ['<ol start=abc><li>a<li>b</ol>', '1. a\n2. b'],
    ['<ol start><li>a<li>b</ol>', '1. a\n2. b'],
    ['<ol start=""><li>a</ol>', '1. a'],
    ['<ol data-start="9" style="padding-inline-start:48px"><li>a</ol>', '1. a'],
    ['<ul start="5"><li>a</ul>', '- a'],
    [`<ol style="font-family:${'Arial, '.repeat(40)}" start="2"><li>a</ol>`, '2. a'],
    ['<ol><li>a<li value="7">b<li>c</ol>', '1. a\n7. b\n8. c'],
    ['<ul><li><img src="a.png"></li><li>b</li></ul>', '- b'],
    ['<ol><li><img src="a.png"></li><li>b</li></ol>', '2. b'],
    ['<ul><li><img src="a.png"></ul><p>Bye</p>', 'Bye'],
    ['<ul><li></ul>Bye', 'Bye'],
    ['<ul><li>a</li><li></li><li>b</li></ul>', '- a\n- b'],
    ['<ol><li>a</li><li> </li><li>b</li></ol>', '1. a\n3. b'],
    ['<ul><li></li></ul>Bye', 'Bye'],
    ['<dl><dt>Milk</dt><dd>Two</dd></dl>', 'Milk\n\nTwo'],
    ['<ul><li>a</li></ul><dl><dt>b<dd>c</dl>', '- a\n\nb\n\nc'],
    [
      '<blockquote>Bring:<ul><li>milk</li><li>bread</li></ul></blockquote>Yes',
      '> Bring:\n> - milk\n> - bread\n\nYes',
    ],
    ['<ul><li>a<blockquote>b</blockquote></li><li>c</li></ul>', '- a\n> b\n- c'],
    ['<ul><li>a<li>b', '- a\n- b'],
    ['<ul><li>a</ul>b', '- a\n\nb'],
    ['<ul><li>a<ul><li>b</ul>c', '- a\n- b\nc'],
    ['<ul><li>a</li>b</ul>', '- a\nb'],
    ['a</li>b', 'ab'],
    ['</ul></ol></li><ol><li>a</ol>', '1. a'],
    [
      '<ul><li><table><tr><td>milk</td><td>2</td></tr></table></li><li>bread</li></ul>',
      '- milk\n\n2\n\n- bread',
    ],
    ['<table><tr><td><ol><li>a</li><li>b</li></ol></td></tr></table>', '1. a\n2. b'],
    ['<div style="display:none"><ol><li>a</li></ol></div><ol><li>b</li></ol>', '1. b'],
    ['<ol style="display:none"><li>a<li>b</ol><ul><li>c</ul>', '- c'],
    ['<ol><li style="display:none">a</li><li>b</li></ol>', '1. b'],
    ['<ul><li>a<ul hidden><li>b</li></ul></li><li>c</li></ul>', '- a\n- c'],
    ['<template><ol><li>a</template><ul><li>b</ul>', '- b'],
    ['&gt; said by hand', '> said by hand'],
    ['<div style="display:none;max-height:0">Preheader</div>Hello', 'Hello'],
    ["<div style='DISPLAY : none !important'><div>in</div>it</div><p>Hello</p>", 'Hello'],
    ['<span hidden>no</span>yes<span data-hidden="x">yes</span>', 'yesyes'],
    ['shown<div style="display:none">never closed', 'shown'],
    ['<p style="display:none">no<p>yes</p>', 'yes'],
    ['<td style="font-size:0"><p style="font-size:14px">Hello</p></td>', 'Hello'],
    ['<spanner></spanner><span style="visibility:hidden">no<spanner></span>yes', 'yes'],
    ['a < b and c > d, 1<2', 'a < b and c > d, 1<2'],
    ['<head><p>No end of the head', 'No end of the head'],
    ['<textarea>as <b>written</b></textarea>', 'as <b>written</b>'],
    ['<svg><p>a paragraph ends it', 'a paragraph ends it'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it.each([
    ['lists', `${'<ul><li>'.repeat(1_000)}deep`, '- deep'],
    ['lists of numbers', `${'<ol><li>'.repeat(1_000)}deep`, '1. deep'],
    ['lists with items', '<ul><li>a'.repeat(1_000), '- a\n'.repeat(1_000).trim()],
    [
      'empty lists in one of numbers',
      `<ol><li>a${'<ul>'.repeat(1_000)}${'</ul>'.repeat(1_000)}<li>b</ol>`,
      '1. a\n2. b',
    ],
  ])('of a thousand %s, each in the one before, is what a reader would see', (_name, html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it.each([
    // What stands in a tag.
    '<p title="> not shown">Lunch at one?</p>',
    "<p title='> not shown'>Lunch at one?</p>",
    '<p>Lunch at one?</p x="> not shown">',
    '<p>Lunch at one?</p><!--><!-- --!>',
    '<p>Lunch at one?</p><!-- > not shown -->',
    '<p>Lunch at one?</p><?not shown?></not a tag>',
    // Hidden, however it is written.
    '<div style=display:none>not shown</div>Lunch at one?',
    '<div/style="display:none">not shown</div>Lunch at one?',
    '<div class="x"style="display:none">not shown</div>Lunch at one?',
    '<div/hidden>not shown</div>Lunch at one?',
    '<div style="display&#58none">not shown</div>Lunch at one?',
    '<div style="display:none" style="">not shown</div>Lunch at one?',
    '<table><tr><td style="display:none">not<table><tr><td>not</table>shown<td>Lunch at one?</table>',
    '<p><b hidden></p>not shown</b>Lunch at one?',
    '<form hidden><div></form>not shown</div>Lunch at one?',
    '<div hidden><table></div>not shown</table></div>Lunch at one?',
    '<table hidden>Lunch at one?<tr><td>not shown</table>',
    '<p hidden>not shown<button><p>not shown</button></p>Lunch at one?',
    // Left out with what stands in them.
    ...'annotation-xml audio desc foreignobject iframe math mi mn mo ms mtext noembed noframes noscript script selectedcontent style svg template title video xmp'
      .split(' ')
      .map((name) => `Lunch at one?<${name}>not shown</${name}>`),
    'Lunch at one?<style/>not shown</style>',
    'Lunch at one?<script/>not shown</script>',
    'Lunch at one?<title/>not shown</title>',
    'Lunch at one?<title></titles>not shown</title>',
    'Lunch at one?<video/>not shown</video>',
    'Lunch at one?<svg/><svg><style>not</style>shown</svg>',
    'Lunch at one?<svg><![CDATA[</svg>not shown]]></svg>',
    'Lunch at one?<script><!--<script></script>not shown--></script>',
    'Lunch at one?<template><col><style></template><i hidden></style></template>not shown</i>',
    'Lunch at one?<plaintext>not shown</plaintext>not shown',
    'Lunch at one?<table><tr><plaintext>not shown',
  ])('of %j is what is shown', (html) => {
    expect(htmlText(html)).toBe('Lunch at one?');
  });

  it.each([
    ['a long attribute', `<div title="${'x'.repeat(5_000)}" style="display:none">not shown</div>`],
    ['a long comment', `<div style="display:none">not shown<!-- ${'x'.repeat(25_000)} --></div>`],
    ['many words', `<div style="display:none">${'not shown '.repeat(5_000)}</div>`],
    ['two hundred before it', `${'<i hidden></i>'.repeat(200)}<i hidden>not shown</i>`],
  ])('has nothing of a hidden element with %s', (_name, html) => {
    expect(htmlText(`${html}Lunch at one?`)).toBe('Lunch at one?');
  });

  it('takes any input', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '<',
            '>',
            '/',
            '!',
            '-',
            'a',
            'b',
            ' ',
            '&',
            ';',
            '#',
            '"',
            '\n',
            '<table>',
            '<td>',
            '</b>',
          ),
        }),
        (html) => void htmlText(html),
      ),
    );
  });
});
