import { crossed, type Vector } from './marks.ts';

const payloads = [
  '<img src="{img}" onerror="{js}">',
  '<style><img src="{img}" onerror="{js}"></style>',
  '<svg onload="{js}"><image href="{u}"/></svg>',
];

/** HTML that is parsed differently when it is cleaned and when it is shown. */
export const mutations: readonly Vector[] = [
  ...crossed(
    [
      '<math><mtext><table><mglyph><style>{v}</style></mglyph></table></mtext></math>',
      '<math><mtext><table><mglyph><style><!--</style><p title="--&gt;{v}">',
      '<form><math><mtext></form><form><mglyph><style></math>{v}',
      '<svg></p><style><p title="</style>{v}">',
      '<svg><style><![CDATA[</style>{v}]]></style></svg>',
      '<math><annotation-xml encoding="text/html"><style><p title="</style>{v}"></annotation-xml></math>',
      '<svg><desc><noscript><p title="</noscript>{v}"></desc></svg>',
      '<noscript><p title="</noscript>{v}">',
      '<noscript><style></noscript>{v}',
      '<template><p title="</template>{v}">',
      '<template><template></template><style></template>{v}',
      '<select><template><style></select>{v}</template></select>',
      '<select><option><xmp></select>{v}',
      '<xmp><p title="</xmp>{v}">',
      '<noembed><p title="</noembed>{v}">',
      '<noframes><p title="</noframes>{v}">',
      '<iframe><p title="</iframe>{v}">',
      '<listing>&lt;/listing&gt;{v}</listing>',
      '<plaintext>{v}',
      '<textarea><p title="</textarea>{v}">',
      '<title><p title="</title>{v}">',
      '<style><p title="</style>{v}">',
      '<script><!--<script></script>-->{v}</script>',
      '<comment><p title="</comment>{v}">',
      '<![CDATA[<p title="]]>{v}">',
      '<?xml version="1.0" ?><p title="?>{v}">',
      '<!-- --!>{v}-->',
      '<!--><p title="-->{v}">',
      '<!---->{v}<!-- -- > -->',
      '<table><caption><svg><desc><table><caption></svg>{v}',
      '<a><table><a><svg></a></table>{v}',
      '<svg><font color=x><p><b>{v}',
      '<math><mi><table></mi><svg><mglyph>{v}',
      '<svg><title><svg><style>a</title>{v}',
      '<dl><dt><svg><dd></svg>{v}</dl>',
    ],
    payloads,
  ),
  '<p alt="<!--" lang="--><img src={img} onerror={js}>">x</p>',
  '<p lang="</style></title></textarea></noscript></xmp></template></iframe><img src={img} onerror={js}>">x</p>',
  '<pre>\n\n<listing>\n<textarea>\n</textarea><img src=x onerror={js}>',
];

/** Names with another meaning in another namespace. */
export const namespaces: readonly Vector[] = crossed(
  [
    '<svg>{v}</svg>',
    '<math>{v}</math>',
    '<math><mi>{v}</mi></math>',
    '<math><annotation-xml>{v}</annotation-xml></math>',
    '<math><annotation-xml encoding="application/xhtml+xml"><svg>{v}</svg></annotation-xml></math>',
    '<svg><foreignObject><math>{v}</math></foreignObject></svg>',
    '<svg><desc><svg>{v}</svg></desc></svg>',
    '<svg xmlns="http://www.w3.org/1999/xhtml">{v}</svg>',
    '<div xmlns="http://www.w3.org/2000/svg">{v}</div>',
  ],
  [
    '<script>{js}</script>',
    '<img src="{img}" onerror="{js}">',
    '<a href="javascript:{js}" xlink:href="javascript:{js}">x</a>',
    '<style>@import "{u}";</style>',
    '<html:img xmlns:html="http://www.w3.org/1999/xhtml" src="{u}" onerror="{js}"></html:img>',
    '<iframe src="{u}"></iframe><object data="{u}"></object>',
    '<mglyph><malignmark><img src="{img}"></malignmark></mglyph>',
  ],
);

/** Texts that are dangerous only if they are decoded too often. */
export const encodings: readonly Vector[] = [
  ...crossed(
    [
      '{v}',
      '<p title="{v}" lang="{v}" alt="{v}">x</p>',
      '<a href="https://{host}/other-{id}?a=1&amp;{v}">x</a>',
      '<textarea>{v}</textarea>',
    ],
    [
      '&lt;script&gt;{js}&lt;/script&gt;',
      '&amp;lt;script&amp;gt;{js}&amp;lt;/script&amp;gt;',
      '&amp;amp;lt;img src=x onerror={js}&amp;amp;gt;',
      '&#60;img src=x onerror={js}&#62;',
      '&#x3c;svg/onload={js}&#x3E;',
      '&LT;img src={img}&GT;',
      '&lt;img src={img} onerror={js}&gt;&quot;&gt;&#39;&gt;&amp;quot;',
      '&amp;#x6a;avascript&amp;colon;{js}',
      '%3Cscript%3E{js}%3C/script%3E',
      '\\u003cscript\\u003e{js}\\u003c/script\\u003e',
      '\uFF1Cscript\uFF1E{js}\uFF1C/script\uFF1E',
    ],
  ),
  '<a href="https://safe.example&sol;&period;&quest;&num;&#64;{host}/other-{id}">smuggled</a>',
  '<a href="https://safe.example&lpar;{host}">x</a><img src="{img}&quot;&gt;&lt;script&gt;{js}">',
  '+ADw-script+AD4-{js}+ADw-/script+AD4-<meta charset=utf-7>',
  '<meta charset="x-user-defined"><meta http-equiv=content-type content="text/html; charset=iso-2022-jp">\u001B$B<script>{js}</script>',
  '\u001B(J<img alt="\u001B$B"><img src=x onerror="{js}">',
  '<\u0000script>{js}</\u0000script><im\u0000g src={img} onerror={js}>',
  '\uFEFF<script>{js}</script>',
  '<img src=x\u2028onerror={js}>\u2029<img src=x\u0085onerror={js}>',
  '\u202Egpj.exe\u202C<bdo dir=rtl>evil</bdo><p dir="rtl" lang="\u202E">x</p>',
  '<p>\uD800<script>{js}</script>\uDFFF</p>',
  '%00<script>{js}</script>&#0;&#x110000;&#xD800;<script>{js}</script>',
  '<a href="&#x68;ttps&colon;&sol;&sol;{host}&sol;other-{id}" ping="&sol;&sol;{host}">x</a>',
];
