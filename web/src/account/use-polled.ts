import { useCallback, useEffect } from 'react';
import { signInStore, useSignIn } from './person.ts';
import type { Outcome } from '../kit/wire/failure.ts';
import { ownTask } from '../kit/state/own-task.ts';
import { createPoller, type Poller, type Polled, type PolledSource } from '../kit/wire/polled.ts';
import { startTicking } from '../kit/state/ticker.ts';
import { useFollowed } from '../kit/state/use-followed.ts';

const pollers = new Map<string, Poller<unknown>>();

// A poller belongs to one person, so sign-out drops all of them.
signInStore.subscribe(() => {
  if (signInStore.get().is === 'signed-out') pollers.clear();
});

const clock = { now: Date.now, isSeen: () => !document.hidden, tick: startTicking, ownTask };
const loading: Polled<never> = { is: 'loading' };
const signedOut: Polled<never> = { is: 'failed', failure: { kind: 'unauthenticated' } };

type UsePolled<T> = { polled: Polled<T>; busy: boolean; refresh: () => Promise<Outcome<T>> };

/**
 * Follows a polled value of this person. Signed out: failed. Sign-in state unknown: loading.
 * @param parts what the value is made of, once that is known: when it changes, the value is loaded anew
 */
export function usePolled<T>(source: PolledSource<T>, uid: string | undefined, parts?: string): UsePolled<T> {
  const isSignedOut = useSignIn().is === 'signed-out';
  const missing = isSignedOut ? signedOut : loading;
  const poller = uid === undefined ? undefined : pollerOf(source, uid);
  const subscribe = useCallback(
    (changed: () => void) => {
      if (poller === undefined) return () => {};
      const stops = [poller.state.subscribe(changed), poller.busy.subscribe(changed), poller.follow()];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [poller],
  );
  useEffect(() => {
    if (parts !== undefined) poller?.madeOf(parts);
  }, [poller, parts]);
  const known = useFollowed(subscribe, () => poller?.state.get() ?? loading);
  const polled = poller === undefined ? missing : known;
  const isAsking = useFollowed(subscribe, () => poller?.busy.get() ?? false);
  // Busy while the sign-in state is unknown, because a refresh could only fail.
  const busy = poller === undefined ? !isSignedOut : isAsking;
  const refresh = useCallback(
    async (): Promise<Outcome<T>> =>
      (await poller?.refresh()) ?? { ok: false, failure: { kind: 'unauthenticated' } },
    [poller],
  );
  return { polled, busy, refresh };
}

/** Loads a polled value anew; where nobody follows it, as soon as somebody does. */
export function outdatePolled<T>(source: PolledSource<T>, uid: string): void {
  pollerOf(source, uid).outdate();
}

function pollerOf<T>(source: PolledSource<T>, uid: string): Poller<T> {
  const key = `${uid}/${source.name}`;
  const known = pollers.get(key);
  // A key is made of the source's own name: its poller holds this source's type.
  if (known !== undefined) return known as Poller<T>;
  const made = createPoller(source, uid, clock);
  pollers.set(key, made as Poller<unknown>);
  return made;
}
