import { limits } from '@crocodile-hub/core/domain/limits';
import { isBareAddress } from '@crocodile-hub/core/domain/mail-address';
import { isDrawableSize } from '@crocodile-hub/core/domain/picture-type';
import { onOneLine, withoutTurns } from '@crocodile-hub/core/domain/visible-text';
import { choicesAsLists } from '@crocodile-hub/core/text/html-choices';
import purify from 'dompurify';
import { longestHtml } from './lost-words.ts';
import { type Look, looksOf, withoutStyles } from './mail-styles.ts';

/**
 * A piece of a cleaned mail: words, or one of the few things that are drawn. Nothing else of a mail's HTML reaches the
 * page: its elements are made anew, by these names and attributes alone.
 */
export type Piece = string | Part;
export type Part = ElementPart | LinkPart | PicturePart | QuotePart;

type ElementPart = {
  is: 'element';
  name: string;
  /** By React's names. */
  attributes: Readonly<Record<string, string>>;
  pieces: readonly Piece[];
  /** It holds the mail that is answered. */
  isQuote?: true;
  /** That mail begins with it, and is what follows. */
  opensQuote?: true;
  /** It says who wrote the mail that is answered. */
  isHead?: true;
  looks?: readonly Look[];
};
/** A link to a web or mail address. */
type LinkPart = { is: 'link'; href: string; pieces: readonly Piece[]; isButton?: true };
/** `address`: of the web, `cid:` for an attached one, or the picture itself as `data:`. */
type PicturePart = { is: 'picture'; address: string; alt: string; width?: number };
/** The mail that is answered, at the end: made by quote.ts. */
type QuotePart = { is: 'quote'; pieces: readonly Piece[] };

export type CleanMail = {
  pieces: readonly Piece[];
  words: string;
  /** How many invisible pictures of the web were left out. */
  trackers: number;
};

/** A mail's HTML reduced to its words, in order, its tables, links and pictures. Rule inbox.html.1. */
export function cleanHtml(html: string): CleanMail {
  // A document without a window: nothing in it runs, loads or is looked up.
  const cleaned = purify.sanitize(withoutStyles(choicesAsLists(html.slice(0, longestHtml))), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // A mail's HTML is always that of a body, whatever it begins with.
    FORCE_BODY: true,
    RETURN_DOM_FRAGMENT: true,
  });
  const found = { trackers: 0, own: 0 };
  const pieces = piecesOf(cleaned, found);
  return { pieces, words: cleaned.textContent, trackers: found.trackers };
}

/** What is let through. `partOf` looks at it again: whatever else came out of the cleaning would be drawn as words. */
const tags =
  'a abbr address article aside b bdi bdo blockquote br caption center cite code dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  );
/** What is read of an element; of it only `drawnAttributes` are drawn. */
const attributes =
  'align alt class colspan dir height href id lang rowspan src start type valign value width'.split(' ');

/** The elements that are drawn as another one: landmarks of a mail are none of the page, and its headings come below ours. */
const drawnAs = new Map(
  Object.entries({
    // What a mail lets its reader fold would look like our own.
    div: 'address article aside center details figcaption figure footer header main section summary',
    // A link has an address, or is words. A turned line, or words that are put in another order, would say something
    // else.
    span: 'a bdi bdo font time',
    samp: 'tt',
    s: 'strike',
    h3: 'h1',
    h4: 'h2',
    h5: 'h3',
    h6: 'h4 h5',
  }).flatMap(([drawn, written]) => written.split(' ').map((name) => [name, drawn] as const)),
);

/** Within a line the direction of some words would put them in another order. */
const blocks = new Set(
  'blockquote dd div dl dt h3 h4 h5 h6 li ol p pre table tbody td tfoot th thead tr ul'.split(' '),
);

type DrawnAttribute = { name: string; drawn: string; values: RegExp; of?: ReadonlySet<string> };

/** Each with the values that mean something, and the drawn elements that have it. */
const drawnAttributes: readonly DrawnAttribute[] = [
  { name: 'align', drawn: 'align', values: /^(?:left|right|center|justify)$/i },
  { name: 'valign', drawn: 'vAlign', values: /^(?:top|middle|bottom|baseline)$/i },
  { name: 'dir', drawn: 'dir', values: /^(?:ltr|rtl|auto)$/i, of: blocks },
  { name: 'lang', drawn: 'lang', values: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/i },
  { name: 'colspan', drawn: 'colSpan', values: /^\d{1,3}$/ },
  { name: 'rowspan', drawn: 'rowSpan', values: /^\d{1,3}$/ },
  { name: 'start', drawn: 'start', values: /^-?\d{1,6}$/ },
  { name: 'value', drawn: 'value', values: /^-?\d{1,6}$/, of: new Set(['li']) },
  { name: 'type', drawn: 'type', values: /^[aAiI1]$/, of: new Set(['ol', 'li']) },
];

/** `own`: the pictures that the HTML holds in itself. */
type Found = { trackers: number; own: number };

function piecesOf(parent: Node, found: Found): Piece[] {
  return [...parent.childNodes].flatMap((node): Piece[] => {
    if (node instanceof Text) return [withoutTurns(node.data)];
    if (!(node instanceof HTMLElement)) return [];
    const part = partOf(node, found);
    return part === null ? [] : [part];
  });
}

function partOf(element: HTMLElement, found: Found): Part | null {
  const { localName } = element;
  if (localName === 'img') return pictureOf(element, found);
  const pieces = piecesOf(element, found);
  const looks = looksOf(element);
  const href = localName === 'a' ? hrefOf(element) : null;
  if (href !== null) return { is: 'link', href, pieces, ...(looks.includes('button') && { isButton: true }) };
  const name = drawnAs.get(localName) ?? (tags.includes(localName) ? localName : 'span');
  return {
    is: 'element',
    name,
    attributes: attributesOf(element, name),
    pieces,
    ...(isQuote(element) && { isQuote: true }),
    ...(openers.has(element.id) && { opensQuote: true }),
    ...(headClasses.some((one) => element.classList.contains(one)) && { isHead: true }),
    ...(looks.length > 0 && { looks }),
  };
}

function attributesOf(element: HTMLElement, drawnName: string): Record<string, string> {
  const written = drawnAttributes.flatMap(({ name, drawn, values, of }) => {
    const value = element.getAttribute(name)?.trim() ?? '';
    const isMeant = values.test(value) && (of === undefined || of.has(drawnName));
    return isMeant ? [[drawn, name === 'type' ? value : value.toLowerCase()] as const] : [];
  });
  const { align, ...plain } = Object.fromEntries(written);
  const isTable = element.localName === 'table';
  // A table that is aligned to a side would float.
  const isAligned = align !== undefined && (!isTable || align === 'center');
  return {
    ...(element.localName === 'center' && { align: 'center' }),
    ...(isAligned && { align }),
    ...plain,
    ...(isTable && element.querySelector(ofData) === null && { role: 'presentation' }),
  };
}

/** What only a table of data has, in its own rows. */
const ofData = ':scope > caption, :scope > tr > th, :scope > * > tr > th';

/** How mail programs mark the mail that is answered. */
const quoteClasses = ['gmail_quote', 'yahoo_quoted', 'protonmail_quote'];
/** And how they mark the line before it, in whatever language it is. */
const headClasses = ['gmail_attr', 'moz-cite-prefix'];
/** Those of Outlook stand before it. */
const openers = new Set(['appendonsend', 'divRplyFwdMsg', 'mail-editor-reference-message-container']);

function isQuote(element: HTMLElement): boolean {
  const isCited =
    element.localName === 'blockquote' && element.getAttribute('type')?.toLowerCase() === 'cite';
  return isCited || quoteClasses.some((one) => element.classList.contains(one));
}

/** The address of a link; null for one that leads nowhere outside. */
function hrefOf(link: HTMLElement): string | null {
  const written = link.getAttribute('href')?.trim() ?? '';
  const href = written.startsWith('//') ? `https:${written}` : written;
  if (href.length > longestLink || !URL.canParse(href)) return null;
  const { protocol, pathname, href: address } = new URL(href);
  if (protocol === 'mailto:') {
    // Only whom it goes to: what else stands there would be put into the mail.
    const to = decoded(pathname).split(',');
    return to.every((one) => isBareAddress(one.trim()))
      ? `mailto:${to.map((one) => one.trim()).join(',')}`
      : null;
  }
  return protocol === 'https:' || protocol === 'http:' ? address : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const longestLink = 4_000;

/**
 * A picture, with the words in its place where it cannot be shown; null for one that is nothing, and for an invisible
 * one, which only tells the sender that the mail was opened.
 */
function pictureOf(picture: HTMLElement, found: Found): PicturePart | null {
  const written = picture.getAttribute('src')?.trim() ?? '';
  const address = /^data:/i.test(written) ? written.replace(/\s+/g, '') : written;
  const alt = onOneLine(picture.getAttribute('alt') ?? '');
  if (isSpeck(picture)) {
    if (isRemote(address)) found.trackers += 1;
    return null;
  }
  if (isLoaded(address)) found.own += 1;
  const isShown = /^cid:/i.test(address) || isRemote(address) || isDrawn(address, found.own);
  if (!isShown) return alt === '' ? null : { is: 'picture', address: '', alt };
  const width = picture.getAttribute('width') ?? '';
  // One without a width of its own is as wide as it is: many are twice as fine as they are meant to be wide.
  return { is: 'picture', address, alt, ...(/^\d{1,4}$/.test(width) && { width: Number(width) }) };
}

/** Whether a picture that the HTML holds in itself is drawn: it is no larger than others may be, and not one too many. */
function isDrawn(address: string, number: number): boolean {
  if (!isLoaded(address) || number > limits.picturesShown) return false;
  const data = address.slice(address.indexOf(',') + 1);
  if ((data.length * 3) / 4 > limits.pictureBytes) return false;
  try {
    // What says how large it is stands at its beginning.
    return isDrawableSize(Uint8Array.from(atob(data.slice(0, 200_000)), (letter) => letter.charCodeAt(0)));
  } catch {
    return false;
  }
}

/** A picture that needs no loading. Not SVG, which can be a whole document. */
export function isLoaded(address: string): boolean {
  return /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(address);
}

/** Whether the web is asked for it. */
export const isRemote = (address: string) => /^https?:/i.test(address) && URL.canParse(address);

/** A long line is thin, and is seen. */
function isSpeck(picture: HTMLElement): boolean {
  const sides = ['width', 'height']
    .map((side) => Number.parseFloat(picture.getAttribute(side) ?? ''))
    .filter((side) => !Number.isNaN(side));
  return sides.includes(0) || (sides.some((side) => side <= 1) && Math.max(...sides) < shortestLine);
}

const shortestLine = 50;
