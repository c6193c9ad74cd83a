import { watchOverlays } from '../lib/overlay.ts';

/**
 * Remembers the place. The returned function tells whether the person has stayed there and opened no dialog; leaving
 * and coming back counts as not staying.
 */
export function watchAttention(): () => boolean {
  const from = entry();
  const isSomethingOpened = watchOverlays();
  return () => entry() === from && !isSomethingOpened();
}

/** The entry of the history; the router gives each a key of its own. */
function entry(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${window.location.pathname} ${key}`;
}
