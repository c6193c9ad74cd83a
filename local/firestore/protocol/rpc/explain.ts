import { describeIndex } from '../../engine/indexes/index-definition.ts';
import { idealIndex, neededIndexes, type IndexUse } from '../../engine/indexes/needed-indexes.ts';
import type { QueryPlan } from '../../engine/query/plan-query.ts';
import { longOfNumber } from '../codec/long.ts';
import type { WireExplainOptions } from '../wire.ts';

/** The indexes that the query would use, and with `analyze` also its cost. */
export type Explain = {
  isAnalysis: boolean;
  planned(): object;
  executed(cost: { results: number; scanned: number }): object;
};

export function startExplain(
  options: WireExplainOptions | null | undefined,
  { plan, use }: { plan: QueryPlan; use: IndexUse },
): Explain | null {
  if (!options) return null;
  const startedAt = performance.now();
  const planSummary = {
    indexesUsed: neededIndexes(plan, use).map((needed) => indexUsed(plan, describeIndex(idealIndex(needed)))),
  };
  return {
    isAnalysis: options.analyze ?? false,
    planned: () => ({ explainMetrics: { planSummary } }),
    executed: ({ results, scanned }) => ({
      explainMetrics: {
        planSummary,
        executionStats: {
          resultsReturned: longOfNumber(results),
          executionDuration: duration(performance.now() - startedAt),
          readOperations: longOfNumber(Math.max(results, 1)),
          debugStats: struct({ documents_scanned: String(results), index_entries_scanned: String(scanned) }),
        },
      },
    }),
  };
}

function indexUsed({ query }: QueryPlan, properties: string): object {
  return struct({ query_scope: query.allDescendants ? 'Collection group' : 'Collection', properties });
}

/** google.protobuf.Struct of texts. */
function struct(texts: Record<string, string>): object {
  return {
    fields: Object.fromEntries(Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }])),
  };
}

function duration(milliseconds: number): object {
  const nanos = Math.max(1, Math.round(milliseconds * 1_000_000));
  return { seconds: longOfNumber(Math.floor(nanos / 1_000_000_000)), nanos: nanos % 1_000_000_000 };
}
