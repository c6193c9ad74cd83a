import { checkFields } from '../../model/check-fields.ts';
import type { Document } from '../../model/document.ts';
import { documentSize } from '../../model/document-size.ts';
import { valueAt } from '../../model/field-path.ts';
import { identicalFields } from '../../model/identical-values.ts';
import { limits } from '../../model/limits.ts';
import { invalidArgument } from '../../model/status.ts';
import type { FieldPath } from '../../model/query.ts';
import type { Fields, Timestamp, Value } from '../../model/value.ts';
import { withField, withoutField } from './field-tree.ts';
import { applyTransform } from './transform.ts';
import type { PlannedWrite, Write } from './write.ts';
import { unreachable } from '../../model/unreachable.ts';

/** The result of one write on the earlier document. Preconditions are checked elsewhere. */
export function planWrite(write: Write, before: Document | null, time: Timestamp): PlannedWrite {
  switch (write.kind) {
    case 'delete':
      return { write, before, after: null, result: { updateTime: null, transformResults: [] } };
    case 'verify':
      return {
        write,
        before,
        after: before,
        result: { updateTime: before?.updateTime ?? null, transformResults: [] },
      };
    case 'set':
      return planSet(write, before, time);
    default:
      return unreachable(write);
  }
}

function planSet(
  write: Extract<Write, { kind: 'set' }>,
  before: Document | null,
  time: Timestamp,
): PlannedWrite {
  const base = mergeMasked(write, before);
  const { fields, transformResults } = transformFields(write, base, time);
  checkFields(fields);
  const after = nextDocument(write, { before, fields, time });
  return { write, before, after, result: { updateTime: after.updateTime, transformResults } };
}

function nextDocument(
  write: Write,
  { before, fields, time }: { before: Document | null; fields: Fields; time: Timestamp },
): Document {
  if (before && identicalFields(before.fields, fields)) return before;
  return { path: write.path, fields, createTime: before?.createTime ?? time, updateTime: time };
}

/** Without a mask the fields replace the document; a masked path without a value deletes it. */
function mergeMasked(write: Extract<Write, { kind: 'set' }>, before: Document | null): Fields {
  if (!write.mask) return write.fields;
  let fields = before?.fields ?? new Map<string, Value>();
  for (const path of write.mask) {
    const value = valueAt(write.fields, path);
    fields = value ? withField(fields, path, value) : withoutField(fields, path);
  }
  return fields;
}

function transformFields(
  write: Extract<Write, { kind: 'set' }>,
  base: Fields,
  time: Timestamp,
): { fields: Fields; transformResults: Value[] } {
  if (write.transforms.length > limits.transformsPerDocument) {
    throw invalidArgument(
      `Cannot have more than ${limits.transformsPerDocument} field transforms on a single document.`,
    );
  }
  const paths = write.transforms.map(({ field }) => field);
  const isInside = (inner: FieldPath, outer: FieldPath) =>
    inner.length > outer.length && outer.every((name, index) => name === inner[index]);
  if (paths.some((path) => paths.some((other) => isInside(other, path))))
    throw invalidArgument('Cannot transform a field and another one inside of it in one write.');
  let fields = base;
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const { value, result } = applyTransform(transform, valueAt(fields, transform.field), time);
    fields = withField(fields, transform.field, value);
    transformResults.push(result);
  }
  return { fields, transformResults };
}

/** Checked against the full resource name, which is what counts towards the limit. */
export function checkDocumentSize(name: string, { path, fields }: Document): void {
  const size = documentSize(path, fields);
  if (size <= limits.documentBytes) return;
  throw invalidArgument(
    `Document '${name}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of ${limits.documentBytes.toLocaleString('en-US')} bytes.`,
  );
}
