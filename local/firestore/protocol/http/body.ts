import type { IncomingMessage } from 'node:http';
import { limits } from '../../model/limits.ts';
import { invalidArgument } from '../../model/status.ts';

/** The whole body as text; one beyond Firestore's request limit is refused as soon as it is seen to be. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > limits.requestBytes) {
      throw invalidArgument(`Request payload size exceeds the limit: ${limits.requestBytes} bytes.`);
    }
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
