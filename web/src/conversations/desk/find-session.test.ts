import { limits } from '@crocodile-hub/core/domain/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { inAWindow } from '../../kit/state/testing/in-a-window.ts';
import { forgetLiveQueries, type Live } from '../../kit/wire/firebase/live-query.ts';
import { findSession } from './find-session.ts';

let say: (live: Live<string>) => void;
const query = {
  name: 'session/s1',
  watch: (_uid: string, changed: (live: Live<string>) => void) => {
    say = changed;
    return () => {};
  },
};
const none = (from: 'device' | 'server') => say({ is: 'ready', items: [], fromCache: from === 'device' });
const comes = () => say({ is: 'ready', items: ['the session'], fromCache: true });

/** Looks as the hub's link does. `answer` is undefined while it still waits. */
function looking() {
  const found: { answer?: boolean } = {};
  void findSession('u', 's1', limits.routerSessionWaitMs, query).then((isThere) => (found.answer = isThere));
  return found;
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

inAWindow();
afterEach(forgetLiveQueries);

it('waits a second for a session that is not there yet', async () => {
  const found = looking();
  none('server');
  await after(999);
  expect(found.answer).toBeUndefined();
  await after(1);
  expect(found.answer).toBe(false);
});

it('takes a session that comes within the second', async () => {
  const found = looking();
  none('server');
  await after(900);
  comes();
  await after(0);
  expect(found.answer).toBe(true);
});

it('waits on where only this device has none, until the server answers', async () => {
  const found = looking();
  none('device');
  await after(3_000);
  expect(found.answer).toBeUndefined();
  none('server');
  await after(0);
  expect(found.answer).toBe(false);
});

it('gives up on a server that stays silent', async () => {
  const found = looking();
  await after(5_000);
  expect(found.answer).toBe(false);
});
