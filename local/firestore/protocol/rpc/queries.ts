import { aggregate, aggregatedFields, checkAggregations } from '../../engine/query/aggregate.ts';
import { checkNearest, findNearest } from '../../engine/query/nearest.ts';
import { projectDocument } from '../../engine/query/project.ts';
import { windowOf } from '../../engine/query/run-query.ts';
import { invalidArgument, StatusError } from '../../model/status.ts';
import { writeDocument } from '../codec/document.ts';
import { readAggregation, readNearest, readQuery } from '../codec/query.ts';
import { writeMicros } from '../codec/timestamp.ts';
import { writeValue } from '../codec/value.ts';
import type { WireAggregation, WireConsistency, WireExplainOptions, WireFields, WireQuery } from '../wire.ts';
import { resourceTarget, type Call } from './call.ts';
import { startExplain } from './explain.ts';
import { readConsistency, transactionToken } from './read-consistency.ts';

type RunQueryRequest = WireConsistency & {
  parent?: string | null;
  structuredQuery?: WireQuery | null;
  explainOptions?: WireExplainOptions | null;
};

export function* runQuery(call: Call, request: RunQueryRequest): Iterable<object> {
  const { database, access, path } = resourceTarget(call, request.parent);
  if (!request.structuredQuery) throw invalidArgument('structured_query is required.');
  const plan = database.plan(readQuery(request.structuredQuery, path));
  const nearest = request.structuredQuery.findNearest
    ? readNearest(request.structuredQuery.findNearest)
    : null;
  if (nearest) checkNearest(nearest);
  access.checkList(plan.query);
  const use = {
    aggregated: [],
    vector: nearest && { field: nearest.field, dimension: nearest.vector.length },
  };
  call.backend.indexes.check(plan, use);

  const explain = startExplain(request.explainOptions, { plan, use });
  if (explain && !explain.isAnalysis) {
    yield explain.planned();
    return;
  }
  const { at, begun } = readConsistency(request, database, call);
  const readTime = writeMicros(database.readTime(at));
  const entries = database.entries(plan, at);
  const inWindow = windowOf(entries, plan).map(({ document }) => document);
  const documents = nearest ? findNearest(inWindow, nearest) : inWindow;
  const skippedResults = Math.min(plan.query.offset, entries.length);
  const metrics = explain?.executed({ results: documents.length, scanned: entries.length }) ?? {};

  if (begun) yield { transaction: transactionToken(begun), readTime };
  const last = documents.at(-1);
  if (!last) {
    yield { readTime, skippedResults, ...metrics };
    return;
  }
  if (skippedResults > 0) yield { readTime, skippedResults };
  for (const document of documents) {
    const projected = writeDocument(projectDocument(document, plan.query.select), database.name);
    yield { document: projected, readTime, ...(document === last && metrics) };
  }
}

type RunAggregationRequest = WireConsistency & {
  parent?: string | null;
  structuredAggregationQuery?: {
    structuredQuery?: WireQuery | null;
    aggregations?: readonly WireAggregation[] | null;
  } | null;
  explainOptions?: WireExplainOptions | null;
};

export function* runAggregationQuery(call: Call, request: RunAggregationRequest): Iterable<object> {
  const { database, access, path } = resourceTarget(call, request.parent);
  const wire = request.structuredAggregationQuery;
  if (!wire?.structuredQuery) throw invalidArgument('structured_query is required.');
  const plan = database.plan(readQuery(wire.structuredQuery, path));
  const aggregations = checkAggregations((wire.aggregations ?? []).map(readAggregation));
  access.checkList(plan.query);
  const use = { aggregated: aggregatedFields(aggregations), vector: null };
  call.backend.indexes.check(plan, use);

  const explain = startExplain(request.explainOptions, { plan, use });
  if (explain && !explain.isAnalysis) {
    yield explain.planned();
    return;
  }
  const { at, begun } = readConsistency(request, database, call);
  const readTime = writeMicros(database.readTime(at));
  const documents = windowOf(database.entries(plan, at), plan).map(({ document }) => document);
  const aggregateFields: WireFields = {};
  for (const [alias, value] of aggregate(documents, aggregations)) aggregateFields[alias] = writeValue(value);

  if (begun) yield { transaction: transactionToken(begun), readTime };
  yield {
    result: { aggregateFields },
    readTime,
    ...explain?.executed({ results: 1, scanned: documents.length }),
  };
}

export function executePipeline(): never {
  throw new StatusError('UNIMPLEMENTED', 'Pipelines are not supported by this server.');
}
