import { isDocumentName, valueAt } from '../../model/field-path.ts';
import { limits } from '../../model/limits.ts';
import type { Document } from '../../model/document.ts';
import type { FieldPath } from '../../model/query.ts';
import { invalidArgument } from '../../model/status.ts';
import type { Value } from '../../model/value.ts';

export type Aggregation = { alias: string } & (
  { kind: 'count'; upTo: number | null } | { kind: 'sum' | 'average'; field: FieldPath }
);

/** Gives the aliases that the request left out, as Firestore numbers them, and refuses what it refuses. */
export function checkAggregations(aggregations: readonly Aggregation[]): Aggregation[] {
  if (aggregations.length === 0) throw invalidArgument('At least one aggregation is required.');
  if (aggregations.length > limits.aggregations) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${limits.aggregations}.`,
    );
  }
  let unnamed = 0;
  const named = aggregations.map((aggregation) => ({
    ...aggregation,
    alias: aggregation.alias || `field_${++unnamed}`,
  }));
  for (const [index, { alias }] of named.entries()) {
    if (named.findIndex((other) => other.alias === alias) !== index) {
      throw invalidArgument(`Duplicate aggregation alias "${alias}".`);
    }
  }
  return named;
}

/** Only documents that have every summed or averaged field count, for all aggregations of the request. */
export function aggregate(
  documents: readonly Document[],
  aggregations: readonly Aggregation[],
): Map<string, Value> {
  const fields = aggregations.flatMap((aggregation) =>
    aggregation.kind === 'count' ? [] : [aggregation.field],
  );
  const counted = documents.filter((document) =>
    fields.every((field) => isDocumentName(field) || valueAt(document.fields, field) !== undefined),
  );
  return new Map(aggregations.map((aggregation) => [aggregation.alias, aggregateOne(counted, aggregation)]));
}

export function aggregatedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]));
}

function aggregateOne(documents: readonly Document[], aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    const count = Math.min(documents.length, aggregation.upTo ?? Infinity);
    return { type: 'integer', value: BigInt(count) };
  }
  const numbers = documents.flatMap((document) => numberAt(document, aggregation.field));
  return aggregation.kind === 'sum' ? sum(numbers) : average(numbers);
}

type NumberValue = Extract<Value, { type: 'integer' | 'double' }>;

function numberAt(document: Document, field: FieldPath): NumberValue[] {
  const value = valueAt(document.fields, field);
  return value?.type === 'integer' || value?.type === 'double' ? [value] : [];
}

/** An integer while everything is one and fits 64 bits, otherwise a double. */
function sum(numbers: readonly NumberValue[]): Value {
  let whole = 0n;
  let fraction = 0;
  let isWhole = true;
  for (const number of numbers) {
    if (number.type === 'integer') whole += number.value;
    else {
      isWhole = false;
      fraction += number.value;
    }
  }
  if (isWhole && BigInt.asIntN(64, whole) === whole) return { type: 'integer', value: whole };
  return { type: 'double', value: Number(whole) + fraction };
}

function average(numbers: readonly NumberValue[]): Value {
  if (numbers.length === 0) return { type: 'null' };
  const total = sum(numbers);
  return {
    type: 'double',
    value: total.type === 'integer' || total.type === 'double' ? Number(total.value) / numbers.length : 0,
  };
}
