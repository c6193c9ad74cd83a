import { pathKey } from '../../model/resource-name.ts';
import type { Micros } from '../../model/timestamp.ts';
import type { MemberChange } from './target.ts';
import type { WatchEvent } from './watch-event.ts';

type Merged = MemberChange & { targetIds: number[]; removedTargetIds: number[] };

/** One event for each document, even if several targets contain it. */
export function mergeChanges(
  byTarget: ReadonlyMap<number, readonly MemberChange[]>,
  readTime: Micros,
): WatchEvent[] {
  const merged = new Map<string, Merged>();
  for (const [targetId, changes] of byTarget) {
    for (const change of changes) {
      const key = pathKey(change.path);
      const entry = merged.get(key) ?? { ...change, targetIds: [], removedTargetIds: [] };
      entry.isModified ||= change.isModified;
      (change.isMember ? entry.targetIds : entry.removedTargetIds).push(targetId);
      merged.set(key, entry);
    }
  }
  return [...merged.values()].map((entry) => eventOf(entry, readTime));
}

function eventOf(
  { path, document, isModified, targetIds, removedTargetIds }: Merged,
  readTime: Micros,
): WatchEvent {
  if (!document) return { kind: 'documentDeleted', path, removedTargetIds, readTime };
  if (!isModified && targetIds.length === 0)
    return { kind: 'documentRemoved', path, removedTargetIds, readTime };
  return { kind: 'documentChanged', document, targetIds, removedTargetIds };
}
