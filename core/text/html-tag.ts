/** A tag of HTML as a browser reads it: a quoted value may contain anything, and of two of one name the first counts. */
export type HtmlTag = {
  name: string;
  /** What stands in it, from its name on. */
  written: string;
  /** By name, as they are written: not decoded. */
  attributes: ReadonlyMap<string, string>;
  /** With those that are there twice. */
  attributeCount: number;
  isSelfClosing: boolean;
  /** Where what follows it begins: behind the end of the HTML where it is never closed, and then it is none. */
  end: number;
};

/** Reads the tag whose name begins at `from`, in one pass. */
export function readTag(html: string, from: number): HtmlTag {
  let at = skip(html, from, isInName);
  const name = lowered(html.slice(from, at));
  const attributes = new Map<string, string>();
  let attributeCount = 0;
  for (;;) {
    const between = at;
    at = skip(html, at, isBetween);
    if (at >= html.length || html.charAt(at) === '>') {
      const isSelfClosing = at > between && html.charAt(at - 1) === '/';
      const written = html.slice(from, at);
      return { name, written, attributes, attributeCount, isSelfClosing, end: at + 1 };
    }
    const nameEnd = skip(html, at + 1, isInAttributeName);
    const attribute = lowered(html.slice(at, nameEnd));
    attributeCount += 1;
    const afterName = skip(html, nameEnd, isSpace);
    const hasValue = html.charAt(afterName) === '=';
    const value = hasValue ? readValue(html, skip(html, afterName + 1, isSpace)) : { text: '', end: nameEnd };
    if (!attributes.has(attribute)) attributes.set(attribute, value.text);
    at = value.end;
  }
}

export const isLetter = (letter: string) =>
  (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');

/** Of the letters A to Z alone: no other is one of a name that HTML knows. */
const lowered = (name: string) =>
  /[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : name;

function readValue(html: string, at: number): { text: string; end: number } {
  const quote = html.charAt(at);
  if (quote !== '"' && quote !== "'") {
    const end = skip(html, at, isUnquoted);
    return { text: html.slice(at, end), end };
  }
  const closing = html.indexOf(quote, at + 1);
  const end = closing === -1 ? html.length : closing;
  return { text: html.slice(at + 1, end), end: end + 1 };
}

function skip(html: string, from: number, isMeant: (letter: string) => boolean): number {
  let at = from;
  while (at < html.length && isMeant(html.charAt(at))) at += 1;
  return at;
}

const isSpace = (letter: string) =>
  letter === ' ' || letter === '\n' || letter === '\t' || letter === '\r' || letter === '\f';
const isBetween = (letter: string) => isSpace(letter) || letter === '/';
const isInName = (letter: string) => !isBetween(letter) && letter !== '>';
const isInAttributeName = (letter: string) => isInName(letter) && letter !== '=';
const isUnquoted = (letter: string) => !isSpace(letter) && letter !== '>';
