import { LIMITS } from '../limits.ts';
import { limit, problem } from '../values/problem.ts';
import type { Result } from '../values/problem.ts';
import { pathText } from '../values/path-text.ts';
import { showFloat } from '../values/show.ts';
import { typeNameOf } from '../values/type-name.ts';
import { bool, bytes, int, list, string } from '../values/value.ts';
import type { RuleValue } from '../values/value.ts';
import { overload } from './overload.ts';
import { withRegex } from './regex.ts';
import type { Regex } from './regex.ts';

/**
 * Strings are those of Java: sizes, indexes and ranges count UTF-16 units, and `lower` and `upper` change
 * ASCII letters alone (observed).
 * Source: https://firebase.google.com/docs/reference/rules/rules.String
 */
export const stringMethods = {
  size: [overload(['string'], (self) => int(self.value.length))],
  lower: [
    overload(['string'], (self) => string(self.value.replace(/[A-Z]+/g, (found) => found.toLowerCase()))),
  ],
  upper: [
    overload(['string'], (self) => string(self.value.replace(/[a-z]+/g, (found) => found.toUpperCase()))),
  ],
  trim: [overload(['string'], (self) => string(trimAscii(self.value)))],
  toUtf8: [overload(['string'], (self) => bytes(new TextEncoder().encode(self.value)))],
  matches: [
    overload(['string', 'string'], (self, pattern) =>
      withRegex(pattern.value, (regex) => bool(regex.matches(self.value))),
    ),
  ],
  split: [
    overload(['string', 'string'], (self, pattern) =>
      withRegex(pattern.value, (regex) => list(split(self.value, regex).map(string))),
    ),
  ],
  replace: [
    overload(['string', 'string', 'string'], (self, pattern, substitute) =>
      replaceAll(self.value, pattern.value, substitute.value),
    ),
  ],
};

export const stringFunctions = { string: [overload(['any'], toText)] };

/** `string(value)`, which also joins lists and fills `$(…)` of paths. */
export function toText(value: RuleValue): Result {
  switch (value.type) {
    case 'string':
      return value;
    case 'null':
      return string('null');
    case 'bool':
    case 'int':
      return string(String(value.value));
    case 'float':
      return string(showFloat(value.value));
    case 'path':
      return string(pathText(value.segments));
    default:
      return problem(`string(${typeNameOf(value)}) does not exist`);
  }
}

export function concatenate(left: string, right: string): Result {
  if (left.length + right.length > LIMITS.stringLength) return tooLong();
  return string(left + right);
}

/** In the substitute `$1` names a group, as in Java. */
function replaceAll(text: string, pattern: string, substitute: string): Result {
  if ((text.length + 1) * (substitute.length + 1) > LIMITS.stringLength) return tooLong();
  return withRegex(pattern, (regex) => {
    try {
      return string(regex.matcher(text).replaceAll(substitute, true));
    } catch {
      return problem(`'${substitute}' names a group that '${pattern}' does not have`);
    }
  });
}

/** As String.split of Java 7: empty texts at the end are dropped, one at the beginning is not. */
function split(text: string, regex: Regex): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const matcher = regex.matcher(text); matcher.find(); end = matcher.end()) {
    parts.push(text.slice(end, matcher.start()));
  }
  parts.push(text.slice(end));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}

/** As String.trim of Java: every control character, but no other kind of blank. */
function trimAscii(text: string): string {
  return text.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
}

const tooLong = () => limit(`a string of more than ${LIMITS.stringLength} characters`);
