import * as z from 'zod/mini';
import { circuit } from '../shared/circuit.ts';
import { lazy } from '../shared/lazy.ts';
import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import { Failure } from '../../ports/failure.ts';
import type { Transcriber } from '../../ports/transcriber.ts';

export type SpeechOptions = { apiUrl: string | undefined; timeoutMs: number };

const mainLanguage = 'he-IL';
/** Google tries at most three besides the main one. */
const otherLanguages = ['en-US', 'ar-SA', 'fr-FR'];
const failed = 'Transcription failed';

const encodings: readonly (readonly [
  type: RegExp,
  encoding: 'WEBM_OPUS' | 'OGG_OPUS' | 'LINEAR16' | 'MP3',
])[] = [
  [/webm/, 'WEBM_OPUS'],
  [/ogg/, 'OGG_OPUS'],
  [/wav/, 'LINEAR16'],
  [/mpeg|mp3/, 'MP3'],
];

const grpcError = z.object({ code: z.number() });
/** Codes of gRPC, and HTTP's own where an answer was no error of Google's. */
const kindOfCode: Readonly<Record<number, FailureKind>> = {
  3: 'invalid',
  400: 'invalid',
  7: 'forbidden',
  403: 'forbidden',
  16: 'forbidden',
  401: 'forbidden',
  5: 'not-found',
  404: 'not-found',
  8: 'rate-limited',
  429: 'rate-limited',
};
const usualWaitSeconds = 30;

export function googleSpeech({ apiUrl, timeoutMs }: SpeechOptions): Transcriber {
  const open = lazy(async () => {
    const { SpeechClient } = await import('@google-cloud/speech');
    return new SpeechClient({ fallback: true, ...at(apiUrl) });
  });

  const guarded = circuit(failed);
  return {
    async transcribe({ bytes, mimeType, language }) {
      const client = await open();
      const encoding = encodings.find(([type]) => type.test(mimeType))?.[1] ?? 'WEBM_OPUS';
      const [reply] = await guarded(() =>
        client
          .recognize(
            {
              config: {
                encoding,
                ...(encoding === 'WEBM_OPUS' || encoding === 'OGG_OPUS' ? { sampleRateHertz: 48_000 } : {}),
                languageCode: language ?? mainLanguage,
                ...(language === null ? { alternativeLanguageCodes: otherLanguages } : {}),
                enableAutomaticPunctuation: true,
              },
              audio: { content: Buffer.from(bytes).toString('base64') },
            },
            { timeout: timeoutMs, maxRetries: 1 },
          )
          .catch((error: unknown) => {
            throw speechFailure(error);
          }),
      );
      const results = reply.results ?? [];
      const transcript = results.map(({ alternatives }) => alternatives?.[0]?.transcript ?? '').join(' ');
      return {
        transcript: transcript.replace(/\s+/g, ' ').trim(),
        language: results[0]?.languageCode ?? language ?? mainLanguage,
      };
    },
  };
}

function speechFailure(error: unknown): Failure {
  const code = grpcError.safeParse(error).data?.code ?? 0;
  const kind = kindOfCode[code] ?? 'unavailable';
  return new Failure(kind, failed, {
    cause: error,
    ...(kind === 'rate-limited' ? { retryAfterSeconds: usualWaitSeconds } : {}),
  });
}

function at(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  if (protocol === 'https:') return { apiEndpoint: hostname, port: Number(port || 443) };
  // Plain HTTP is a local stand-in, which asks for no identity; without one the client would look for credentials.
  return { protocol: 'http', apiEndpoint: hostname, port: Number(port || 80), apiKey: 'local' };
}
