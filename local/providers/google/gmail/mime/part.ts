import { headerValue, splitEntity } from './headers.ts';
import type { Header } from './headers.ts';
import { parseParameters } from './parameters.ts';
import { decodeTransfer } from './transfer.ts';

/** One node of a message's MIME tree, in the order and nesting in which it was written. */
export type MimePart = {
  headers: Header[];
  mimeType: string;
  charset: string | undefined;
  filename: string;
  disposition: string;
  /** Decoded; empty if the content consists of parts. */
  content: Buffer;
  parts: MimePart[];
};

// A mail with deeper nesting is meant to harm its reader.
const MAX_DEPTH = 40;

export function parseMime(raw: Buffer, depth = 0): MimePart {
  const { headers, body } = splitEntity(raw);
  const type = parseParameters(headerValue(headers, 'Content-Type') ?? 'text/plain');
  const disposition = parseParameters(headerValue(headers, 'Content-Disposition') ?? '');
  const { boundary } = type.parameters;
  const part = {
    headers,
    mimeType: type.value,
    charset: type.parameters.charset,
    filename: disposition.parameters.filename ?? type.parameters.name ?? '',
    disposition: disposition.value,
  };

  if (type.value.startsWith('multipart/') && boundary !== undefined && depth < MAX_DEPTH) {
    const parts = splitAtBoundary(body, boundary).map((entity) => parseMime(entity, depth + 1));
    return { ...part, content: Buffer.alloc(0), parts };
  }
  const content = decodeTransfer(headerValue(headers, 'Content-Transfer-Encoding'), body);
  const isMessage = type.value === 'message/rfc822' && depth < MAX_DEPTH;
  return { ...part, content, parts: isMessage ? [parseMime(content, depth + 1)] : [] };
}

/** The entities between the delimiter lines; a missing closing delimiter ends at the end. */
function splitAtBoundary(body: Buffer, boundary: string): Buffer[] {
  const entities: Buffer[] = [];
  let start: number | undefined;
  for (const line of delimiterLines(body, boundary)) {
    if (start !== undefined) entities.push(withoutLastLineBreak(body.subarray(start, line.from)));
    start = line.closes ? undefined : line.to;
    if (line.closes) break;
  }
  if (start !== undefined) entities.push(body.subarray(start));
  return entities;
}

function* delimiterLines(
  body: Buffer,
  boundary: string,
): Generator<{ from: number; to: number; closes: boolean }> {
  const delimiter = `--${boundary}`;
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + 1)) {
    if (at > 0 && body[at - 1] !== 0x0a) continue;
    const lineBreak = body.indexOf(0x0a, at);
    const to = lineBreak === -1 ? body.length : lineBreak + 1;
    const rest = body.toString('latin1', at + delimiter.length, to).trim();
    if (rest === '' || rest === '--') yield { from: at, to, closes: rest === '--' };
  }
}

function withoutLastLineBreak(bytes: Buffer): Buffer {
  if (bytes.at(-1) !== 0x0a) return bytes;
  return bytes.subarray(0, bytes.at(-2) === 0x0d ? -2 : -1);
}
