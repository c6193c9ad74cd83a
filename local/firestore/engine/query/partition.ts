import type { Entry } from './plan-query.ts';

/** Entries at which to cut a sorted result into parts of equal size; one cut fewer than parts, as Firestore counts. */
export function partitionPoints(entries: readonly Entry[], cuts: number): Entry[] {
  const step = entries.length / (cuts + 1);
  if (step < 1) return entries.slice(1);
  const points: Entry[] = [];
  for (let cut = 1; cut <= cuts; cut++) {
    const entry = entries[Math.floor(cut * step)];
    if (entry) points.push(entry);
  }
  return points;
}
