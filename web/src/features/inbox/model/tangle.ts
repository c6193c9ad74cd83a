/**
 * Whether a mail's HTML can be cleaned and shown in a moment. What nests elements by the thousand, or multiplies them,
 * would hold the screen for minutes: the parser and the cleaner take the square of it. So it is parsed piece by piece
 * into a document that runs and loads nothing, and given up as soon as it is too much. Rule inbox.html.3.
 */
export function isTangled(html: string): boolean {
  const page = document.implementation.createHTMLDocument('');
  const elements = page.getElementsByTagName('*');
  page.open();
  for (let start = 0; start < html.length; start += piece) {
    page.write(html.slice(start, start + piece));
    if (elements.length > most || depthOf(page) > deepest) return true;
  }
  return workIn(elements) > mostWork;
}

const piece = 4_000;
/** A hundred answers, each quoting the one before, nest about three hundred elements. */
const deepest = 400;
const most = 60_000;
/** Elements, each counted with all that it stands in. */
const mostWork = 1_500_000;

/** How deep the parser stands: what is open is the last of all that it stands in. */
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
