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
    ['</blockquote></pre>not quoted', 'not quoted'],
    ['&gt; said by hand', '> said by hand'],
    ['<div style="display:none;max-height:0">Preheader</div>Hello', 'Hello'],
    ["<div style='DISPLAY : none !important'><div>in</div>it</div><p>Hello</p>", 'Hello'],
    ['<span hidden>no</span>yes<span data-hidden="x">yes</span>', 'yesyes'],
    ['<div style="display:none">never closed', 'never closed'],
    ['<p style="display:none">no<p>yes</p>', 'yes'],
    ['<td style="font-size:0"><p style="font-size:14px">Hello</p></td>', 'Hello'],
    ['<spanner></spanner><span style="visibility:hidden">no<spanner></span>yes', 'yes'],
    [`<div style="display:none">${'long '.repeat(5_000)}</div>`, 'long '.repeat(5_000).trim()],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it('takes any input', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('<', '>', '/', '!', '-', 'a', 'b', ' ', '&', ';', '#', '"', '\n'),
        }),
        (html) => void htmlText(html),
      ),
    );
  });
});
