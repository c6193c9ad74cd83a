import { crossed, inQuotes, type Vector } from './marks.ts';

const references = [
  'fill',
  'stroke',
  'filter',
  'mask',
  'clip-path',
  'marker-start',
  'marker-mid',
  'marker-end',
  'cursor',
];

/** Presentation attributes that take an address: FuncIRI. */
export const funcIris: readonly Vector[] = references.flatMap((name) => [
  `<svg><path d="M0 0h9v9h9" ${name}="url({u}#a)"/></svg>`,
  `<svg><path d="M0 0h9v9h9" ${name}="u\\72l('{u}#a')"/></svg>`,
  `<svg><path d="M0 0h9v9h9" style="${name}:url(&quot;{u}#a&quot;)"/></svg>`,
  `<svg><g ${name}="none&#9;url({u}#a)"><set attributeName="${name}" to="url({u}#b)"/><rect width=9 height=9 /></g></svg>`,
]);

const referring = [
  'image',
  'use',
  'feImage',
  'script',
  'linearGradient',
  'radialGradient',
  'pattern',
  'textPath',
  'mpath',
  'tref',
  'altGlyph',
  'cursor',
  'color-profile',
  'filter',
  'font-face-uri',
  'foreignObject',
  'discard',
  'handler',
  'view',
];

const names = [
  'href',
  'xlink:href',
  'style',
  'src',
  'filter',
  'fill',
  'mask',
  'onload',
  'class',
  'background',
];
const changing = ['values="{v}"', 'to="{v}"', 'from="{v}" to=0', 'by="{v}"'];

function valueFor(name: string): string {
  if (name.endsWith('href') || name === 'src' || name === 'background') return '{u}';
  if (name === 'style') return 'background:url({u});fill:url({u}#a)';
  return name === 'onload' ? '{js}' : 'url({u}#a)';
}

export const drawings: readonly Vector[] = [
  ...referring.flatMap((name) => [
    `<svg><defs><${name} id=a href="{u}" width=9 height=9 /></defs><rect width=9 height=9 fill="url(#a)" filter="url(#a)"/></svg>`,
    `<svg xmlns:xlink="http://www.w3.org/1999/xlink"><${name} xlink:href="{u}" width=9 height=9 /></svg>`,
  ]),
  '<svg><filter id="f"><feImage href="{u}"/></filter><rect filter="url(#f)" width="9" height="9"/></svg>',
  '<svg><filter id="f"><feImage xlink:href="data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E" href="{u}"/></filter><text filter="url(#f)" y=9>x</text></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=&quot;http://www.w3.org/2000/svg&quot; onload=&quot;{js}&quot;><image href=&quot;{u}&quot;/></svg>#x"/></svg>',
  '<svg><foreignObject width=9 height=9><body><img src="{img}"><iframe src="{u}"></iframe></body></foreignObject></svg>',
  '<svg><switch><g requiredExtensions="http://www.w3.org/1999/xhtml"><image href="{u}"/></g><image href="{u}?2" width=9 height=9 /></switch></svg>',
  '<svg xml:base="{u}/"><image href="a" width=9 height=9 /></svg>',
  '<svg><title><style>@import "{u}"</style></title><desc><img src="{img}"></desc></svg>',
  '<svg><image style="mask:url({u})" href="{u}" width=9 height=9 /></svg>',
  '<svg><metadata><img src="{img}" onerror={js}></metadata></svg>',
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "<image href=\'{u}\'/>">]><svg>&a;</svg>',
];

export const animations: readonly Vector[] = [
  ...names.flatMap((name) =>
    changing.map(
      (change) =>
        `<svg><a><image width=9 height=9><animate attributeName="${name}" ${change.replace('{v}', () => inQuotes(valueFor(name)))} dur=1s fill=freeze /></image></a></svg>`,
    ),
  ),
  ...crossed(
    [
      '<svg width=9 height=9>{v}</svg>',
      '<math>{v}</math>',
      '<svg><foreignObject><svg>{v}</svg></foreignObject></svg>',
    ],
    [
      '<set attributeName="style" to="background:url({u})"/><rect width=9 height=9 />',
      '<rect width=9 height=9><animate attributeName=style values="fill:url({u}#a);background:url({u})"/></rect>',
      '<animateMotion path="M0 0" dur=1s onbegin="{js}"><mpath href="{u}#p"/></animateMotion>',
      '<animateTransform attributeName=transform begin=0s dur=1s onbegin={js} />',
      '<a><set attributeName=href to="javascript:{js}"/><text y=9>x</text></a>',
      '<image id=i width=9 height=9 /><set href="#i" attributeName=href to="{u}"/>',
      '<image width=9 height=9 href=x><animate attributeName=href from=x to="{u}" begin="0;click" dur=1ms fill=freeze /></image>',
      '<discard begin=0s href="#x"/><handler ev:event=load>{js}</handler>',
    ],
  ),
];
