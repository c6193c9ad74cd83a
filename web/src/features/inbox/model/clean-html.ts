import purify from 'dompurify';

/**
 * What is left of a mail's HTML: its words, their order and their tables. No style, picture, link or form, so that
 * nothing in it can ask anybody for anything. Rule inbox.html.1.
 */
export function cleanHtml(html: string): string {
  return purify.sanitize(html.slice(0, longest), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** More than any mail that was written by a person; a frame of more would hold the screen. */
const longest = 1_000_000;

const tags =
  'a abbr address article aside b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark ol p pre q s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  );
const attributes = ['align', 'colspan', 'dir', 'lang', 'rowspan', 'start', 'valign'];

/** A link shows where it would lead, and leads nowhere. Its address is read before it is taken away. */
purify.addHook('beforeSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
  const host = hostOf(node.getAttribute('href') ?? '');
  if (host !== null) node.append(` [${host}]`);
});

function hostOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, host, pathname } = new URL(href);
  if (protocol === 'mailto:') return pathname.slice(0, 100);
  return protocol === 'https:' || protocol === 'http:' ? host : null;
}
