import { isDocumentName, parseFieldPath } from '../../model/field-path.ts';
import type {
  FieldOverride,
  IndexCatalogue,
  IndexDefinition,
  IndexField,
  IndexMode,
  IndexScope,
} from './index-definition.ts';

/** Reads the text of a firestore.indexes.json; throws with the place of the first unknown part. */
export function readCatalogue(text: string): IndexCatalogue {
  const file = asObject(JSON.parse(text), 'the file');
  return {
    composites: asList(file.indexes, 'indexes').map((entry, index) =>
      readComposite(entry, `indexes[${index}]`),
    ),
    overrides: asList(file.fieldOverrides, 'fieldOverrides').map((entry, index) =>
      readOverride(entry, `fieldOverrides[${index}]`),
    ),
  };
}

type Json = { readonly [name: string]: unknown };

function readComposite(entry: unknown, place: string): IndexDefinition {
  const { collectionGroup, queryScope, fields } = asObject(entry, place);
  const read = asList(fields, `${place}.fields`).map((field, index) =>
    readField(field, `${place}.fields[${index}]`),
  );
  return {
    collectionId: asText(collectionGroup, `${place}.collectionGroup`),
    scope: readScope(queryScope, place),
    fields: withoutImpliedName(read),
  };
}

function readOverride(entry: unknown, place: string): FieldOverride {
  const { collectionGroup, fieldPath, indexes } = asObject(entry, place);
  return {
    collectionId: asText(collectionGroup, `${place}.collectionGroup`),
    field: parseFieldPath(asText(fieldPath, `${place}.fieldPath`)),
    indexes: asList(indexes, `${place}.indexes`).map((index, position) => {
      const at = `${place}.indexes[${position}]`;
      const read = asObject(index, at);
      return { scope: readScope(read.queryScope, at), mode: readMode(read, at) };
    }),
  };
}

function readField(entry: unknown, place: string): IndexField {
  const read = asObject(entry, place);
  return { field: parseFieldPath(asText(read.fieldPath, `${place}.fieldPath`)), mode: readMode(read, place) };
}

function readMode({ order, mode, arrayConfig, vectorConfig }: Json, place: string): IndexMode {
  if (arrayConfig === 'CONTAINS') return 'CONTAINS';
  if (vectorConfig !== undefined)
    return { vectorOf: Number(asObject(vectorConfig, `${place}.vectorConfig`).dimension) };
  const direction = order ?? mode;
  if (direction === 'ASCENDING' || direction === 'DESCENDING') return direction;
  throw new Error(`${place} has neither order, arrayConfig nor vectorConfig.`);
}

function readScope(scope: unknown, place: string): IndexScope {
  if (scope === undefined || scope === 'COLLECTION') return 'COLLECTION';
  if (scope === 'COLLECTION_GROUP') return scope;
  throw new Error(`${place}.queryScope is neither COLLECTION nor COLLECTION_GROUP.`);
}

/** Exports of the command line tool end with the document name, even if it is implied. */
function withoutImpliedName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (!last || !isDocumentName(last.field)) return fields;
  const implied = fields.at(-2)?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return last.mode === implied ? fields.slice(0, -1) : fields;
}

function asObject(value: unknown, place: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error(`${place} is not an object.`);
}

function asList(value: unknown, place: string): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw new Error(`${place} is not a list.`);
}

function asText(value: unknown, place: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`${place} is not a text.`);
}
