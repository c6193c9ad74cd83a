import { describe, expect, it, type TestContext } from 'vitest';
import { z } from 'zod';
import type { GoogleOptions } from '../../functions/src/adapters/google/clients.ts';
import { gmailBox } from '../../functions/src/adapters/google/gmail.ts';
import { gmailReader } from '../../functions/src/adapters/google/gmail-reader.ts';
import { gmailWalk } from '../../functions/src/adapters/google/mail-people.ts';
import { absent } from '../../functions/src/ports/accounts.ts';
import { startProviders } from '../../local/providers/server.ts';

// What Gmail's stand-in cannot give of one mail hides none of the others, and says nothing about Google.

const anna = absent('anna');
const email = 'anna@gmail.test';
const names = ['one', 'two', 'three', 'four', 'five'];
const others = names.filter((name) => name !== 'three').toSorted();
const opened = z.object({ access_token: z.string() });
const inFolder = { labelIds: ['INBOX'], q: null, maxResults: 25, pageToken: null, letters: 100 };

/** A mailbox of five mails, of which one meets a fault. */
async function aMailbox(fault: object, { onTestFinished }: TestContext) {
  const { url, close } = await startProviders({ port: 0, seed: false });
  onTestFinished(close);
  const post = async (path: string, body: object): Promise<unknown> =>
    await (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).json();
  const { access_token: token } = opened.parse(await post('/_accounts', { provider: 'google', email }));
  /** What the circuit was told. */
  const troubles: unknown[] = [];
  const options: GoogleOptions = {
    rootUrl: `${url}/`,
    timeoutMs: 5_000,
    now: Date.now,
    tokens: {
      token: () => Promise.resolve(token),
      renew: () => Promise.resolve(token),
      recordAnswer: () => Promise.resolve(),
    },
    circuit: (call) =>
      call().catch((error: unknown) => {
        troubles.push(error);
        throw error;
      }),
  };
  const reader = gmailReader(options);
  const historyId = await reader.currentHistoryId(anna);
  for (const subject of names) {
    const from = `${subject}@friends.example`;
    await post('/_inbound', { provider: 'google', to: email, from, subject, text: 'Words' });
  }
  const { mails } = await reader.list(anna, inFolder);
  const bad = mails.find(({ subject }) => subject === 'three')?.id ?? '';
  await post('/_faults', { provider: 'google', path: `messages/${bad}`, times: 1_000, ...fault });
  return { reader, options, historyId, bad, troubles };
}

const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject).toSorted();
const senders = (mails: readonly { from: { address: string } | null }[]) =>
  mails.map(({ from }) => from?.address.split('@')[0] ?? '').toSorted();

// Each mostly waits for the pauses between two tries.
describe.concurrent.each([
  ['is gone', { kind: 'status', status: 404 }, false],
  ['is refused', { kind: 'status', status: 403 }, true],
  ['breaks', { kind: 'status', status: 500 }, true],
  ['hangs up', { kind: 'drop' }, true],
  ['is nonsense', { kind: 'nonsense' }, true],
])('of five mails one that %s', (_title, fault, isThere) => {
  it('hides none in a list or in the news, and is told', async (context) => {
    const { reader, historyId, bad, troubles } = await aMailbox(fault, context);
    const unreadable = isThere ? [bad] : [];
    const page = await reader.list(anna, inFolder);
    expect([subjects(page.mails), page.unreadable, page.total]).toEqual([others, unreadable, 5]);
    const news = await reader.changes(anna, { labelId: 'INBOX', historyId, letters: 100 });
    expect([subjects(news.mails), news.unreadable, news.isStale]).toEqual([others, unreadable, false]);
    expect(troubles).toEqual([]);
  });

  it('hides nobody of those whom one knows', async (context) => {
    const { options, historyId, troubles } = await aMailbox(fault, context);
    const { signal } = new AbortController();
    const recent = await gmailBox(options).peopleOf(anna, { since: null, limit: 25, signal });
    expect(senders(recent)).toEqual(others);
    const walk = gmailWalk(options);
    const page = await walk.page(anna, null);
    expect(page === 'refused' ? page : senders(page.mails)).toEqual(others);
    const since = await walk.since(anna, historyId);
    expect(since === 'too-old' ? since : senders(since.mails)).toEqual(others);
    expect(troubles).toEqual([]);
  });
});
