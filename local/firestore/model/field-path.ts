import { limits } from './limits.ts';
import type { FieldPath } from './query.ts';
import { invalidArgument } from './status.ts';
import { utf8Length } from './text-order.ts';
import type { Fields, Value } from './value.ts';

export const documentNameField: FieldPath = ['__name__'];

const simpleSegment = /^[A-Za-z_][A-Za-z_0-9]*$/;

/**
 * `a.b`, `` a.`with.dot` ``: names that are not simple identifiers are in back quotes, with `` \` `` and `\\` as
 * escapes.
 */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let position = 0;
  while (true) {
    const [segment, end] =
      text[position] === '`' ? quotedSegment(text, position) : bareSegment(text, position);
    segments.push(checkedName(segment, text));
    if (end === text.length) return segments;
    if (text[end] !== '.') throw invalidPath(text);
    position = end + 1;
  }
}

export function formatFieldPath(path: FieldPath): string {
  return path.map(formatSegment).join('.');
}

export function isDocumentName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

export function samePath(left: FieldPath, right: FieldPath): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index]);
}

export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let here: Value | undefined;
  let level: Fields | undefined = fields;
  for (const name of path) {
    here = level?.get(name);
    level = here?.type === 'map' ? here.fields : undefined;
  }
  return here;
}

function formatSegment(name: string): string {
  if (simpleSegment.test(name)) return name;
  return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}

function bareSegment(text: string, start: number): [string, number] {
  const dot = text.indexOf('.', start);
  const end = dot === -1 ? text.length : dot;
  const segment = text.slice(start, end);
  if (!simpleSegment.test(segment)) throw invalidPath(text);
  return [segment, end];
}

function quotedSegment(text: string, start: number): [string, number] {
  let segment = '';
  for (let index = start + 1; index < text.length; index++) {
    const character = text[index];
    if (character === '`') return [segment, index + 1];
    if (character === '\\') index++;
    segment += text[index] ?? '';
  }
  throw invalidPath(text);
}

function checkedName(name: string, text: string): string {
  if (name === '') throw invalidPath(text);
  if (utf8Length(name) > limits.fieldNameBytes) {
    throw invalidArgument(`Property name is longer than ${limits.fieldNameBytes} bytes.`);
  }
  return name;
}

function invalidPath(text: string): Error {
  return invalidArgument(`Invalid property path "${text}".`);
}
