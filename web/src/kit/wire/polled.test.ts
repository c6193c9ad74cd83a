import { beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from './failure.ts';
import { createPoller, type Kept, type Poller } from './polled.ts';

const cacheMs = 10_000;
let now: number;
let ticks: Set<() => void>;
let calls: number;
let answer: Outcome<string>;
let poller: Poller<string>;
let isSeen: boolean;

const clock = {
  now: () => now,
  isSeen: () => isSeen,
  tick: (_: number, run: () => void) => {
    ticks.add(run);
    return () => ticks.delete(run);
  },
  ownTask: () => Promise.resolve(),
};
const load = async () => {
  calls += 1;
  return answer;
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
async function tickAt(time: number) {
  now = time;
  for (const run of ticks) run();
  await settled();
}

beforeEach(() => {
  [now, calls, ticks, isSeen] = [0, 0, new Set(), true];
  answer = { ok: true, reply: 'first' };
  poller = createPoller({ name: 'test', load, cacheMs, pollMs: 1_000 }, 'noa', clock);
});

describe('a polled value', () => {
  it('is asked for when somebody first follows it, and read from the cache until it is too old', async () => {
    poller.follow();
    await settled();
    expect(poller.state.get()).toEqual({ is: 'ready', value: 'first', at: 0 });
    await tickAt(cacheMs - 1);
    expect(calls).toBe(1);
    await tickAt(cacheMs);
    expect(calls).toBe(2);
  });

  it('is asked for once by many followers, and by nobody when all have left', async () => {
    const stops = [poller.follow(), poller.follow()];
    await settled();
    for (const stop of stops) stop();
    await tickAt(cacheMs * 2);
    expect(calls).toBe(1);
    expect(ticks.size).toBe(0);
  });

  it('is asked for at once by Refresh, but never twice at the same time', async () => {
    await Promise.all([poller.refresh(), poller.refresh()]);
    expect(calls).toBe(1);
    await poller.refresh();
    expect(calls).toBe(2);
  });

  it('fails visibly when there is none, and is tried again at the next look', async () => {
    answer = { ok: false, failure: { kind: 'unavailable' } };
    poller.follow();
    await settled();
    expect(poller.state.get()).toEqual({ is: 'failed', failure: { kind: 'unavailable' } });
    answer = { ok: true, reply: 'back' };
    await tickAt(1_000);
    expect(poller.state.get()).toMatchObject({ value: 'back' });
  });

  it('stays when a later try fails', async () => {
    poller.follow();
    await settled();
    answer = { ok: false, failure: { kind: 'unavailable' } };
    await tickAt(cacheMs);
    expect(poller.state.get()).toMatchObject({ value: 'first', at: 0 });
  });

  it('is asked for anew when what it is made of changes, however young it is', async () => {
    poller.follow();
    await settled();
    for (const parts of ['a', 'a', 'b', 'b']) poller.madeOf(parts);
    await settled();
    expect(calls).toBe(2);
  });

  it('is asked for once more when that changes while it is being asked for', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = async () => {
      await promise;
      return load();
    };
    poller = createPoller({ name: 'slow', load: slow, cacheMs, pollMs: 1_000 }, 'noa', clock);
    poller.follow();
    poller.madeOf('a');
    await settled();
    poller.madeOf('b');
    resolve();
    await settled();
    await tickAt(cacheMs - 1);
    expect(calls).toBe(2);
  });

  it('is asked for when it is followed again, or seen again, where that changed meanwhile', async () => {
    const stop = poller.follow();
    poller.madeOf('a');
    await settled();
    stop();
    poller.madeOf('b');
    await settled();
    expect(calls).toBe(1);
    poller.follow();
    await settled();
    expect(calls).toBe(2);
    isSeen = false;
    poller.madeOf('c');
    await settled();
    expect(calls).toBe(2);
    await tickAt(1);
    expect(calls).toBe(3);
  });

  it('is asked for at the next look where asking anew failed', async () => {
    poller.follow();
    await settled();
    answer = { ok: false, failure: { kind: 'unavailable' } };
    poller.outdate();
    await settled();
    answer = { ok: true, reply: 'second' };
    await tickAt(1_000);
    expect(poller.state.get()).toMatchObject({ value: 'second' });
    await tickAt(2_000);
    expect(calls).toBe(3);
  });

  it('shows also where it cannot be kept, as with a full storage', async () => {
    const write = () => {
      throw new Error('quota exceeded');
    };
    const keep = async () => ({ read: () => undefined, write });
    const full = createPoller({ name: 'full', load, cacheMs, pollMs: 1_000, keep }, 'noa', clock);
    expect(await full.refresh()).toEqual(answer);
    expect(full.state.get()).toMatchObject({ value: 'first' });
  });

  it('outlives a reload where it is kept', async () => {
    let kept: Kept<string> | undefined = { value: 'kept', at: -5_000 };
    const keep = async () => ({ read: () => kept, write: (value: Kept<string>) => void (kept = value) });
    const again = createPoller({ name: 'kept', load, cacheMs, pollMs: 1_000, keep }, 'noa', clock);
    again.follow();
    await settled();
    expect(again.state.get()).toMatchObject({ value: 'kept' });
    expect(calls).toBe(0);
    await tickAt(5_000);
    expect(kept).toEqual({ value: 'first', at: 5_000 });
  });
});
