import { type HtmlTag, isLetter, readTag } from './html-tag.ts';

/**
 * Whether a mail's HTML is too much to show at once, judged by its characters in one pass: tags, attributes, comments,
 * table cells, and formatting that a parser opens again in each paragraph. The bounds are several times those of the
 * largest newsletters. tangle.ts catches what passes here. Rule inbox.html.3.
 */
export function isHeavy(html: string): boolean {
  // Within an svg the words of a title or style are elements, elsewhere they are not: either reading may be the heavy one.
  return hasManyTags(html) || [noNames, wordsOnly].some((plain) => isHeavyInParts(html, plain));
}

const mostTags = 10_000;
const mostComments = 4_000;
export const mostAttributes = 40_000;
export const mostAttributesOfOne = 4_000;
/** Each cell counts as the columns times the rows that it spans. */
export const mostCells = 20_000;
/** Formatting elements that are open at once. */
const mostOpen = 400;
/** Formatting elements, counted once for each paragraph that opens them again. */
const mostReopened = 60_000;

/** Counts them everywhere: what one parser takes for a comment or a value is a tag for another. */
function hasManyTags(html: string): boolean {
  let tags = 0;
  let comments = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const next = html.charAt(at + 1);
    if (isLetter(next)) tags += 1;
    else if (next === '!' || next === '?') comments += 1;
    else if (next === '/' && !isLetter(html.charAt(at + 2))) comments += 1;
    if (tags > mostTags || comments > mostComments) return true;
  }
  return false;
}

/** Judges the parts; what stands in elements of the `plain` names is words. */
function isHeavyInParts(html: string, plain: ReadonlySet<string>): boolean {
  let attributes = 0;
  let cells = 0;
  let reopened = 0;
  let formatting: Formatting[] = [];
  /** The formatting open around each cell: a cell begins with none and leaves none open. */
  const around: Formatting[][] = [];
  for (let at = html.indexOf('<'); at !== -1;) {
    if (html.startsWith('<!--', at)) {
      at = html.indexOf('<', afterComment(html, at));
      continue;
    }
    const isEnd = html.charAt(at + 1) === '/';
    const from = isEnd ? at + 2 : at + 1;
    if (!isLetter(html.charAt(from))) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    const tag = readTag(html, from);
    if (isEnd) {
      if (cellNames.has(tag.name)) formatting = around.pop() ?? formatting;
      else if (formattingNames.has(tag.name)) close(formatting, tag.name);
    } else {
      attributes += tag.attributeCount;
      if (attributes > mostAttributes || tag.attributeCount > mostAttributesOfOne) return true;
      if (cellNames.has(tag.name)) {
        cells += spanOf(tag, 'colspan') * spanOf(tag, 'rowspan');
        around.push(formatting);
        formatting = [];
      } else if (formattingNames.has(tag.name)) open(formatting, tag);
      else if (blockNames.has(tag.name)) reopened += formatting.length;
      const isDeep = formatting.length > mostOpen || around.length > mostTags;
      if (cells > mostCells || reopened > mostReopened || isDeep) return true;
    }
    at = html.indexOf('<', !isEnd && plain.has(tag.name) ? endOfWords(html, tag) : tag.end);
  }
  return false;
}

type Formatting = { name: string; written: string };

const formattingNames = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
const cellNames = new Set(['td', 'th', 'caption']);
const noNames: ReadonlySet<string> = new Set();
const wordsOnly = new Set('iframe noembed noframes script style textarea title xmp'.split(' '));
const blockNames = new Set(
  'address article aside blockquote center dd div dl dt footer h1 h2 h3 h4 h5 h6 header li main ol p pre section ul'.split(
    ' ',
  ),
);

/** Of identical open elements a parser keeps three and forgets the earlier ones. */
const mostAlike = 3;

function open(formatting: Formatting[], { name, written }: Formatting): void {
  if (formatting.filter((one) => one.written === written).length < mostAlike)
    formatting.push({ name, written });
}

function close(formatting: Formatting[], name: string): void {
  const last = formatting.findLastIndex((one) => one.name === name);
  if (last !== -1) formatting.splice(last, 1);
}

/** Where the element ends in which no tags are read; an unclosed one runs to the end. */
function endOfWords(html: string, { name, end }: HtmlTag): number {
  for (let at = html.indexOf('</', end); at !== -1; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return html.length;
}

/** `<!-->` is a comment too; an unclosed one runs to the end. */
function afterComment(html: string, at: number): number {
  if (html.startsWith('>', at + 4)) return at + 5;
  const end = html.indexOf('-->', at + 4);
  return end === -1 ? html.length : end + 3;
}

const spanOf = ({ attributes }: HtmlTag, name: 'colspan' | 'rowspan') =>
  Math.max(1, Number.parseInt(attributes.get(name) ?? '', 10) || 1);
