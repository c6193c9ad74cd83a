import { formatFieldPath } from '../../model/field-path.ts';
import { formatDatabaseName, type DatabaseName } from '../../model/resource-name.ts';
import { isSingleField, type IndexDefinition, type IndexField } from './index-definition.ts';

/*
 * The page of the Firebase console that offers to create an index, as production's refusal names it: the index is
 * in the address, as a message google.firestore.admin.v1.Index.
 * https://github.com/googleapis/googleapis/blob/master/google/firestore/admin/v1/index.proto
 */

export function consoleLink(database: DatabaseName, index: IndexDefinition): string {
  const kind = isSingleField(index) ? 'create_exemption' : 'create_composite';
  const message = encodeIndex(database, index).toString('base64url');
  return `https://console.firebase.google.com/v1/r/project/${database.project}/firestore/indexes?${kind}=${message}`;
}

const scopes = { COLLECTION: 1, COLLECTION_GROUP: 2 } as const;
const orders = { ASCENDING: 1, DESCENDING: 2 } as const;

function encodeIndex(database: DatabaseName, index: IndexDefinition): Buffer {
  const group = `${formatDatabaseName(database)}/collectionGroups/${index.collectionId}`;
  const [first] = index.fields;
  const isSingle = isSingleField(index);
  const name = isSingle && first ? `${group}/fields/${formatFieldPath(first.field)}` : `${group}/indexes/_`;
  const fields = isSingle ? index.fields : [...index.fields, impliedName(index)];
  return Buffer.concat([
    bytes(1, Buffer.from(name)),
    number(2, scopes[index.scope]),
    ...fields.map((field) => bytes(3, encodeField(field))),
  ]);
}

/** Every composite index ends with the document name, in the direction of the last order. */
function impliedName({ fields }: IndexDefinition): IndexField {
  return { field: ['__name__'], mode: fields.at(-1)?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' };
}

function encodeField({ field, mode }: IndexField): Buffer {
  return Buffer.concat([bytes(1, Buffer.from(formatFieldPath(field))), encodeMode(mode)]);
}

function encodeMode(mode: IndexField['mode']): Buffer {
  if (typeof mode === 'object')
    return bytes(4, Buffer.concat([number(1, mode.vectorOf), bytes(2, Buffer.alloc(0))]));
  return mode === 'CONTAINS' ? number(3, 1) : number(2, orders[mode]);
}

function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(field << 3) | 2]), varint(content.length), content]);
}

function number(field: number, value: number): Buffer {
  return Buffer.concat([Buffer.from([field << 3]), varint(value)]);
}

function varint(value: number): Buffer {
  const digits: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return Buffer.from([...digits, rest]);
    digits.push((rest & 127) | 128);
  }
}
