import { crossed, type Vector } from './marks.ts';

const around = [
  '{v}',
  '<table><tr><td>{v}</td></tr></table>',
  '<svg><foreignObject>{v}</foreignObject></svg>',
  '<math><annotation-xml encoding="text/html">{v}</annotation-xml></math>',
];

/** Elements that load something by themselves. */
export const fetching: readonly Vector[] = [
  ...crossed(around, [
    '<img srcset="{u} 1x, {u}?2 2x">',
    '<img sizes=100vw srcset="{u} 9w,{u}?2 900w">',
    '<picture><source srcset="{u}"><img></picture>',
    '<picture><source media="(min-width:0)" srcset="{u}" type="image/webp"><source src="{u}"><img srcset="{u}"></picture>',
    '<img lowsrc="{u}" dynsrc="{u}" longdesc="{u}" data-src="{u}" usemap="#m">',
    '<image src="{img}" srcset="{u}">',
    '<video src="{u}" poster="{u}" autoplay muted></video>',
    '<video autoplay muted><source src="{u}"><track default kind=subtitles src="{u}"></video>',
    '<audio src="{u}" autoplay></audio><bgsound src="{u}">',
    '<audio preload=auto><source src="{u}"></audio>',
    '<iframe src="{u}"></iframe>',
    '<iframe srcdoc="<script>{js}</script><img src=&quot;{u}&quot;>"></iframe>',
    '<iframe srcdoc="&lt;script&gt;{js}&lt;/script&gt;" sandbox="allow-scripts allow-same-origin"></iframe>',
    '<object data="{u}"></object>',
    '<object data="data:text/html;base64,PHNjcmlwdD5jb25zb2xlLmxvZygxKTwvc2NyaXB0Pg=="></object>',
    '<object type="text/x-scriptlet" data="{u}"><param name=movie value="{u}"><embed src="{u}"></object>',
    '<embed src="{u}" type="image/svg+xml">',
    '<applet code=a archive="{u}" codebase="{u}"></applet>',
    '<input type=image src="{u}">',
    '<table background="{u}"><tr background="{u}"><td background="{u}">x</td></tr></table>',
    '<body background="{u}">x</body>',
    '<portal src="{u}"></portal><fencedframe src="{u}"></fencedframe>',
    '<frameset><frame src="{u}"></frameset>',
    '<xml src="{u}"></xml><layer src="{u}"></layer><ilayer src="{u}"></ilayer>',
    '<menuitem icon="{u}"></menuitem><command icon="{u}"></command>',
    '<div src="{u}" href="{u}" data="{u}" poster="{u}" cite="{u}" profile="{u}">x</div>',
    '<v:imagedata src="{u}"></v:imagedata><v:fill src="{u}" type=frame></v:fill><o:p>x</o:p>',
    '<!--[if true]><img src="{img}"><v:rect><v:fill src="{u}"/></v:rect><![endif]-->',
  ]),
  '<html manifest="{u}"><p>x</p>',
  '<img src="//{host}/other-{id}" srcset="//{host}/other-{id} 1x">',
  '<img src="/other-{id}"><img src="other-{id}"><img src="?other-{id}"><img src="\\\\{host}\\other-{id}">',
];

/** Addresses that the browser looks up or loads in advance. */
export const hints: readonly Vector[] = [
  'prefetch',
  'preload" as="image',
  'preload" as="font" crossorigin="',
  'modulepreload',
  'prerender',
  'dns-prefetch',
  'preconnect',
  'icon',
  'shortcut icon',
  'apple-touch-icon',
  'manifest',
  'import',
  'next',
  'pingback',
  'expect" blocking="render',
  'compression-dictionary',
].flatMap((rel) => [
  `<link rel="${rel}" href="{u}">`,
  `<svg><title><link rel="${rel}" href="//{host}/other-{id}"></title></svg>`,
]);

/** Elements that lead away, or send something away. */
export const leaving: readonly Vector[] = [
  ...crossed(
    ['{v}', '<table>{v}</table>'],
    [
      '<meta http-equiv="refresh" content="0;url={u}">',
      '<meta http-equiv=&#114;efresh content="0; URL=\'{u}\'">',
      '<meta http-equiv=refresh content=",{u}">',
      '<base href="{u}/"><a href="q">base</a><img src="q.png">',
      '<base target=_top href="//{host}/other-{id}/"><a href="q">base</a>',
      '<form action="{u}" target=_top><input name=a value=b autofocus><button>Send</button></form>',
      '<form id=f action="{u}"></form><input form=f type=submit value=Go>',
      '<button formaction="{u}" formmethod=post>Go</button>',
      '<isindex action="{u}" type=image src="{u}">',
      '<a href="{u}" ping="{u}?ping" target=_top>link</a>',
      '<a href="{u}" target=_blank rel=opener>link</a>',
      '<a href="{u}" download>link</a>',
      '<a attributionsrc="{u}" href="{u}">link</a><img attributionsrc="{u}">',
      '<area ping="{u}" href="{u}"><map name=a><area shape=default ping="{u}" href="{u}"></map>',
      '<svg><a href="{u}" target=_top><text y=9>x</text></a></svg>',
      '<math><maction actiontype="statusline#{u}" xlink:href="{u}">x</maction></math>',
      '<label for=q>Read more</label><input id=q type=image src="{u}" onclick="{js}">',
      '<label for=t>press</label><form action="{u}"><input type=submit id=t></form>',
      '<label><input type=checkbox onfocus={js} autofocus>x</label>',
      '<details open><summary>x</summary><a href="{u}" autofocus>x</a></details>',
      '<q cite="{u}">x</q><blockquote cite="{u}">x</blockquote><ins cite="{u}">x</ins><del cite="{u}">x</del>',
      '<button popovertarget=p>x</button><p id=p popover ontoggle="{js}">x</p>',
      '<button commandfor=d command=show-modal>x</button><dialog id=d oncommand="{js}" onbeforetoggle="{js}">x</dialog>',
      '<a href="tel:1">x</a><a href="mailto:a@{host}?bcc=b@{host}">x</a><a href="ms-word:ofe|u|{u}">x</a><a href="file://{host}/other-{id}">x</a>',
    ],
  ),
];

const clobbered = [
  'attributes',
  'parentNode',
  'nodeName',
  'childNodes',
  'removeChild',
  'firstChild',
  'ownerDocument',
  'insertBefore',
  'getAttribute',
  'setAttribute',
  'removeAttribute',
  'hasAttribute',
  'append',
  'textContent',
  'nodeType',
  'remove',
  'content',
  'namespaceURI',
  'cloneNode',
  'body',
  'head',
  'implementation',
  'createNodeIterator',
  'getElementsByTagName',
  'currentScript',
  'querySelectorAll',
];

/** Names that hide DOM properties from the sanitiser. */
export const clobbering: readonly Vector[] = [
  ...clobbered.flatMap((name) => [
    `<form id=f onclick="{js}"><input name="${name}"><img src="{img}" onerror="{js}"></form>`,
    `<img name="${name}" src=x onerror="{js}"><a id="${name}"></a><a id="${name}" name=href href="javascript:{js}">x</a>`,
  ]),
  '<form><form id=a><input name=parentNode><input name=attributes></form><svg onload={js}></form>',
  '<form id=x></form><button form=x name=removeAttribute onclick={js}>x</button><input form=x name=attributes>',
  '<iframe name=self srcdoc="<a id=location href={u}>"></iframe><p id=__proto__ name=constructor>x</p>',
  '<object name=document><param name=cookie></object><embed name=getElementById><p id=defaultView>x</p>',
];
