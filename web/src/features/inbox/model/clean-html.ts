import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import purify from 'dompurify';
import { longestHtml } from './lost-words.ts';

export type CleanMail = {
  html: string;
  /** Addresses of the web whose pictures the mail would show, each once. */
  remote: string[];
  /** What it calls the pictures that it brought along. */
  inline: string[];
  /** Where on the web its links lead, each once, with the words that it has for them. */
  links: MailLink[];
};

export type MailLink = { href: string; words: string };

/**
 * What is left of a mail's HTML: its words, their order, their tables, and those pictures that are given here by the
 * address that the mail has for them. No style, link or form, so that nothing in it can ask anybody for anything. Rule
 * inbox.html.1.
 */
export function cleanHtml(html: string, pictures: ReadonlyMap<string, string>): CleanMail {
  found = { pictures, remote: new Set(), inline: new Set(), links: new Map() };
  const cleaned = purify.sanitize(html.slice(0, longestHtml), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    // The only address is that of a picture that is here.
    ALLOWED_URI_REGEXP: shownPicture,
    ADD_URI_SAFE_ATTR: plainAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  const links = [...found.links].map(([href, words]) => ({ href, words }));
  return { html: cleaned, remote: [...found.remote], inline: [...found.inline], links };
}

const tags =
  'a abbr address article aside b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  );
const plainAttributes = ['align', 'alt', 'colspan', 'dir', 'lang', 'rowspan', 'start', 'valign'];
const attributes = [...plainAttributes, 'src'];
/** A picture that is here already. Not SVG, which is a document. */
const shownPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/;

/** What the cleaning that is under way looks up and finds; it runs to its end before the next begins. */
let found = {
  pictures: new Map<string, string>() as ReadonlyMap<string, string>,
  remote: new Set<string>(),
  inline: new Set<string>(),
  links: new Map<string, string>(),
};

purify.addHook('beforeSanitizeAttributes', (node) => {
  // Texts pass here, too, and forms that were just taken out: their fields can stand in place of their methods.
  if (!(node instanceof Element) || node instanceof HTMLFormElement) return;
  if (node.nodeName === 'IMG') return exchange(node);
  node.removeAttribute('src');
  // A link shows where it would lead, and leads nowhere. Its address is read before it is taken away.
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
  const href = node.getAttribute('href') ?? '';
  noteLink(href, node.textContent ?? '');
  const host = hostOf(href);
  if (host !== null) node.append(` [${host}]`);
});

/** A picture that is not here leaves nothing behind. */
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
});

/** Puts the picture itself in the place of its address, and notes what could be shown. */
function exchange(picture: Element): void {
  const address = (picture.getAttribute('src') ?? '').trim();
  picture.removeAttribute('src');
  const here = found.pictures.get(address) ?? address;
  if (shownPicture.test(here)) return picture.setAttribute('src', here);
  if (/^cid:/i.test(address)) return void found.inline.add(address);
  // What nobody can see is there to tell its sender that the mail was opened.
  if (isRemote(address) && !isSpeck(picture)) found.remote.add(address);
  return undefined;
}

const isRemote = (address: string) => /^https?:/i.test(address) && URL.canParse(address);

function isSpeck(picture: Element): boolean {
  return ['width', 'height'].some((side) => /^\s*[01](?:px)?\s*$/.test(picture.getAttribute(side) ?? ''));
}

/** The words of the first one that has any. */
function noteLink(address: string, words: string): void {
  if (!isRemote(address) || address.length > longestLink) return;
  const { href } = new URL(address);
  const known = found.links.get(href);
  if (known === undefined && found.links.size >= mostLinks) return;
  if (known === undefined || known === '')
    found.links.set(href, onOneLine(words).trim().slice(0, wordsOfLink));
}

/** More are those of an advertisement. */
const mostLinks = 60;
const longestLink = 4_000;
const wordsOfLink = 100;

function hostOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, host, pathname } = new URL(href);
  if (protocol === 'mailto:') return pathname.slice(0, 100);
  return protocol === 'https:' || protocol === 'http:' ? host : null;
}
