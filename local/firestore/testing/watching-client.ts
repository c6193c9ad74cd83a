import type { TargetRequest } from '../engine/watch/target.ts';
import type { WatchEvent } from '../engine/watch/watch-event.ts';
import type { Document } from '../model/document.ts';
import { pathKey } from '../model/resource-name.ts';

/**
 * Handles the events of a stream like a client SDK: the documents of each target, changed only at snapshots. Throws
 * where a real client would fail.
 */
export class WatchingClient {
  /** Members of each target by path, as of the last snapshot. */
  readonly targets = new Map<number, Map<string, Document>>();
  readonly removals: { targetId: number; code: string | null }[] = [];
  lastSnapshot = 0;
  snapshots = 0;
  #pending: WatchEvent[] = [];

  readonly receive = (event: WatchEvent): void => {
    if (event.kind !== 'snapshot') {
      this.#pending.push(event);
      return;
    }
    if (event.readTime < this.lastSnapshot) throw new Error('The read time of a snapshot went back.');
    const pending = this.#pending;
    this.#pending = [];
    for (const each of pending) this.#apply(each);
    this.lastSnapshot = event.readTime;
    this.snapshots++;
  };

  /** A target's documents, sorted by path. */
  documents(targetId: number): Document[] {
    const members = [...(this.targets.get(targetId) ?? [])];
    return members.sort(([left], [right]) => (left < right ? -1 : 1)).map(([, document]) => document);
  }

  ids(targetId: number): string[] {
    return this.documents(targetId).map(({ path }) => path.at(-1) ?? '');
  }

  #apply(event: WatchEvent): void {
    switch (event.kind) {
      case 'targetAdded':
        this.targets.set(event.targetId, this.targets.get(event.targetId) ?? new Map());
        return;
      case 'targetReset':
        this.#members(event.targetId).clear();
        return;
      case 'targetRemoved':
        this.targets.delete(event.targetId);
        this.removals.push({ targetId: event.targetId, code: event.cause?.code ?? null });
        return;
      case 'documentChanged':
        for (const id of event.targetIds) this.#members(id).set(pathKey(event.document.path), event.document);
        for (const id of event.removedTargetIds) this.#members(id).delete(pathKey(event.document.path));
        return;
      case 'documentDeleted':
      case 'documentRemoved':
        for (const id of event.removedTargetIds) this.#members(id).delete(pathKey(event.path));
        return;
      case 'existenceFilter':
        if (this.#members(event.targetId).size !== event.count) throw new Error('Existence filter mismatch.');
        return;
      default:
    }
  }

  #members(targetId: number): Map<string, Document> {
    const members = this.targets.get(targetId);
    if (!members) throw new Error(`Target ${targetId} was not added.`);
    return members;
  }
}

export function aTarget(
  id: number,
  spec: TargetRequest['spec'],
  rest: Partial<TargetRequest> = {},
): TargetRequest {
  return { id, spec, since: null, once: false, ...rest };
}
