import { invalidArgument } from '../../model/status.ts';

/** A client's POST: messages numbered from `offset`, and on the opening one its headers. */
export type ForwardBody = {
  offset: number;
  messages: readonly string[];
  headers: ReadonlyMap<string, string>;
};

export function parseForwardBody(text: string): ForwardBody {
  const form = new URLSearchParams(text);
  const count = Number(form.get('count') ?? 0);
  const offset = Number(form.get('ofs') ?? 0);
  if (!Number.isInteger(count) || !Number.isInteger(offset) || count < 0 || offset < 0 || count > 10_000) {
    throw invalidArgument('Malformed WebChannel request.');
  }
  const messages = Array.from({ length: count }, (_, index) => {
    const message = form.get(`req${index}___data__`);
    if (message === null) throw invalidArgument('Malformed WebChannel request: a message is missing.');
    return message;
  });
  return { offset, messages, headers: parseHeaders(form.get('headers') ?? '') };
}

/** CRLF-separated `Name:value`, names in any case. */
export function parseHeaders(block: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of block.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
