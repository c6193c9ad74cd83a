import type { DocumentPath } from '../../model/document.ts';
import { pathKey } from '../../model/resource-name.ts';
import type { Micros } from '../../model/timestamp.ts';
import type { QueryPlan } from '../query/plan-query.ts';
import type { DocumentChange } from '../write/plan-commit.ts';

export type TransactionMode = { kind: 'readWrite' } | { kind: 'readOnly'; readTime: Micros };

/**
 * A server client's transaction. All that it has read stays unchanged until it ends: documents are locked by name,
 * queries by predicate, so that a document that would newly match must also wait.
 */
export class Transaction {
  readonly id: string;
  readonly mode: TransactionMode;
  lastUsed: number;
  /** The connection that last used it, if known. */
  connection: string | null = null;
  /** The transactions whose end this one's commit awaits. */
  waitingFor: ReadonlySet<Transaction> = new Set();
  readonly #documents = new Set<string>();
  readonly #queries: QueryPlan[] = [];

  constructor(id: string, mode: TransactionMode, startedAt: number) {
    this.id = id;
    this.mode = mode;
    this.lastUsed = startedAt;
  }

  lockDocument(path: DocumentPath): void {
    this.#documents.add(pathKey(path));
  }

  lockQuery(plan: QueryPlan): void {
    this.#queries.push(plan);
  }

  /** Whether a commit would change something that this transaction has read. */
  isDisturbedBy(changes: readonly DocumentChange[]): boolean {
    return changes.some(
      ({ path, before, after }) =>
        this.#documents.has(pathKey(path)) ||
        this.#queries.some((plan) => (before && plan.entry(before)) || (after && plan.entry(after))),
    );
  }

  /** Whether waiting for `others` would be a deadlock. */
  isAwaitedBy(others: Iterable<Transaction>, seen = new Set<Transaction>()): boolean {
    for (const other of others) {
      if (other === this) return true;
      if (seen.has(other)) continue;
      seen.add(other);
      if (this.isAwaitedBy(other.waitingFor, seen)) return true;
    }
    return false;
  }
}
