type Entry = { id: string };

/**
 * A list whose newest part is listened to. What falls out at the window's end, because something newer came, stays
 * listed as it was last seen; whatever is missing within the window is gone.
 *
 * `window` and `known` are newest first. `isFull`: the listener may have left older entries out.
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
