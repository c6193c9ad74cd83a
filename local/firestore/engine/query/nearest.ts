import type { Document } from '../../model/document.ts';
import { valueAt } from '../../model/field-path.ts';
import { limits } from '../../model/limits.ts';
import { comparePaths } from '../../model/path-order.ts';
import type { FieldPath } from '../../model/query.ts';
import { invalidArgument } from '../../model/status.ts';
import { vectorNumbers } from '../../model/vector.ts';
import { withField } from '../write/field-tree.ts';

export type DistanceMeasure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

export type Nearest = {
  field: FieldPath;
  vector: readonly number[];
  measure: DistanceMeasure;
  limit: number;
  resultField: FieldPath | null;
  threshold: number | null;
};

export function checkNearest({ limit, vector }: Nearest): void {
  if (limit < 1 || limit > limits.nearestResults) {
    throw invalidArgument(`FindNearest.limit must be a positive integer of at most ${limits.nearestResults}`);
  }
  if (vector.length === 0 || vector.length > limits.vectorDimensions) {
    throw invalidArgument(`FindNearest.query_vector must have 1 to ${limits.vectorDimensions} dimensions`);
  }
}

/** Documents by distance; those without a vector of the asked length are not in the result. */
export function findNearest(documents: readonly Document[], nearest: Nearest): Document[] {
  const measured = documents.flatMap((document) => {
    const vector = vectorNumbers(valueAt(document.fields, nearest.field));
    if (vector?.length !== nearest.vector.length) return [];
    const distance = distances[nearest.measure](vector, nearest.vector);
    return isWithin(distance, nearest) ? [{ document, distance }] : [];
  });
  const sign = nearest.measure === 'DOT_PRODUCT' ? -1 : 1;
  measured.sort(
    (left, right) =>
      sign * (left.distance - right.distance) || comparePaths(left.document.path, right.document.path),
  );
  return measured.slice(0, nearest.limit).map((found) => withDistance(found, nearest));
}

type Vector = readonly number[];

const distances = {
  EUCLIDEAN: (left, right) => Math.sqrt(sumOver(left, right, (a, b) => (a - b) ** 2)),
  COSINE: (left, right) => 1 - dot(left, right) / (length(left) * length(right)),
  DOT_PRODUCT: dot,
} satisfies Record<DistanceMeasure, (left: Vector, right: Vector) => number>;

/** A dot product grows with nearness, so its threshold is a floor; distances have a ceiling. */
function isWithin(distance: number, { measure, threshold }: Nearest): boolean {
  if (Number.isNaN(distance)) return false;
  if (threshold === null) return true;
  return measure === 'DOT_PRODUCT' ? distance >= threshold : distance <= threshold;
}

function withDistance(
  { document, distance }: { document: Document; distance: number },
  { resultField }: Nearest,
): Document {
  if (!resultField) return document;
  return {
    ...document,
    fields: withField(document.fields, resultField, { type: 'double', value: distance }),
  };
}

function dot(left: Vector, right: Vector): number {
  return sumOver(left, right, (a, b) => a * b);
}

function length(vector: Vector): number {
  return Math.sqrt(dot(vector, vector));
}

function sumOver(left: Vector, right: Vector, term: (a: number, b: number) => number): number {
  return left.reduce((sum, a, index) => sum + term(a, right[index] ?? 0), 0);
}
