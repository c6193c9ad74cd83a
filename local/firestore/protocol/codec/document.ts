import type { Document } from '../../model/document.ts';
import { parseFieldPath } from '../../model/field-path.ts';
import type { FieldPath } from '../../model/query.ts';
import { formatDocumentName, type DatabaseName } from '../../model/resource-name.ts';
import type { WireDocument, WireMask } from '../wire.ts';
import { writeTimestamp } from './timestamp.ts';
import { writeFields } from './value.ts';

/** Documents never change, so their wire form is made only once, for any number of listeners. */
const written = new WeakMap<Document, WireDocument>();

export function writeDocument(document: Document, database: DatabaseName): WireDocument {
  const known = written.get(document);
  if (known) return known;
  const wire = {
    name: formatDocumentName(database, document.path),
    fields: writeFields(document.fields),
    createTime: writeTimestamp(document.createTime),
    updateTime: writeTimestamp(document.updateTime),
  };
  written.set(document, wire);
  return wire;
}

export function readMask(wire: WireMask | null | undefined): FieldPath[] | null {
  return wire ? (wire.fieldPaths ?? []).map(parseFieldPath) : null;
}
