import { limits } from './limits.ts';
import { invalidArgument } from './status.ts';
import { utf8Length } from './text-order.ts';
import { isValidTimestamp } from './timestamp.ts';
import type { Fields, Value } from './value.ts';
import { isVector, vectorNumbers } from './vector.ts';

/** Refuses fields that Firestore would not store; the commit checks the size of the whole document. */
export function checkFields(fields: Fields): void {
  for (const [name, value] of fields) {
    checkName(name);
    checkValue(value, { property: name, depth: 1 });
  }
}

type Place = { property: string; depth: number };

function checkName(name: string): void {
  if (name === '') throw invalidArgument('Property name is empty.');
  if (/^__.*__$/s.test(name))
    throw invalidArgument(`Property name "${name}" matches the regex __.*__ and is reserved.`);
  if (utf8Length(name) > limits.fieldNameBytes) {
    throw invalidArgument(
      `Property name "${name.slice(0, 40)}…" is longer than ${limits.fieldNameBytes} bytes.`,
    );
  }
}

function checkValue(value: Value, place: Place): void {
  switch (value.type) {
    case 'string':
      return checkLength(utf8Length(value.value), place);
    case 'bytes':
      return checkLength(value.value.byteLength, place);
    case 'timestamp':
      if (!isValidTimestamp(value))
        throw invalidArgument(`Property ${place.property} has an invalid timestamp.`);
      return;
    case 'geopoint':
      if (!(Math.abs(value.latitude) <= 90 && Math.abs(value.longitude) <= 180)) {
        throw invalidArgument(`Property ${place.property} has a geographical point out of range.`);
      }
      return;
    case 'array':
      return checkArray(value.values, place);
    case 'map':
      return isVector(value) ? checkVector(value, place) : checkMap(value.fields, place);
    default:
  }
}

function checkLength(bytes: number, { property }: Place): void {
  if (bytes > limits.fieldValueBytes) {
    throw invalidArgument(
      `The value of property "${property}" is longer than ${limits.fieldValueBytes} bytes.`,
    );
  }
}

function checkArray(values: readonly Value[], place: Place): void {
  const inner = deeper(place);
  for (const value of values) {
    if (value.type === 'array') {
      throw invalidArgument(`Property ${place.property} contains an invalid nested entity.`);
    }
    checkValue(value, inner);
  }
}

function checkMap(fields: Fields, place: Place): void {
  const inner = deeper(place);
  for (const [name, value] of fields) {
    checkName(name);
    checkValue(value, inner);
  }
}

function checkVector(value: Value, { property }: Place): void {
  const numbers = vectorNumbers(value);
  if (!numbers) throw invalidArgument(`Property ${property} is a vector without an array of numbers.`);
  if (numbers.length === 0 || numbers.length > limits.vectorDimensions) {
    throw invalidArgument(
      `Property ${property} is a vector of ${numbers.length} dimensions; 1 to ${limits.vectorDimensions} are supported.`,
    );
  }
}

function deeper({ property, depth }: Place): Place {
  if (depth >= limits.depth) {
    throw invalidArgument(`Property ${property} is nested deeper than ${limits.depth} levels.`);
  }
  return { property, depth: depth + 1 };
}
