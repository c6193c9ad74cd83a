import { SpeechClient } from '@google-cloud/speech';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { RECORDINGS } from '../../seed/speech.ts';
import { startProviders } from '../server.ts';
import type { RunningProviders } from '../server.ts';
import { ask } from '../testing/ask.ts';

const [ENGLISH, , HEBREW] = RECORDINGS;

// Shared by all tests: Google's client takes a second or two to load its protocol.
let providers: RunningProviders;
let client: SpeechClient;

beforeAll(async () => {
  providers = await startProviders({ port: 0 });
  const address = { apiEndpoint: '127.0.0.1', port: providers.port };
  client = new SpeechClient({ fallback: true, protocol: 'http', apiKey: 'local', ...address });
});

afterAll(async () => {
  await client.close();
  await providers.close();
});

async function recognize(audio: Buffer | undefined, languageCode = 'en-US') {
  const [reply] = await client.recognize({ config: { languageCode }, audio: { content: audio ?? '' } });
  return reply.results?.map(({ alternatives }) => alternatives?.[0]?.transcript);
}

describe('speech', () => {
  it('is understood where the recording is known', async () => {
    expect(await recognize(ENGLISH?.audio)).toEqual(['Remind me to call Dana tomorrow at 8']);
    expect(await recognize(HEBREW?.audio, 'he-IL')).toEqual(['תזכיר לי בעוד שעה להתקשר לאמא']);
  });

  it('is silence where it is not', async () => {
    expect(await recognize(Buffer.from('noise'))).toEqual([]);
  });

  it('is the announced text for the next recording', async () => {
    const utterance = { provider: 'speech', transcript: 'שלום עולם' };
    await ask(`${providers.url}/_inbound`, { method: 'POST', body: utterance });
    expect(await recognize(Buffer.from('whatever the browser recorded'))).toEqual(['שלום עולם']);
    expect(await recognize(Buffer.from('whatever the browser recorded'))).toEqual([]);
  });

  it('is refused without a recording', async () => {
    await expect(recognize(undefined)).rejects.toMatchObject({ code: 3 });
  });

  it.each([[{}], [{ 'x-goog-api-key': 'expired-1' }]])(
    'needs a key that is good, not %o',
    async (headers) => {
      const body = { config: { languageCode: 'he-IL' }, audio: { content: 'AAEC' } };
      const reply = await ask(`${providers.url}/speech/v1/speech:recognize`, {
        method: 'POST',
        headers,
        body,
      });
      expect(reply).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
    },
  );
});
