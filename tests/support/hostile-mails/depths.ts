import type { Vector } from './marks.ts';

const many = (text: string, times: number) => text.repeat(times);
const end = '<img src=x onerror={js}><script>{js}</script><p style="background:url({u})">x</p>';

/** Deeper than real mails: parsers change the tree when it gets too deep. */
export const depths: readonly Vector[] = [
  ...['div', 'b', 'blockquote', 'svg', 'font', 'template', 'x-y'].map(
    (tag) => `${many(`<${tag}>`, 380)}${end}`,
  ),
  ...['table><tr><td', 'math><mi', 'svg><foreignObject', 'ul><li'].map(
    (tags) => `${many(`<${tags}>`, 90)}${end}`,
  ),
  `${many('<div>', 380)}<math><mtext><table><mglyph><style><!--</style><p title="--&gt;${end}">`,
  `${many('<b><i>', 190)}<svg><style><p title="</style>${end}">`,
  `${many('<form>', 300)}${many('<a><table>', 90)}${end}`,
  `${many('&amp;', 4000)}lt;script&gt;{js}`,
  `<p ${many('x=1 ', 3000)} onclick="{js}" style="background:url({u})">x</p>`,
  `${many('<!--', 2000)}-->${end}`,
  `<a href="${many('&#32;', 3000)}javascript:{js}">x</a>`,
  `${many('<p>', 3000)}${end}`,
  `<p style="${many('x:', 3000)};background:url({u})">x</p>`,
];

/** Outlook's own wrapping and other text that is not HTML, sent as HTML. */
export const foreign: readonly Vector[] = [
  '\x78\x9f\x3e\x22\u0001\u0000<script>{js}</script>{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag64 <img src={img}>}{\\*\\htmltag <script>{js}</script>}}',
  '{\\rtf1{\\field{\\*\\fldinst HYPERLINK "javascript:{js}"}}{\\object\\objdata 0105}{\\*\\htmltag84 <img src="{img}" onerror="{js}">}}',
  'Content-Type: application/ms-tnef; name="winmail.dat"\n\n<html><body onload="{js}"><img src="{img}" srcset="{u}"></body></html>',
  'begin 644 winmail.dat\n<script>{js}</script>\nend',
  '--b\r\nContent-Type: text/html\r\n\r\n<script>{js}</script><link rel=stylesheet href="{u}">\r\n--b--',
  '<bold><x-html><script>{js}</script></x-html><param>{u}</param></bold>',
  '%PDF-1.4 <</OpenAction<</S/JavaScript/JS({js})>>>><embed src="{u}">',
  '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:include href="{u}"/><xsl:template match="/"><script>{js}</script></xsl:template></xsl:stylesheet>',
  '<amp-img src="{u}"></amp-img><amp-form action-xhr="{u}"></amp-form><html \u26A14email><script async src="{u}"></script>',
  'MIME-Version: 1.0\nContent-Location: {u}\n\n<iframe src="cid:a"></iframe><object data="cid:b"></object><script src="cid:c"></script>',
];
