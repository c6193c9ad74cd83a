import { SyntaxIssue } from './syntax-error.ts';

const ESCAPE =
  /\\(?:u(?<unicode>[0-9a-fA-F]{4})|x(?<hex>[0-9a-fA-F]{2})|(?<octal>[0-3][0-7]{2})|(?<single>[^]))/g;

const SINGLE: Readonly<Record<string, string>> = {
  t: '\t',
  n: '\n',
  r: '\r',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** The content of a string literal; `start` is its place in the source. */
export function unescapeString(body: string, start: number): string {
  return pieces(body, start)
    .map(({ text, code }) => text ?? String.fromCodePoint(code))
    .join('');
}

/** The content of a bytes literal: an escape is one byte, everything else its UTF-8. */
export function unescapeBytes(body: string, start: number): Uint8Array {
  const encoder = new TextEncoder();
  const parts = pieces(body, start).map(({ text, code }) =>
    text === null ? [code] : [...encoder.encode(text)],
  );
  if (/\\u/.test(body.replaceAll('\\\\', ''))) throw issue('\\u', start, body.indexOf('\\u'));
  return Uint8Array.from(parts.flat());
}

type Piece = { text: string; code: null } | { text: null; code: number };

function pieces(body: string, start: number): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const escape of body.matchAll(ESCAPE)) {
    found.push({ text: body.slice(end, escape.index), code: null }, pieceOf(escape, start));
    end = escape.index + escape[0].length;
  }
  return [...found, { text: body.slice(end), code: null }];
}

function pieceOf(escape: RegExpExecArray, start: number): Piece {
  const { unicode, hex, octal, single = '' } = escape.groups ?? {};
  const digits = unicode ?? hex;
  if (digits !== undefined) return { text: null, code: Number.parseInt(digits, 16) };
  if (octal !== undefined) return { text: null, code: Number.parseInt(octal, 8) };
  const text = SINGLE[single];
  if (text === undefined) throw issue(escape[0], start, escape.index);
  return { text, code: null };
}

function issue(written: string, start: number, offset: number): SyntaxIssue {
  const at = { start: start + offset, end: start + offset + written.length };
  return new SyntaxIssue(`The escape ${written} means nothing here`, at);
}
