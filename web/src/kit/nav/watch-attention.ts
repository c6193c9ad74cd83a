import { watchOverlays } from './overlay.ts';
import { entryKey } from './entry-key.ts';

/**
 * Remembers the place. The returned function tells whether the person has stayed there and opened no dialog; leaving
 * and coming back counts as not staying.
 */
export function watchAttention(): () => boolean {
  const from = entry();
  const isSomethingOpened = watchOverlays();
  return () => entry() === from && !isSomethingOpened();
}

function entry(): string {
  return `${window.location.pathname} ${entryKey()}`;
}
