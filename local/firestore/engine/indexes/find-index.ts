import { samePath } from '../../model/field-path.ts';
import type { IndexCatalogue, IndexField, IndexMode } from './index-definition.ts';
import type { NeededIndex } from './needed-indexes.ts';

/**
 * Whether these indexes serve a conjunction. Firestore merges any number of indexes with the same sort order at the
 * end, so each pinned field must come before that order in at least one of them.
 */
export function isServed(needed: NeededIndex, catalogue: IndexCatalogue): boolean {
  const { pinned, sorted } = needed;
  const served = servingIndexes(needed, catalogue);
  const hasOrder = sorted.length === 0 || served.length > 0;
  return (
    hasOrder &&
    pinned.every((field) => served.some((prefix) => prefix.some((other) => isSameField(other, field))))
  );
}

/** The pinned fields that each usable index covers. */
function servingIndexes(needed: NeededIndex, catalogue: IndexCatalogue): IndexField[][] {
  const composites = catalogue.composites
    .filter(({ collectionId, scope }) => collectionId === needed.collectionId && scope === needed.scope)
    .flatMap(({ fields }) => prefixOf(fields, needed) ?? []);
  return [...composites, ...singles(needed, catalogue)];
}

function prefixOf(fields: readonly IndexField[], { pinned, sorted }: NeededIndex): IndexField[][] | null {
  const cut = fields.length - sorted.length;
  if (cut < 0 || !endsWithOrder(fields.slice(cut), sorted)) return null;
  const prefix = fields.slice(0, cut);
  return prefix.every((field) => pinned.some((other) => isSameField(field, other))) ? [prefix] : null;
}

/** Indexes are read in both directions. */
function endsWithOrder(suffix: readonly IndexField[], sorted: readonly IndexField[]): boolean {
  const matches = (turn: (mode: IndexMode) => IndexMode) =>
    suffix.every(({ field, mode }, index) => {
      const wanted = sorted[index];
      return wanted !== undefined && samePath(field, wanted.field) && isSameMode(turn(mode), wanted.mode);
    });
  return matches((mode) => mode) || matches(reversed);
}

/** Single-field indexes: automatic within a collection, by override alone in a collection group. */
function singles(
  { collectionId, scope, pinned, sorted }: NeededIndex,
  { overrides }: IndexCatalogue,
): IndexField[][] {
  const has = ({ field, mode }: IndexField) => {
    if (typeof mode === 'object') return false;
    const override = overrides.find(
      (each) => each.collectionId === collectionId && samePath(each.field, field),
    );
    if (!override) return scope === 'COLLECTION';
    const turned = mode === 'CONTAINS' ? mode : null;
    return override.indexes.some(
      (each) => each.scope === scope && (turned ? each.mode === turned : each.mode !== 'CONTAINS'),
    );
  };
  const [only, ...more] = sorted;
  if (!only) return pinned.filter(has).map((field) => [field]);
  return more.length === 0 && has(only) ? [[]] : [];
}

function isSameField(left: IndexField, right: IndexField): boolean {
  return samePath(left.field, right.field) && (left.mode === 'CONTAINS') === (right.mode === 'CONTAINS');
}

function isSameMode(left: IndexMode, right: IndexMode): boolean {
  if (typeof left === 'object' && typeof right === 'object') return left.vectorOf === right.vectorOf;
  return left === right;
}

function reversed(mode: IndexMode): IndexMode {
  if (mode === 'ASCENDING') return 'DESCENDING';
  return mode === 'DESCENDING' ? 'ASCENDING' : mode;
}
