import { watchOverlays } from '../lib/overlay.ts';
import { entryKey } from './entry-key.ts';

/**
 * Remembers where the person is. Answers later whether they stayed there and opened no dialog: coming back is not having
 * stayed.
 */
export function watchAttention(): () => boolean {
  const from = entry();
  const isSomethingOpened = watchOverlays();
  return () => entry() === from && !isSomethingOpened();
}

function entry(): string {
  return `${window.location.pathname} ${entryKey()}`;
}
