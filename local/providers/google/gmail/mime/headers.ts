import { decodeWords } from 'postal-mime';

export type Header = { name: string; value: string };

/** Splits an entity at its first empty line into unfolded headers and the bytes after them. */
export function splitEntity(bytes: Buffer): { headers: Header[]; body: Buffer } {
  const { headEnd, bodyStart } = findEmptyLine(bytes);
  return { headers: parseHeaders(bytes.subarray(0, headEnd)), body: bytes.subarray(bodyStart) };
}

export function headerValue(headers: Header[], name: string): string | undefined {
  const wanted = name.toLowerCase();
  return headers.find((header) => header.name.toLowerCase() === wanted)?.value;
}

/** A header as Gmail shows it: encoded words decoded, and names that then need quotes quoted. */
export function readableHeader({ name, value }: Header): Header {
  if (!value.includes('=?')) return { name, value };
  if (!ADDRESS_HEADERS.has(name.toLowerCase())) return { name, value: decodeWords(value) };
  return { name, value: value.replace(ENCODED_PHRASE, (phrase) => quoteIfNeeded(decodeWords(phrase))) };
}

const ADDRESS_HEADERS = new Set(['from', 'to', 'cc', 'bcc', 'reply-to', 'sender', 'delivered-to']);
const ENCODED_PHRASE = /=\?[^?\s]+\?[bq]\?[^?\s]*\?=(?:\s+=\?[^?\s]+\?[bq]\?[^?\s]*\?=)*/gi;

function quoteIfNeeded(phrase: string): string {
  return /[()<>[\]:;@\\,."]/.test(phrase) ? `"${phrase.replace(/["\\]/g, '\\$&')}"` : phrase;
}

function findEmptyLine(bytes: Buffer): { headEnd: number; bodyStart: number } {
  if (bytes[0] === 0x0a) return { headEnd: 0, bodyStart: 1 };
  if (bytes[0] === 0x0d && bytes[1] === 0x0a) return { headEnd: 0, bodyStart: 2 };
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) {
    if (bytes[at + 1] === 0x0a) return { headEnd: at, bodyStart: at + 2 };
    if (bytes[at + 1] === 0x0d && bytes[at + 2] === 0x0a) return { headEnd: at, bodyStart: at + 3 };
  }
  return { headEnd: bytes.length, bodyStart: bytes.length };
}

function parseHeaders(head: Buffer): Header[] {
  const lines = head
    .toString('utf8')
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  return lines.flatMap((line) => {
    const colon = line.indexOf(':');
    return colon > 0 ? [{ name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }] : [];
  });
}
