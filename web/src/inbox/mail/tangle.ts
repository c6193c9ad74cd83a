import { longestHtml } from './lost-words.ts';
import { quietDocument } from './quiet-document.ts';
import {
  isHeavy,
  mostAttributes,
  mostAttributesOfOne,
  mostCells,
} from '@crocodile-hub/core/text/html-weight';

/**
 * Whether a mail's HTML is too much to clean and show. Elements nested or multiplied by the thousand would block the
 * screen for minutes, because parser and cleaner take quadratic time. What the characters do not show is parsed piece
 * by piece into a document that runs and loads nothing; parsing stops as soon as it is too much. Rule inbox.html.3.
 */
export function isTangled(html: string): boolean {
  if (isHeavy(html)) return true;
  const page = quietDocument();
  const elements = page.getElementsByTagName('*');
  page.open();
  for (const piece of pieces(html.slice(0, longestHtml))) {
    page.write(piece);
    if (elements.length > most || depthOf(page) > deepest) return true;
  }
  return workIn(elements) > mostWork || isOverloaded(elements);
}

/**
 * Splits the HTML into pieces with so few tags that the parser's work on each is bounded: every tag may open all
 * earlier formatting again.
 */
function* pieces(html: string): Generator<string> {
  let start = 0;
  let tags = 0;
  let formatting = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (tags >= mostMade / (formatting + 1) || at - start >= longestPiece) {
      yield html.slice(start, at);
      start = at;
      tags = 0;
    }
    tags += 1;
    if (/^<[abcefinstu]/i.test(html.slice(at, at + 2))) formatting += 1;
  }
  yield html.slice(start);
}

const longestPiece = 4_000;
/** Elements of one piece. */
const mostMade = 20_000;
/** A hundred nested quotes make about three hundred nested elements. */
const deepest = 400;
const most = 20_000;
/** The sum of all elements' depths. */
const mostWork = 1_500_000;

/** The parser's present depth, found along the last children. */
function depthOf(page: Document): number {
  let depth = 0;
  for (let open = page.body?.lastElementChild ?? null; open !== null; open = open.lastElementChild)
    depth += 1;
  return depth;
}

function workIn(elements: Iterable<Element>): number {
  const depths = new Map<Element | null, number>();
  let work = 0;
  for (const element of elements) {
    const depth = (depths.get(element.parentElement) ?? 0) + 1;
    depths.set(element, depth);
    work += depth;
  }
  return work;
}

/** Checks the bounds of html-weight.ts again, on the parsed elements. */
function isOverloaded(elements: Iterable<Element>): boolean {
  let attributes = 0;
  let cells = 0;
  for (const element of elements) {
    // A form's field can shadow the form's own methods, so the prototype's is called.
    const own = Element.prototype.getAttributeNames.call(element).length;
    attributes += own;
    // Not by its class, which is another window's.
    if (isCell(element)) cells += element.colSpan * element.rowSpan;
    if (own > mostAttributesOfOne || attributes > mostAttributes || cells > mostCells) return true;
  }
  return false;
}

const isCell = (element: Element): element is HTMLTableCellElement => /^t[dh]$/.test(element.localName);
