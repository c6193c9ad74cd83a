import { formatFieldPath } from '../../model/field-path.ts';
import { StatusError } from '../../model/status.ts';
import type { QueryPlan } from '../query/plan-query.ts';
import { isServed } from './find-index.ts';
import { consoleLink } from './console-link.ts';
import {
  describeIndex,
  indexEntry,
  isSingleField,
  shortModes,
  type IndexCatalogue,
  type IndexDefinition,
} from './index-definition.ts';
import { idealIndex, neededIndexes, type IndexUse } from './needed-indexes.ts';

/** Handles a query for which production would lack an index. */
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
        `${requirement(index)}. You can create it here: ${consoleLink(plan.database, index)}\n` +
          `Or add to firestore.indexes.json: ${entry}`,
      );
    }
  }

  /** Once for each index: a listener that opens in every tab is one mistake. */
  #report(line: string): void {
    if (this.#reported.has(line)) return;
    this.#reported.add(line);
    this.#log(line);
  }
}

/**
 * Production's words. A single field lacks an index if it is exempt, or in a collection group, which has no automatic
 * ones.
 */
function requirement(index: IndexDefinition): string {
  const [only] = index.fields;
  if (!only || !isSingleField(index)) return 'The query requires an index';
  const field = formatFieldPath(only.field);
  return `The query requires a ${index.scope}_${shortModes(only.mode)} index for collection ${index.collectionId} and field ${field}`;
}
