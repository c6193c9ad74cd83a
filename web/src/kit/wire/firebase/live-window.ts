import type { Live } from './live-query.ts';

type Entry = { id: string };

/** Whether a listener of so many documents at most has left none out. One that could not be read counts, too. */
export function holdsAll(live: Live<unknown>, most: number): boolean {
  return live.is === 'ready' && live.items.length + (live.unread ?? 0) < most;
}

/**
 * Merges the live, newest part of a list into the known items. Items that left the window because newer ones came stay
 * as they were; items missing within the window are removed.
 *
 * `window` and `known` are newest first. `isFull`: the listener may have left out older entries.
 */
export function mergeWindow<T extends Entry>(
  known: readonly T[],
  window: readonly T[],
  { isFull, order }: { isFull: boolean; order: (a: T, b: T) => number },
): T[] {
  const oldest = window.at(-1);
  if (!isFull || oldest === undefined) return [...window];
  const listened = new Set(window.map(({ id }) => id));
  const older = known.filter((entry) => !listened.has(entry.id) && order(entry, oldest) > 0);
  return [...window, ...older];
}
