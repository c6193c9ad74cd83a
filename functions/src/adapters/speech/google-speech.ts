import { circuit } from '../shared/circuit.ts';
import { endpointOf } from '../shared/endpoint.ts';
import { kindOfGrpc } from '../shared/grpc.ts';
import { lazy } from '../shared/lazy.ts';
import { isOurFault } from '../shared/network.ts';
import { Failure } from '../../ports/failure.ts';
import type { Transcriber } from '../../ports/model.ts';

export type SpeechOptions = { apiUrl: string | undefined; timeoutMs: number };

const mainLanguage = 'he-IL';
/** Google tries at most three besides the main one. */
const otherLanguages = ['en-US', 'ar-SA', 'fr-FR'];
const failed = 'noTranscript';

const encodings: readonly (readonly [
  type: RegExp,
  encoding: 'WEBM_OPUS' | 'OGG_OPUS' | 'LINEAR16' | 'MP3',
])[] = [
  [/webm/, 'WEBM_OPUS'],
  [/ogg/, 'OGG_OPUS'],
  [/wav/, 'LINEAR16'],
  [/mpeg|mp3/, 'MP3'],
];

const usualWaitSeconds = 30;

export function googleSpeech({ apiUrl, timeoutMs }: SpeechOptions): Transcriber {
  const open = lazy(async () => {
    const { SpeechClient } = await import('@google-cloud/speech');
    return new SpeechClient({ fallback: true, ...endpointOf(apiUrl) });
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
            throw isOurFault(error) ? error : speechFailure(error);
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
  const kind = kindOfGrpc(error);
  return new Failure(kind, failed, {
    cause: error,
    ...(kind === 'rate-limited' ? { retryAfterSeconds: usualWaitSeconds } : {}),
  });
}
