import { createContext, type ReactNode, useContext } from 'react';
import { Router } from 'wouter';
import { createStore } from '../state/store.ts';
import { useFollowed } from '../state/use-followed.ts';

type Place = {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The full address for coming back. */
  full: string;
  /** Of the entry of the history, see entry-key.ts. */
  key: string;
  /** What the entry keeps beside its key. */
  state: unknown;
};

type GoOptions = {
  /** In the place of the current entry of the history. */
  replace?: boolean;
  /** Kept with the entry, also over a reload. */
  state?: Readonly<Record<string, unknown>>;
};

function placeNow(): Place {
  const { pathname: path, search, hash } = window.location;
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return { path, search, full: path + search + hash, key, state };
}

const place = createStore(placeNow());
window.addEventListener('popstate', () => place.set(placeNow()));

/** Goes to an address of this app, such as one of `pages`, or `?name=value` on the same page. */
export function go(to: string, { replace = false, state }: GoOptions = {}): void {
  const entry = { ...state, key: crypto.randomUUID() };
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', new URL(to, window.location.href));
  place.set(placeNow());
}

/** As links do: where the person is already, no new entry is made. */
function follow(to: string, { replace }: GoOptions = {}): void {
  go(to, { replace: replace === true || to === placeNow().full });
}

const PlaceContext = createContext(place.get());

/**
 * The place as it is drawn. Going somewhere is a transition: what is on the screen stays until the next screen is
 * there. The router's own hook draws at once, with a fallback in between.
 */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const here = useFollowed(place.subscribe, place.get);
  return (
    <PlaceContext value={here}>
      <Router {...ofPlace}>{children}</Router>
    </PlaceContext>
  );
}

export function usePlace(): Place {
  return useContext(PlaceContext);
}

function usePathAndFollow(): [path: string, follow: typeof follow] {
  return [usePlace().path, follow];
}

function useSearch(): string {
  return usePlace().search;
}

const ofPlace = { hook: usePathAndFollow, searchHook: useSearch };
