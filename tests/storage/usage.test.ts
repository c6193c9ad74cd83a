import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { openDatabase } from '../../functions/src/adapters/firestore/database.ts';
import { firestoreUsage } from '../../functions/src/adapters/firestore/usage.ts';
import { fakeClock } from '../../functions/src/testing/fake-clock.ts';
import { type RealAdapters, realAdapters } from './real-adapters.ts';

// One person's use in a minute, counted by several instances over one database.

const adapters = realAdapters();
let db: RealAdapters['db'];
beforeAll(() => {
  ({ db } = adapters());
});

const perMinute = { chat: 60, transcription: 20, execution: 240, message: 2_000 };

describe('what a person uses', () => {
  it('is one count, however many instances take from it at once', async () => {
    const uid = randomUUID();
    const clock = fakeClock();
    const instances = [1, 2].map(() => firestoreUsage(openDatabase, perMinute, () => clock.now()));
    const waits = await Promise.all(
      instances.flatMap((usage) => Array.from({ length: 40 }, () => usage.take(uid, 'chat', 1))),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(60);
    expect(waits.filter((seconds) => seconds === 1)).toHaveLength(20);
  });

  it('is counted for each kind and person, and free again after a while', async () => {
    const uid = randomUUID();
    const clock = fakeClock();
    const usage = firestoreUsage(openDatabase, perMinute, () => clock.now());
    expect(await usage.take(uid, 'chat', 60)).toBe(0);
    expect(await usage.take(uid, 'chat', 1)).toBe(1);
    expect(await usage.take(uid, 'transcription', 1)).toBe(0);
    expect(await usage.take(randomUUID(), 'chat', 1)).toBe(0);
    clock.advance(1_000);
    expect(await usage.take(uid, 'chat', 1)).toBe(0);
  });

  it('starts anew where what is stored cannot be read', async () => {
    const uid = randomUUID();
    await db.doc(`${paths.counters(uid)}/minute-chat`).set({ tokens: 'none' });
    expect(await firestoreUsage(openDatabase, perMinute, () => 0).take(uid, 'chat', 1)).toBe(0);
  });
});
