import { parseFieldPath } from '../../model/field-path.ts';
import { parseDocumentName, type DatabaseName } from '../../model/resource-name.ts';
import { invalidArgument } from '../../model/status.ts';
import type { Precondition, Transform, Write, WriteResult } from '../../engine/write/write.ts';
import type { WirePrecondition, WireTransform, WireWrite, WireWriteResult } from '../wire.ts';
import { readMask } from './document.ts';
import { readTimestamp, writeTimestamp } from './timestamp.ts';
import { readFields, readValue, writeValue } from './value.ts';

export function readWrite(wire: WireWrite, database: DatabaseName): Write {
  const precondition = readPrecondition(wire.currentDocument);
  const pathOf = (name: string | null | undefined) => parseDocumentName(name ?? '', database);
  if (wire.update) {
    return {
      kind: 'set',
      path: pathOf(wire.update.name),
      precondition,
      fields: readFields(wire.update.fields),
      mask: readMask(wire.updateMask),
      transforms: (wire.updateTransforms ?? []).map(readTransform),
    };
  }
  // The oldest form of transforms: a separate write that changes no other field.
  if (wire.transform) {
    const transforms = (wire.transform.fieldTransforms ?? []).map(readTransform);
    return {
      kind: 'set',
      path: pathOf(wire.transform.document),
      precondition,
      fields: new Map(),
      mask: [],
      transforms,
    };
  }
  if (wire.operation === 'delete') return { kind: 'delete', path: pathOf(wire.delete), precondition };
  if (wire.operation === 'verify') return { kind: 'verify', path: pathOf(wire.verify), precondition };
  throw invalidArgument('Write has no operation.');
}

export function readPrecondition(wire: WirePrecondition | null | undefined): Precondition | null {
  if (wire?.updateTime) return { kind: 'updateTime', updateTime: readTimestamp(wire.updateTime) };
  if (wire?.conditionType !== 'exists') return null;
  return { kind: 'exists', exists: wire.exists ?? false };
}

export function writeWriteResult({ updateTime, transformResults }: WriteResult): WireWriteResult {
  return {
    ...(updateTime && { updateTime: writeTimestamp(updateTime) }),
    transformResults: transformResults.map(writeValue),
  };
}

function readTransform(wire: WireTransform): Transform {
  const field = parseFieldPath(wire.fieldPath ?? '');
  if (wire.increment) return { field, kind: 'increment', operand: readNumber(wire.increment) };
  if (wire.maximum) return { field, kind: 'maximum', operand: readNumber(wire.maximum) };
  if (wire.minimum) return { field, kind: 'minimum', operand: readNumber(wire.minimum) };
  if (wire.appendMissingElements) {
    return {
      field,
      kind: 'appendMissing',
      elements: (wire.appendMissingElements.values ?? []).map(readValue),
    };
  }
  if (wire.removeAllFromArray) {
    return { field, kind: 'removeAll', elements: (wire.removeAllFromArray.values ?? []).map(readValue) };
  }
  if (wire.setToServerValue === requestTime) return { field, kind: 'serverTime' };
  throw invalidArgument('Field transform has no operation.');
}

/** DocumentTransform.FieldTransform.ServerValue.REQUEST_TIME */
const requestTime = 1;

function readNumber(wire: NonNullable<WireTransform['increment']>): ReturnType<typeof readValue> {
  const value = readValue(wire);
  if (value.type === 'integer' || value.type === 'double') return value;
  throw invalidArgument('Numeric transforms take a number.');
}
