import { beforeEach, expect, it, vi } from 'vitest';
import { inAWindow } from '../../state/testing/in-a-window.ts';
import type { Live, LiveQuery } from './live-query.ts';
import { liveUnion } from './live-union.ts';

type Item = { id: string };
type Heard = Live<Item>;

let heard: Heard[];
let say: { coming: (live: Heard) => void; settled: (live: Heard) => void };
let stopped: string[];

/** A query whose answers the test gives. */
const query = (name: keyof typeof say): LiveQuery<Item> => ({
  name,
  watch: (_, changed) => {
    say[name] = changed;
    return () => void stopped.push(name);
  },
});
const listed = (...ids: string[]): Heard => ({
  is: 'ready',
  items: ids.map((id) => ({ id })),
  fromCache: false,
});

let stop: () => void;

inAWindow();

beforeEach(() => {
  [heard, stopped] = [[], []];
  say = { coming: () => undefined, settled: () => undefined };
  stop = liveUnion('all', query('coming'), query('settled')).watch('noa', (live) => void heard.push(live));
});

it('is known once both are, and never lacks what moves from one to the other', async () => {
  say.coming(listed('a', 'b'));
  await vi.runAllTimersAsync();
  expect(heard).toEqual([{ is: 'loading' }]);
  say.settled(listed('c'));
  await vi.runAllTimersAsync();
  expect(heard.at(-1)).toEqual(listed('a', 'b', 'c'));
  setTimeout(() => say.coming(listed('b')));
  setTimeout(() => say.settled(listed('a', 'c')));
  await vi.runAllTimersAsync();
  expect(heard.slice(2)).toEqual([listed('b', 'a', 'c')]);
});

it('lists what both have once, and is of this device as long as one of them is', async () => {
  say.coming(listed('a'));
  say.settled({ is: 'ready', items: [{ id: 'a' }, { id: 'b' }], fromCache: true });
  await vi.runAllTimersAsync();
  expect(heard).toEqual([{ is: 'ready', items: [{ id: 'a' }, { id: 'b' }], fromCache: true }]);
});

it.each(['coming', 'settled'] as const)('fails where the %s ones fail', async (which) => {
  say.coming(listed('a'));
  say.settled(listed('b'));
  say[which]({ is: 'failed', failure: 'forbidden' });
  await vi.runAllTimersAsync();
  expect(heard).toEqual([{ is: 'failed', failure: 'forbidden' }]);
});

it('tells nothing after it was stopped', async () => {
  say.coming(listed('a'));
  say.settled(listed('b'));
  stop();
  await vi.runAllTimersAsync();
  expect(heard).toEqual([]);
  expect(stopped).toEqual(['coming', 'settled']);
});
