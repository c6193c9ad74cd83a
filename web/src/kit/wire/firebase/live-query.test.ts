import { afterEach, expect, it, vi } from 'vitest';
import { inAWindow } from '../../state/testing/in-a-window.ts';
import { confirmedAnswer, forgetLiveQueries, type Live } from './live-query.ts';

let say: (live: Live<string>) => void;
const query = {
  name: 'profile',
  watch: (_uid: string, changed: (live: Live<string>) => void) => {
    say = changed;
    return () => {};
  },
};
const here = { is: 'ready', items: ['of this device'], fromCache: true } as const;
const there = { is: 'ready', items: ['of the server'], fromCache: false } as const;
const asked = () => confirmedAnswer(query, 'u', 2_000);

inAWindow();
afterEach(forgetLiveQueries);

it("waits for the server's answer where this device has one of its own", async () => {
  const answer = asked();
  say({ ...here, items: [...here.items] });
  say({ ...there, items: [...there.items] });
  expect(await answer).toEqual(there);
});

it('takes what this device knows where the server is silent', async () => {
  const answer = asked();
  say({ ...here, items: [...here.items] });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual(here);
});

it('waits on where not even this device has answered in that time', async () => {
  const answer = asked();
  await vi.advanceTimersByTimeAsync(2_000);
  say({ ...here, items: [...here.items] });
  expect(await answer).toEqual(here);
});
