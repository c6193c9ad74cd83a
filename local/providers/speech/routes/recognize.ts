import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';

import { GoogleError } from '../../google/errors.ts';
import type { Transcript } from '../entities.ts';
import type { SpeechStore } from '../store.ts';

/** Google's limit inside a request; longer audio must come from a bucket. */
const LARGEST_AUDIO_BYTES = 10 * 1024 * 1024;

const Recognize = z.object({
  config: z.object({
    languageCode: z.string().min(2),
    alternativeLanguageCodes: z.array(z.string()).optional(),
  }),
  audio: z.object({ content: z.string().min(1) }),
});

/** `speech:recognize`. */
export function recognizeRoutes(store: SpeechStore): Hono {
  const app = new Hono();

  app.post('/v1/:method{speech:recognize}', async (c) => {
    checkKey(c);
    const { config, audio } = Recognize.parse(await c.req.json());
    const heard = store.hear(audioOf(audio.content));
    return c.json({
      ...(heard ? { results: [resultOf(heard, config.languageCode)] } : {}),
      totalBilledTime: '15s',
      requestId: String(Date.now()),
    });
  });

  return app;
}

function resultOf({ transcript, languageCode }: Transcript, asked: string) {
  return { alternatives: [{ transcript, confidence: 0.94 }], languageCode: languageCode || asked };
}

function audioOf(content: string): Buffer {
  const audio = Buffer.from(content, 'base64');
  if (audio.length > LARGEST_AUDIO_BYTES) {
    throw new GoogleError('invalidArgument', 'Request payload size exceeds the limit: 10485760 bytes.');
  }
  return audio;
}

/** Any key or token is accepted, except one that names itself expired. */
function checkKey(c: Context): void {
  const credential = c.req.header('x-goog-api-key') ?? c.req.query('key') ?? c.req.header('Authorization');
  if (!credential || /^(?:Bearer )?expired/i.test(credential)) throw new GoogleError('authError');
}
