import type { IncomingMessage } from 'node:http';
import { limits } from '../../model/limits.ts';
import { invalidArgument } from '../../model/status.ts';

/** Forms and base64 make a request larger, so the limit for its bytes is higher than the one for its contents. */
const mostBytesOnTheWire = 3 * limits.requestBytes;

/** The whole body as text; a body over the limit is refused as soon as it exceeds it. */
export async function readBody(
  request: IncomingMessage,
  { mostBytes }: { mostBytes: number } = { mostBytes: mostBytesOnTheWire },
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > mostBytes)
      throw invalidArgument(`Request payload size exceeds the limit: ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidArgument('Invalid JSON payload received.');
  }
}

export function decodeUriPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalidArgument(`"${part}" is not percent-encoded text.`);
  }
}
