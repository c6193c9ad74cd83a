import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { firebaseAccounts, sessionsSince } from './account-directory.ts';

const created = 'Sun, 22 Nov 2026 21:00:00 GMT';

/** The last change that the Auth emulator was asked for. */
let written: unknown;
const auth = createServer((request, response) => {
  void text(request).then((body) => {
    written = JSON.parse(body);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ localId: 'anna' }));
  });
});

beforeAll(async () => {
  auth.listen(0, '127.0.0.1');
  await once(auth, 'listening');
  const { port } = auth.address() as AddressInfo;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`);
  initializeApp({ projectId: 'demo-nowhere' });
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  auth.close();
});

it.each([
  ['nothing', undefined, 0],
  ['the making of the account', 'Sun, 22 Nov 2026 21:00:00 GMT', 0],
  ['a log-out everywhere', 'Sun, 22 Nov 2026 21:00:01 GMT', Date.UTC(2026, 10, 22, 21, 0, 1)],
])('ends sessions as %s says', (_, validAfter, since) => {
  expect(sessionsSince(validAfter, created)).toBe(since);
});

it.each([0, 1, 400, 999])('ends a session that began in the same second, %i ms into it', async (ms) => {
  const second = Date.UTC(2026, 10, 22, 21, 0, 7) / 1_000;
  vi.setSystemTime(second * 1_000 + ms);
  const wait = (longer: number) => Promise.resolve(void vi.setSystemTime(Date.now() + longer));
  await firebaseAccounts({ now: () => Date.now(), wait }).endSessions('anna');
  const { validSince } = z.object({ validSince: z.coerce.number() }).parse(written);
  expect(validSince).toBe(second + 1);
});

it('waits for the next second even when a timer ends too early', async () => {
  const second = Date.UTC(2026, 10, 22, 21, 0, 7) / 1_000;
  vi.setSystemTime(second * 1_000 + 400);
  const wait = (ms: number) => Promise.resolve(void vi.setSystemTime(Date.now() + Math.max(ms - 1, 1)));
  await firebaseAccounts({ now: () => Date.now(), wait }).endSessions('anna');
  const { validSince } = z.object({ validSince: z.coerce.number() }).parse(written);
  expect(validSince).toBe(second + 1);
});
