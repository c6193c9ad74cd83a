import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';

import { ask } from '../testing/ask.ts';
import { startForTest } from '../testing/start.ts';

const MODEL = 'gpt-5-mini';
const messages = [{ role: 'user' as const, content: 'Hello' }];

async function aModel() {
  const { url } = await startForTest();
  const client = new OpenAI({ apiKey: 'local', baseURL: `${url}/openai/v1`, maxRetries: 0 });
  const say = (reply: object) =>
    ask(`${url}/_inbound`, { method: 'POST', body: { provider: 'openai', ...reply } });
  return { url, client, say };
}

describe('the model', () => {
  it('says what it was told to, in order', async () => {
    const { client, say } = await aModel();
    await say({ content: 'first' });
    await say({ toolCalls: [{ name: 'send_email', arguments: { to: ['dana@example.com'] } }] });
    const first = await client.chat.completions.create({ model: MODEL, messages });
    expect(first.choices[0]?.message.content).toBe('first');
    const second = await client.chat.completions.create({ model: MODEL, messages });
    expect(second.choices[0]?.message.tool_calls).toEqual([
      expect.objectContaining({ function: { name: 'send_email', arguments: '{"to":["dana@example.com"]}' } }),
    ]);
  });

  it('streams', async () => {
    const { client, say } = await aModel();
    await say({ content: 'one piece after the other, and not all at once' });
    const stream = await client.chat.completions.create({ model: MODEL, messages, stream: true });
    const pieces: string[] = [];
    for await (const chunk of stream) pieces.push(chunk.choices[0]?.delta.content ?? '');
    expect(pieces.join('')).toBe('one piece after the other, and not all at once');
    expect(pieces.length).toBeGreaterThan(1);
  });

  it('fails on request in OpenAI’s words', async () => {
    const { url, client } = await aModel();
    await ask(`${url}/_faults`, {
      method: 'POST',
      body: { provider: 'openai', kind: 'status', status: 429 },
    });
    const call = client.chat.completions.create({ model: MODEL, messages });
    await expect(call).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  });

  it('needs a key that is good', async () => {
    const { url } = await aModel();
    const client = new OpenAI({ apiKey: 'expired-1', baseURL: `${url}/openai/v1`, maxRetries: 0 });
    await expect(client.models.list()).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' });
  });
});
