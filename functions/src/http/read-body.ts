import type { Context } from 'hono';
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { Failure } from '../ports/failure.ts';
import type { RawBody } from './call.ts';
import { tooLarge } from './guards/refuse-unreadable.ts';
import type { ApiEnv } from './header.ts';
import { halfCharacterIn, tooMuchIn } from './plain-json.ts';

/** Ten megabytes over a slow mobile line take half of it. */
const patienceMs = minuteMs;

/** The body as it came, of at most so many bytes; the rest is never held. */
export async function readBytes(c: Context<ApiEnv>, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  return mostBytes === 0 ? Buffer.alloc(0) : await collect(c.env.incoming, mostBytes);
}

/** A JSON body; none at all is an empty object. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  if (!isUtf8(bytes)) throw malformed('the body is not UTF-8');
  const text = bytes.toString();
  const tooMuch = tooMuchIn(text);
  if (tooMuch !== null) throw malformed(tooMuch);
  const body = jsonOf(text);
  const half = halfCharacterIn(text, body);
  if (half !== null) throw malformed('is not Unicode', { path: half });
  return body;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed('the body is not JSON', { cause: error });
  }
}

/** From Node's own message: a stream of Hono's adapter costs more than all checks together. */
function collect(incoming: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  // Without the framework's parser the body is still unread here. If it was read after all, failing is safer than an
  // empty body.
  if (incoming.readableEnded) throw new Error('the body was read before it came here');
  return new Promise((resolve, reject) => {
    const parts: Buffer<ArrayBuffer>[] = [];
    let size = 0;
    const settle = (end: () => void) => {
      clearTimeout(late);
      incoming.off('data', onData).off('end', onEnd).off('error', onCut).off('close', onCut);
      end();
    };
    const onData = (part: Buffer<ArrayBuffer>) => {
      size += part.length;
      parts.push(part);
      if (size > mostBytes) settle(() => reject(tooLarge()));
    };
    const onEnd = () =>
      settle(() => resolve(parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts)));
    const onCut = () => settle(() => reject(malformed('the body did not arrive')));
    const late = setTimeout(onCut, patienceMs);
    incoming.on('data', onData).on('end', onEnd).on('error', onCut).on('close', onCut);
  });
}

function malformed(message: string, { path = '', cause }: { path?: string; cause?: unknown } = {}): Failure {
  return new Failure('invalid', 'malformed', { cause, issues: [{ path, message }] });
}

/** The form of a recording. */
export async function readAudioForm({
  bytes,
  header,
}: RawBody): Promise<{ audio: Blob | null; language: string | null }> {
  try {
    const form = await new Response(bytes, {
      headers: { 'Content-Type': header('content-type') ?? '' },
    }).formData();
    const audio = form.get('audio');
    const language = form.get('language');
    return {
      audio: audio instanceof Blob ? audio : null,
      language: typeof language === 'string' ? language : null,
    };
  } catch (error) {
    throw new Failure('invalid', 'noTranscript', {
      cause: error,
      issues: [{ path: 'audio', message: 'the body is not a form' }],
    });
  }
}
