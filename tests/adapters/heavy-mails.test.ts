import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { gmailReader } from '../../functions/src/adapters/google/gmail-reader.ts';
import { circuit } from '../../functions/src/adapters/shared/circuit.ts';
import { absent } from '../../functions/src/ports/accounts.ts';
import { startForTest } from '../../local/providers/testing/start.ts';

// What mails cost that carry much, between our reader and Gmail's stand-in. Rule inbox.load.4.

const anna = absent('anna');
const email = 'anna@gmail.test';
const megabyte = 1_000_000;
const opened = z.object({ access_token: z.string() });
const arrived = z.object({ delivered: z.tuple([z.object({ id: z.string(), threadId: z.string() })]) });

type Given = {
  subject: string;
  text?: string;
  html?: string;
  inReplyTo?: string;
  messageId?: string;
  attachments?: { filename: string; content: string }[];
};

/** A mailbox, its reader, and how many bytes Gmail's answers took so far. */
async function aMailbox() {
  const { url } = await startForTest();
  let answered = 0;
  // Passes calls on, and hands an answer over no faster than it is taken.
  const counting = createServer((request, response) => {
    void fetch(url + (request.url ?? ''), {
      headers: { authorization: request.headers.authorization ?? '' },
    }).then(async ({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      async function* counted() {
        for await (const chunk of body ?? []) {
          answered += chunk.length;
          yield chunk;
        }
      }
      // Whoever has read enough hangs up.
      await pipeline(counted, response).catch(() => undefined);
    });
  }).listen(0, '127.0.0.1');
  await once(counting, 'listening');
  onTestFinished(() => void counting.close());
  onTestFinished(() => counting.closeAllConnections());
  const post = async (path: string, body: object): Promise<unknown> =>
    await (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).json();
  const { access_token: token } = opened.parse(await post('/_accounts', { provider: 'google', email }));
  const reader = gmailReader({
    rootUrl: `http://127.0.0.1:${(counting.address() as AddressInfo).port}/`,
    timeoutMs: 20_000,
    tokens: {
      token: () => Promise.resolve(token),
      renew: () => Promise.resolve(token),
      recordAnswer: () => Promise.resolve(),
    },
    circuit: circuit('googleSilent'),
    now: Date.now,
  });
  return {
    reader,
    arrives: async (mail: Given) => {
      const from = 'dana@friends.example';
      return arrived.parse(await post('/_inbound', { provider: 'google', to: email, from, ...mail }))
        .delivered[0];
    },
    /** The bytes of Gmail's answers while this is done. */
    bytesOf: async <T>(work: () => Promise<T>): Promise<[T, number]> => {
      const before = answered;
      const done = await work();
      return [done, answered - before];
    },
  };
}

const listed = (letters: number) => ({
  labelIds: ['INBOX'],
  q: null,
  maxResults: 25,
  pageToken: null,
  letters,
});
const words = (length: number) => 'See you on Thursday. '.repeat(Math.ceil(length / 21)).slice(0, length);

describe('a list of mails', () => {
  it('has the beginning of their words, and says that there is more', async () => {
    const { reader, arrives } = await aMailbox();
    await arrives({ subject: 'short', html: '<p>See <b>you</b></p>', text: 'Hidden' });
    await arrives({ subject: 'long', text: words(5_000) });
    const { mails } = await reader.list(anna, listed(4_000));
    expect(mails.map(({ subject, text, html, isCut }) => ({ subject, text, html, isCut }))).toEqual([
      { subject: 'long', text: words(4_000), html: null, isCut: true },
      { subject: 'short', text: 'See you', html: null, isCut: false },
    ]);
  });

  it('has a few words of a large one, and does not fetch the others', async () => {
    const { reader, arrives, bytesOf } = await aMailbox();
    const text = `It's large & long. ${words(12 * megabyte)}`;
    for (let count = 0; count < 2; count += 1) await arrives({ subject: 'large', text });
    const [{ mails }, bytes] = await bytesOf(() => reader.list(anna, listed(4_000)));
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toMatchObject({ subject: 'large', html: null, isCut: true });
      expect(mail.text).toMatch(/^It's large & long\. See you on Thursday\./);
      expect(mail.text?.length).toBeLessThanOrEqual(200);
    }
    // Some megabytes of each lie in the sockets.
    expect(bytes).toBeLessThan(2 * 8 * megabyte);
  });

  it('has no words of a large one that says something twice', async () => {
    const { reader, arrives } = await aMailbox();
    await arrives({ subject: 'twice', text: words(megabyte), html: `<p>${words(megabyte)}</p>` });
    const { mails } = await reader.list(anna, listed(4_000));
    expect(mails).toMatchObject([{ subject: 'twice', text: null, html: null, isCut: true }]);
  });

  it('names the files of a large one without fetching them', async () => {
    const { reader, arrives, bytesOf } = await aMailbox();
    const content = Buffer.alloc(2 * megabyte).toString('base64');
    await arrives({ subject: 'file', text: 'Here it is', attachments: [{ filename: 'a.bin', content }] });
    const [{ mails }, bytes] = await bytesOf(() => reader.list(anna, listed(4_000)));
    expect(mails).toMatchObject([
      { text: 'Here it is', isCut: false, attachments: [{ filename: 'a.bin', size: 2 * megabyte }] },
    ]);
    expect(bytes).toBeLessThan(20_000);
  });

  it('fetches no words where none are wanted', async () => {
    const { reader, arrives, bytesOf } = await aMailbox();
    await arrives({ subject: 'unread', text: words(100_000) });
    const [{ mails }, bytes] = await bytesOf(() => reader.list(anna, listed(0)));
    expect(mails).toMatchObject([{ subject: 'unread', text: null }]);
    expect(bytes).toBeLessThan(20_000);
  });
});

describe('a mail that is opened', () => {
  it('is read up to many letters, and in a few words beyond what can be read at all', async () => {
    const { reader, arrives } = await aMailbox();
    const long = await arrives({ subject: 'long', text: words(megabyte) });
    const largest = await arrives({ subject: 'largest', text: words(32 * megabyte) });
    expect((await reader.get(anna, long.id)).text).toHaveLength(500_000);
    const mail = await reader.get(anna, largest.id);
    expect(mail).toMatchObject({ subject: 'largest', isCut: true });
    expect(mail.text).toMatch(/^See you on Thursday\./);
  });

  it('has the whole of the newest words of a conversation that is too large to be read at once', async () => {
    const { reader, arrives } = await aMailbox();
    const messageId = '<first@friends.example>';
    const first = await arrives({ subject: 'Plan', messageId, text: words(18 * megabyte) });
    const answer = { subject: 'Re: Plan', inReplyTo: messageId };
    await arrives({ ...answer, text: words(18 * megabyte) });
    await arrives({ ...answer, text: 'That was long!' });
    const mails = await reader.thread(anna, first.threadId);
    expect(mails.map(({ text, isCut }) => [text?.length, isCut])).toEqual([
      [500_000, true],
      [500_000, true],
      ['That was long!'.length, false],
    ]);
  });

  it('is known by its heads alone without a word of it', async () => {
    const { reader, arrives, bytesOf } = await aMailbox();
    const { threadId } = await arrives({ subject: 'long', text: words(megabyte) });
    const [mails, bytes] = await bytesOf(() => reader.threadHeaders(anna, threadId));
    expect(mails).toMatchObject([{ subject: 'long', text: null, from: { address: 'dana@friends.example' } }]);
    expect(bytes).toBeLessThan(20_000);
  });
});
