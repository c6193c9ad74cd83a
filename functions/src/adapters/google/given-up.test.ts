import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { absent } from '../../ports/accounts.ts';
import { circuit } from '../shared/circuit.ts';
import { withToken } from './clients.ts';
import { gmailBox } from './gmail.ts';

/** Never answers. */
const server = createServer(() => undefined);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function google(timeoutMs: number) {
  const { port } = server.address() as AddressInfo;
  const tokens = {
    token: () => Promise.resolve('ya29.test'),
    renew: () => Promise.resolve('ya29.renewed'),
    recordAnswer: () => Promise.resolve(),
  };
  return {
    tokens,
    rootUrl: `http://127.0.0.1:${port}/`,
    timeoutMs,
    circuit: circuit('googleSilent'),
    now: Date.now,
  };
}

async function often(call: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < 20; count += 1) await call().catch(() => undefined);
}

const anna = absent('anna');
const fine = () => Promise.resolve('fine');

it('a call that the caller gave up, or that cannot be made, says nothing about Google', async () => {
  const options = google(60_000);
  const recent = { since: null, limit: 1 };
  await often(() => gmailBox(options).peopleOf(anna, { ...recent, signal: AbortSignal.timeout(1) }));
  await often(() => withToken(options, 'Gmail', anna, () => Promise.resolve(new URL('no address'))));
  expect(await withToken(options, 'Gmail', anna, fine)).toBe('fine');
});

it('a call that Google does not answer counts as a failure of Google', async () => {
  const options = google(1);
  const signal = new AbortController().signal;
  await often(() => gmailBox(options).peopleOf(anna, { since: null, limit: 1, signal }));
  await expect(withToken(options, 'Gmail', anna, fine)).rejects.toMatchObject({ reason: 'googleSilent' });
});

const mail = {
  messageId: '<one@crocodile.test>',
  to: ['dana@example.com'],
  cc: [],
  bcc: [],
  subject: '',
  body: 'Hello',
  isHtml: false,
  answers: null,
  forwards: null,
  files: [],
};

it('a mail that Google does not take in time may still be sent', async () => {
  const sending = gmailBox(google(50)).send(anna, mail, { leaveBy: Infinity });
  await expect(sending).rejects.toMatchObject({ mayHaveHappened: true, mayStillHappen: true });
});

it.each([
  [999, false],
  [1_000, true],
])('a mail that must leave by %d reaches Google at 1,000: %s', async (leaveBy, mayHaveHappened) => {
  const sending = gmailBox({ ...google(50), now: () => 1_000 }).send(anna, mail, { leaveBy });
  await expect(sending).rejects.toMatchObject({ kind: 'unavailable', mayHaveHappened });
});

it('mails that could not leave in time, for what they waited here, say nothing about Google', async () => {
  const options = google(50);
  await often(() => gmailBox(options).send(anna, mail, { leaveBy: 0 }));
  expect(await withToken(options, 'Gmail', anna, fine)).toBe('fine');
});
