import type { Vector } from './marks.ts';

/** Pictures as an <img> may name them; our server decides what it asks for. */
export const listed: readonly Vector[] = [
  '<img src="{img}">',
  '<IMG SRC={img}>',
  "<img alt='a' src='{img}' align=left>",
  '<img src=" {img} ">',
  '<img src="&#x68;ttps://{host}/img-{id}">',
  '<table><tr><td><img src="{img}"></td></tr></table>',
  '<a href="{u}"><img src="{img}" alt="link"></a>',
  '<image src="{img}">',
  '<picture><source srcset="{u}"><img src="{img}" srcset="{u} 2x"></picture>',
  '<img src="{img}" onload="{js}" onerror="{js}" style="background:url({u})" crossorigin referrerpolicy=unsafe-url loading=eager>',
  '<p><img src="{img}"><img src="{img}"><img src="{img}"></p>',
  '<img src="{img}" width=100% height=1e9 usemap="#m" ismap>',
];

/** A tracking picture, which counts its readers. */
export const specks: readonly Vector[] = [
  '<img src="{u}" width=1 height=1>',
  '<img src="{u}" width="0">',
  '<img src="{u}" height=" 1px ">',
  '<IMG WIDTH="1" SRC="{u}">',
];

/** Hosts that look public but are not, or the reverse: the browser must not ask them itself. */
export const hosts: readonly Vector[] = [
  'http://{host}./',
  'http://{host}../',
  'http://localhost./',
  'http://127.1/',
  'http://0/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[0:0:0:0:0:ffff:169.254.169.254]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:a9fe:a9fe::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://169.254.169.254/latest/',
  'http://metadata.google.internal/',
  'http://metadata.google.internal./',
  'http://10.0.0.1:8080/',
  'http://user:pass@{host}/',
  'http://{host}:22/',
  'http://{host}%2f@10.0.0.1/',
  'http://\u2460\u2461\u2466.\u24EA.\u24EA.\u2460/',
  'http://127\u30020\u30020\u30021/',
  'http:\\\\{host}\\',
  'https:{host}/',
  'hTTps:////{host}/',
].flatMap((start) => [
  `<img src="${start}img-{id}">`,
  `<p style="background:url('${start}other-{id}')">x</p>`,
]);
