import { watchOverlays } from '../lib/overlay.ts';

/**
 * Remembers where the person is. Answers later whether they stayed there and opened no dialog: coming back is not having
 * stayed.
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
