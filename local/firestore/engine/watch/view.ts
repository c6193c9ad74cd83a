import type { Document, DocumentPath } from '../../model/document.ts';
import { pathKey } from '../../model/resource-name.ts';
import type { Micros } from '../../model/timestamp.ts';
import type { DocumentTable } from '../document-table.ts';
import { collectEntries, windowOf } from '../query/run-query.ts';
import type { Entry, QueryPlan } from '../query/plan-query.ts';
import type { DocumentChange } from '../write/plan-commit.ts';
import type { MemberChange, Members, TargetSpec } from './target.ts';

/** The live result of one target. */
export interface View {
  members(): Members;
  apply(changes: readonly DocumentChange[]): MemberChange[];
}

export function openView(spec: TargetSpec, table: DocumentTable): View {
  if (spec.kind === 'documents') return new DocumentsView(spec.paths, table);
  return new QueryView(spec.plan, collectEntries(spec.plan, table));
}

/** The members of a target at an earlier time. */
export function membersAt(spec: TargetSpec, table: DocumentTable, at: Micros): Members {
  const documents =
    spec.kind === 'documents'
      ? spec.paths.flatMap((path) => table.get(path, at) ?? [])
      : windowOf(collectEntries(spec.plan, table, at), spec.plan).map(({ document }) => document);
  return byKey(documents);
}

/** The changes that lead from one membership to another. */
export function diffMembers(
  before: Members,
  after: Members,
  read: (path: DocumentPath) => Document | null,
): MemberChange[] {
  const changes: MemberChange[] = [];
  for (const [key, known] of before) {
    if (after.has(key)) continue;
    const document = read(known.path);
    changes.push({ path: known.path, document, isMember: false, isModified: document !== known });
  }
  for (const [key, document] of after) {
    if (before.get(key) !== document)
      changes.push({ path: document.path, document, isMember: true, isModified: true });
  }
  return changes;
}

class DocumentsView implements View {
  readonly #members: Map<string, Document>;
  readonly #keys: ReadonlySet<string>;

  constructor(paths: readonly DocumentPath[], table: DocumentTable) {
    this.#keys = new Set(paths.map(pathKey));
    this.#members = byKey(paths.flatMap((path) => table.get(path) ?? []));
  }

  members(): Members {
    return this.#members;
  }

  apply(changes: readonly DocumentChange[]): MemberChange[] {
    return changes.flatMap(({ path, after }) => {
      const key = pathKey(path);
      if (!this.#keys.has(key)) return [];
      if (after) this.#members.set(key, after);
      else this.#members.delete(key);
      return [{ path, document: after, isMember: after !== null, isModified: true }];
    });
  }
}

/**
 * Keeps all matches sorted, also those beyond the limit: when one leaves the window, the next can enter it in the same
 * snapshot.
 */
class QueryView implements View {
  readonly #plan: QueryPlan;
  readonly #sorted: Entry[];
  readonly #byKey: Map<string, Entry>;

  constructor(plan: QueryPlan, sorted: Entry[]) {
    this.#plan = plan;
    this.#sorted = sorted;
    this.#byKey = new Map(sorted.map((entry) => [pathKey(entry.document.path), entry]));
  }

  members(): Members {
    return byKey(windowOf(this.#sorted, this.#plan).map(({ document }) => document));
  }

  apply(changes: readonly DocumentChange[]): MemberChange[] {
    const { limit, offset } = this.#plan.query;
    if (limit === null && offset === 0) return changes.flatMap((change) => this.#replace(change));
    const before = this.members();
    const isTouched = changes.map((change) => this.#replace(change).length > 0).includes(true);
    if (!isTouched) return [];
    const states = new Map(changes.map(({ path, after }) => [pathKey(path), after]));
    return diffMembers(before, this.members(), (path) => {
      const key = pathKey(path);
      return states.has(key) ? (states.get(key) ?? null) : (before.get(key) ?? null);
    });
  }

  #replace({ path, after }: DocumentChange): MemberChange[] {
    const key = pathKey(path);
    const old = this.#byKey.get(key);
    const next = after && this.#plan.entry(after);
    if (old) this.#sorted.splice(this.#indexOf(old), 1);
    if (next) {
      this.#byKey.set(key, next);
      this.#sorted.splice(this.#indexOf(next), 0, next);
    } else this.#byKey.delete(key);
    if (!old && !next) return [];
    return [{ path, document: after, isMember: Boolean(next), isModified: true }];
  }

  /** The index of an entry, or the one at which it would be inserted. */
  #indexOf(entry: Entry): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#sorted[middle];
      if (other && this.#plan.compare(other, entry) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function byKey(documents: readonly Document[]): Map<string, Document> {
  return new Map(documents.map((document) => [pathKey(document.path), document]));
}
