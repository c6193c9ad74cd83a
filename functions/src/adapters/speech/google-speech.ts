import * as z from 'zod/mini';
import { lazy } from '../shared/lazy.ts';
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
const invalidArgument = 3;
const resourceExhausted = 8;

export function googleSpeech({ apiUrl, timeoutMs }: SpeechOptions): Transcriber {
  const open = lazy(async () => {
    const { SpeechClient } = await import('@google-cloud/speech');
    return new SpeechClient({ fallback: true, ...at(apiUrl) });
  });

  return {
    async transcribe({ bytes, mimeType, language }) {
      const client = await open();
      const encoding = encodings.find(([type]) => type.test(mimeType))?.[1] ?? 'WEBM_OPUS';
      try {
        const [reply] = await client.recognize(
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
        );
        const results = reply.results ?? [];
        const transcript = results.map(({ alternatives }) => alternatives?.[0]?.transcript ?? '').join(' ');
        return {
          transcript: transcript.replace(/\s+/g, ' ').trim(),
          language: results[0]?.languageCode ?? language ?? mainLanguage,
        };
      } catch (error) {
        throw speechFailure(error);
      }
    },
  };
}

function speechFailure(error: unknown): Failure {
  const code = grpcError.safeParse(error).data?.code;
  if (code === invalidArgument || code === 400) return new Failure('invalid', failed, { cause: error });
  if (code === resourceExhausted || code === 429) {
    return new Failure('rate-limited', failed, { cause: error, retryAfterSeconds: 30 });
  }
  return new Failure('unavailable', failed, { cause: error });
}

function at(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  if (protocol === 'https:') return { apiEndpoint: hostname, port: Number(port || 443) };
  // Plain HTTP is a local stand-in, which asks for no identity; without one the client would look for credentials.
  return { protocol: 'http', apiEndpoint: hostname, port: Number(port || 80), apiKey: 'local' };
}
