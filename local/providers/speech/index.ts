import { Hono } from 'hono';
import { z } from 'zod';

import { RECORDINGS } from '../../seed/speech.ts';
import { GoogleError, answerError, failureForStatus } from '../google/errors.ts';
import type { Provider, ProviderContext } from '../kit/provider.ts';
import { recognizeRoutes } from './routes/recognize.ts';
import { openSpeechStore } from './store.ts';

/** With `audio`, the words of that recording; without, those of the next unknown one. */
const Utterance = z.object({
  transcript: z.string(),
  languageCode: z.string().default(''),
  /** Base64. */
  audio: z.string().optional(),
});

/** Imitates Google's Speech-to-Text. */
export function createSpeech({ records }: ProviderContext): Provider {
  const store = openSpeechStore(records);

  const routes = new Hono();
  routes.route('/', recognizeRoutes(store));
  routes.all('*', () => {
    throw new GoogleError('notFound', 'Not Found');
  });
  routes.onError(answerError);

  return {
    name: 'speech',
    routes,
    // Google's client keeps only host and port of its endpoint.
    rootPaths: ['/v1/speech:recognize'],
    seed: () => {
      for (const { audio, transcript, languageCode } of RECORDINGS)
        store.know(audio, { transcript, languageCode });
    },
    failure: failureForStatus,
    receive: (body) => {
      const { audio, ...heard } = Utterance.parse(body);
      if (audio === undefined) store.expect(heard);
      else store.know(Buffer.from(audio, 'base64'), heard);
      return { ok: true };
    },
  };
}
