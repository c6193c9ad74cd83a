import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import purify from 'dompurify';
import { isForeignDomain } from '@crocodile-hub/core/domain/look-alike';
import { linkTarget } from '../../kit/text/link-target.ts';
import { longestHtml } from './lost-words.ts';
import { withoutStyles } from './quiet-document.ts';

export type CleanMail = {
  html: string;
  /** The web addresses of the pictures that the mail would load, each once. */
  remote: string[];
  /** The names by which the mail refers to its attached pictures. */
  inline: string[];
  /** The web addresses of its links, each once, with the link's words. */
  links: MailLink[];
};

export type MailLink = { href: string; words: string };

/** What is wrong with where a link leads: its words name another host, or its letters only look like others. */
type LinkDoubt = 'linkElsewhere' | 'linkForeign';

export function doubtAbout({ href, words }: MailLink): LinkDoubt | null {
  const target = linkTarget(href, words);
  if (target?.told === 'elsewhere') return 'linkElsewhere';
  return target !== undefined && isForeignDomain(target.host) ? 'linkForeign' : null;
}

type With = {
  /** By the address that the mail uses for them. */
  pictures: ReadonlyMap<string, string>;
  /** The words for it. */
  say: (doubt: LinkDoubt) => string;
};

/**
 * A mail's HTML reduced to its words, in order, its tables, and the given pictures. Styles, links and forms are removed, so that nothing in it can make a request. Rule inbox.html.1.
 */
export function cleanHtml(html: string, given: With): CleanMail {
  found = { ...given, remote: new Set(), inline: new Set(), links: new Map() };
  const cleaned = purify.sanitize(withoutStyles(html.slice(0, longestHtml)), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    // The only allowed address is a loaded picture's.
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
/** A loaded picture. Not SVG, which can be a whole document. */
const shownPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/;

/** The input and the findings of the running cleaning. Cleaning is synchronous, so two never overlap. */
let found = {
  pictures: new Map<string, string>() as ReadonlyMap<string, string>,
  say: (doubt: LinkDoubt): string => doubt,
  remote: new Set<string>(),
  inline: new Set<string>(),
  links: new Map<string, string>(),
};

purify.addHook('beforeSanitizeAttributes', (node) => {
  // Text nodes come here too, and so do removed forms: a form's fields can shadow its methods, so forms are skipped.
  if (!(node instanceof Element) || node instanceof HTMLFormElement) return;
  if (node.nodeName === 'IMG') return exchange(node);
  node.removeAttribute('src');
  // A link becomes text that shows its host. Its address is read before it is removed.
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return;
  const href = node.getAttribute('href') ?? '';
  const words = onOneLine(node.textContent ?? '')
    .trim()
    .slice(0, wordsOfLink);
  noteLink(href, words);
  const host = hostOf(href);
  if (host === null) return;
  const doubt = doubtAbout({ href, words });
  const lead = isolated(`[${host}`);
  // The words may go in another direction than the host.
  if (doubt !== null) lead.append(' ⚠ ', isolated(found.say(doubt).replace(/\.$/, '')));
  lead.append(']');
  node.append(' ', lead);
});

function isolated(text: string): HTMLElement {
  const piece = document.createElement('bdi');
  piece.textContent = text;
  return piece;
}

/** A picture that is not loaded is removed. */
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
});

/** Replaces the picture's address by the picture itself, and notes pictures that could be loaded. */
function exchange(picture: Element): void {
  const address = (picture.getAttribute('src') ?? '').trim();
  picture.removeAttribute('src');
  const here = found.pictures.get(address) ?? address;
  if (shownPicture.test(here)) return picture.setAttribute('src', here);
  if (/^cid:/i.test(address)) return void found.inline.add(address);
  // An invisible picture only tells the sender that the mail was opened, so it is left out.
  if (isRemote(address) && !isSpeck(picture)) found.remote.add(address);
  return undefined;
}

const isRemote = (address: string) => /^https?:/i.test(address) && URL.canParse(address);

function isSpeck(picture: Element): boolean {
  return ['width', 'height'].some((side) => /^\s*[01](?:px)?\s*$/.test(picture.getAttribute(side) ?? ''));
}

/** Notes a link with the first words found for its address. */
function noteLink(address: string, words: string): void {
  if (!isRemote(address) || address.length > longestLink) return;
  const { href } = new URL(address);
  const known = found.links.get(href);
  if (known === undefined && found.links.size >= mostLinks) return;
  if (known === undefined || known === '') found.links.set(href, words);
}

/** Only advertisements have more. */
const mostLinks = 60;
const longestLink = 4_000;
const wordsOfLink = 100;

function hostOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, host, pathname } = new URL(href);
  if (protocol === 'mailto:') return pathname.slice(0, 100);
  return protocol === 'https:' || protocol === 'http:' ? host : null;
}
