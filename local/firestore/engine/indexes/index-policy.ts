import { StatusError } from '../../model/status.ts';
import type { QueryPlan } from '../query/plan-query.ts';
import { isServed } from './find-index.ts';
import { describeIndex, indexEntry, type IndexCatalogue } from './index-definition.ts';
import { idealIndex, neededIndexes, type IndexUse } from './needed-indexes.ts';

/** What happens to a query for which production would lack an index. */
export interface IndexPolicy {
  check(plan: QueryPlan, use: IndexUse): void;
}

/** For servers that were given no list of indexes. */
export const anyIndex: IndexPolicy = { check: () => undefined };

export class CataloguePolicy implements IndexPolicy {
  readonly #catalogue: () => IndexCatalogue;
  readonly #isStrict: boolean;
  readonly #log: (line: string) => void;
  readonly #reported = new Set<string>();

  constructor({
    catalogue,
    isStrict,
    log,
  }: {
    catalogue: () => IndexCatalogue;
    isStrict: boolean;
    log: (line: string) => void;
  }) {
    this.#catalogue = catalogue;
    this.#isStrict = isStrict;
    this.#log = log;
  }

  check(plan: QueryPlan, use: IndexUse): void {
    const missing = neededIndexes(plan, use).find((needed) => !isServed(needed, this.#catalogue()));
    if (!missing) return;
    const index = idealIndex(missing);
    const entry = JSON.stringify(indexEntry(index));
    this.#report(`missing index on ${index.collectionId} ${describeIndex(index)}; add ${entry}`);
    if (this.#isStrict) {
      throw new StatusError(
        'FAILED_PRECONDITION',
        `The query requires an index. Add to firestore.indexes.json: ${entry}`,
      );
    }
  }

  /** Once an index: a listener that opens in every tab is one mistake. */
  #report(line: string): void {
    if (this.#reported.has(line)) return;
    this.#reported.add(line);
    this.#log(line);
  }
}
