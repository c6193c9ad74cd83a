import type { Document } from '../../model/document.ts';
import { isDocumentName, valueAt } from '../../model/field-path.ts';
import type { FieldPath } from '../../model/query.ts';
import type { Fields, Value } from '../../model/value.ts';
import { withField } from '../write/field-tree.ts';

/** Keeps the fields of a mask; null keeps all. A mask with only the name keeps none. */
export function projectDocument(document: Document, mask: readonly FieldPath[] | null): Document {
  if (!mask) return document;
  let fields: Fields = new Map<string, Value>();
  for (const path of mask) {
    const value = isDocumentName(path) ? undefined : valueAt(document.fields, path);
    if (value) fields = withField(fields, path, value);
  }
  return { ...document, fields };
}
