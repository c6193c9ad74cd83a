import { decode } from 'html-entities';
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
  ErrorCodes as ERR,
  html as parseHtml,
  parseFragment,
} from 'parse5';
import { isHiddenStyle } from '../domain/hidden-style.ts';
import { choicesAsLists } from './html-choices.ts';
import { type HtmlTag, isLetter, readTag } from './html-tag.ts';
import { isHeavy } from './html-weight.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Elements after which a reader starts a new line. */
const blocks: ReadonlySet<string> = new Set(
  'address article blockquote br div dl dt dd footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Elements that are not shown, nor what stands in them: the drawing leaves them out too (DOMPurify's own list). */
const unread: ReadonlySet<string> = new Set(
  (
    'annotation-xml audio desc foreignobject iframe math mi mn mo ms mtext noembed noframes noscript plaintext script ' +
    'selectedcontent style svg template title video xmp'
  ).split(' '),
);

/**
 * What a mail says. Its HTML is what a person sees, so its words are what is quoted, forwarded, summed up and answered
 * about: a text part may say something else. Rule inbox.words.2.
 */
export function textOf({ text, html }: Parts): string {
  const shown = html === null ? '' : htmlText(html);
  return shown === '' ? (text ?? '') : shown;
}

type Parts = { text: string | null; html: string | null };

/** The text part, where the HTML has no words, or ends in something that takes in the rest of it. Rule inbox.html.5. */
export function textBeside({ text, html }: Parts): string | null {
  if (html === null || text === null) return null;
  const { words, isOpenEnded } = readHtml(html);
  return isOpenEnded || words === '' ? text : null;
}

/**
 * What an HTML mail says in words: those that are drawn, and no other. White space is that of HTML, and quoted lines
 * begin with '>' as in a mail of text (RFC 3676 §4.5). One pass, so that no mail can make it slow; the result is text,
 * never markup.
 */
export function htmlText(html: string): string {
  return readHtml(html).words;
}

function readHtml(html: string): { words: string; isOpenEnded: boolean } {
  // It is never drawn, but shown as these words: rule inbox.html.3.
  if (isHeavy(html)) return { words: wordsAlone(html), isOpenEnded: false };
  let isCutOff = false;
  const body = defaultTreeAdapter.createElement('body', parseHtml.NS.HTML, []);
  const tree = parseFragment(body, choicesAsLists(html), {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code }) => (isCutOff ||= cutOff.has(code)),
  });
  const lines = readLines();
  addNodes(tree, lines);
  return { words: lines.end(), isOpenEnded: isCutOff || endsUnseen(tree) };
}

/** A tag or comment that runs to the end takes in what is written there. */
const cutOff: ReadonlySet<string> = new Set([ERR.eofInTag, ERR.eofInComment, ERR.eofInCdata]);

/** Without recursion: a mail may nest thousands of elements. */
function addNodes(root: ParentNode, lines: Lines): void {
  const open: { nodes: readonly Node[]; at: number; tag: Tag | null }[] = [
    { nodes: root.childNodes, at: 0, tag: null },
  ];
  for (let place = open.at(-1); place !== undefined; place = open.at(-1)) {
    const node = place.nodes[place.at];
    place.at += 1;
    if (node === undefined) {
      open.pop();
      if (place.tag !== null) lines.follow(place.tag, { isEnd: true });
    } else if (defaultTreeAdapter.isTextNode(node)) lines.add(node.value);
    else if (defaultTreeAdapter.isElementNode(node)) {
      const { tagName: name, attrs, childNodes: nodes } = node;
      const tag = { name, attributes: new Map(attrs.map((one) => [one.name, one.value])) };
      if (isSeen(node)) {
        lines.follow(tag, { isEnd: false });
        if (!childless.has(name)) open.push({ nodes, at: 0, tag });
      } else if (blocks.has(name)) lines.endLine();
    }
  }
}

function isSeen({ tagName, attrs }: Element): boolean {
  const valueOf = (name: string) => attrs.find((one) => one.name === name)?.value;
  const style = valueOf('style');
  const isHidden = valueOf('hidden') !== undefined || (style !== undefined && isHiddenStyle(style));
  return !unread.has(tagName) && !isHidden;
}

/** Whether the mail ends in an element that is not seen and was never closed. */
function endsUnseen(root: ParentNode): boolean {
  for (let parent = root; ;) {
    const last = parent.childNodes.at(-1);
    if (last === undefined || !defaultTreeAdapter.isElementNode(last) || childless.has(last.tagName))
      return false;
    if (last.sourceCodeLocation?.endTag !== undefined) return false;
    if (!isSeen(last)) return true;
    parent = last;
  }
}

const childless: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** All words of a mail that is too tangled to be read as a tree, whether they are seen or not. */
function wordsAlone(html: string): string {
  const lines = readLines();
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    const end = open === -1 ? html.length : open;
    lines.add(decode(html.slice(at, end)));
    if (open === -1) break;
    const name = html.charAt(open + 1) === '/' ? open + 2 : open + 1;
    if (!isLetter(html.charAt(name))) {
      lines.add('<');
      at = open + 1;
      continue;
    }
    const tag = readTag(html, name);
    lines.follow(tag, { isEnd: name === open + 2 });
    at = tag.end;
  }
  return lines.end();
}

type Lines = ReturnType<typeof readLines>;
type Tag = Pick<HtmlTag, 'name' | 'attributes'>;

/** Puts words into lines, as the tags between them say. */
function readLines() {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let preformatted = 0;
  const items = itemSigns();
  const endLine = () => {
    const read = lineOf(line, quotes, preformatted > 0, items.sign());
    if (read.some((words) => words !== '')) items.used();
    lines.push(...read);
    line = '';
  };
  return {
    endLine,
    add: (text: string) => {
      line += text;
    },
    follow: ({ name, attributes }: Tag, { isEnd }: { isEnd: boolean }) => {
      if (!blocks.has(name)) return;
      // Items stand one below the other, without empty lines.
      if (!items.joins(name, isEnd) || line.trim() !== '') endLine();
      const step = isEnd ? -1 : 1;
      if (name === 'blockquote') quotes = Math.max(0, quotes + step);
      if (name === 'pre') preformatted = Math.max(0, preformatted + step);
      items.follow(name, attributes, isEnd);
    },
    end: () => {
      endLine();
      return lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
    },
  };
}

/** No reader counts more; a mail of nested quotes alone would fill the memory with their marks. */
const mostMarks = 8;

function lineOf(html: string, quotes: number, isPreformatted: boolean, sign: string): string[] {
  const mark = quotes === 0 ? '' : `${'>'.repeat(Math.min(quotes, mostMarks))} `;
  let left = sign;
  return (isPreformatted ? html.split('\n') : [html]).map((written) => {
    const words = written
      .replaceAll('\0', '')
      .toWellFormed()
      .replace(/[ \t\r\n\f\u00a0]+/g, ' ')
      .trim();
    if (words === '') return '';
    const line = mark + left + words;
    left = '';
    return line;
  });
}

/** The signs of a list's items, as one writes them by hand: '- ', or the number. Only an item's first line has one. */
function itemSigns() {
  /** The next number of each list that is open; null for one without numbers. */
  const open: (number | null)[] = [];
  let sign = '';
  return {
    sign: () => sign,
    used: () => {
      sign = '';
    },
    /** Whether the tag stands between the items of one list, or around a list within it. */
    joins: (tag: string, isEnd: boolean) =>
      tag === 'li' || ((tag === 'ul' || tag === 'ol') && open.length > (isEnd ? 1 : 0)),
    follow: (tag: string, attributes: HtmlTag['attributes'], isEnd: boolean) => {
      if (tag === 'li') {
        const number = open.at(-1) ?? null;
        const own = number === null ? null : (numberOf(attributes.get('value')) ?? number);
        if (!isEnd && own !== null) open[open.length - 1] = own + 1;
        const begun = own === null ? '- ' : `${own}. `;
        sign = isEnd ? '' : begun;
      }
      if (tag !== 'ul' && tag !== 'ol') return;
      if (isEnd) {
        sign = '';
        open.pop();
      } else open.push(tag === 'ul' ? null : (numberOf(attributes.get('start')) ?? 1));
    },
  };
}

/** What an attribute of a list counts from; null where it says no number. */
function numberOf(written = ''): number | null {
  const number = /^\s*(-?\d{1,6})(?!\d)/.exec(written)?.[1];
  return number === undefined ? null : Number(number);
}
