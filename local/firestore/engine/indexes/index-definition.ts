import { formatFieldPath } from '../../model/field-path.ts';
import type { FieldPath, Order } from '../../model/query.ts';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';

export type IndexMode = Order['direction'] | 'CONTAINS' | { vectorOf: number };

export type IndexField = { field: FieldPath; mode: IndexMode };

/** A composite index, as firestore.indexes.json lists them; an implied document name at the end is left out. */
export type IndexDefinition = { collectionId: string; scope: IndexScope; fields: readonly IndexField[] };

/** Replaces the automatic indexes of one field, as `fieldOverrides` does. */
export type FieldOverride = {
  collectionId: string;
  field: FieldPath;
  indexes: readonly { scope: IndexScope; mode: IndexMode }[];
};

export type IndexCatalogue = { composites: readonly IndexDefinition[]; overrides: readonly FieldOverride[] };

/** `(status ASC, updatedAt DESC, __name__ DESC)` */
export function describeIndex({ fields }: IndexDefinition): string {
  const last = fields.at(-1);
  const implied = last?.mode === 'DESCENDING' ? 'DESC' : 'ASC';
  const named = fields.map(({ field, mode }) => `${formatFieldPath(field)} ${shortModes(mode)}`);
  return `(${[...named, `__name__ ${implied}`].join(', ')})`;
}

export function shortModes(mode: IndexMode): string {
  if (typeof mode === 'object') return `VECTOR<${mode.vectorOf}>`;
  return { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' }[mode];
}

/** The entry to add to firestore.indexes.json: of `indexes`, or of `fieldOverrides` for a single field. */
export function indexEntry(index: IndexDefinition): object {
  const { collectionId, scope, fields } = index;
  const [first] = fields;
  if (first && isSingleField(index) && typeof first.mode !== 'object') {
    const fieldPath = formatFieldPath(first.field);
    return {
      collectionGroup: collectionId,
      fieldPath,
      indexes: [{ ...modeEntry(first.mode), queryScope: scope }],
    };
  }
  return {
    collectionGroup: collectionId,
    queryScope: scope,
    fields: fields.map(({ field, mode }) => ({ fieldPath: formatFieldPath(field), ...modeEntry(mode) })),
  };
}

/** Such an index is an exemption of the field, not a composite; one of vectors is always a composite. */
export function isSingleField({ fields }: IndexDefinition): boolean {
  return fields.length === 1 && typeof fields[0]?.mode !== 'object';
}

function modeEntry(mode: IndexMode): object {
  if (typeof mode === 'object') return { vectorConfig: { dimension: mode.vectorOf, flat: {} } };
  return mode === 'CONTAINS' ? { arrayConfig: 'CONTAINS' } : { order: mode };
}
