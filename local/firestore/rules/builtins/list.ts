import { LIMITS } from '../limits.ts';
import { isProblem, limit } from '../values/problem.ts';
import type { Result } from '../values/problem.ts';
import { bool, int, list, string } from '../values/value.ts';
import type { RuleValue } from '../values/value.ts';
import { indexOf, setOf } from './membership.ts';
import { overload } from './overload.ts';
import { toText } from './string.ts';

/** Source: https://firebase.google.com/docs/reference/rules/rules.List */
export const listMethods = {
  size: [overload(['list'], (self) => int(self.items.length))],
  concat: [overload(['list', 'list'], (self, other) => concat(self.items, other.items))],
  join: [overload(['list', 'string'], (self, separator) => join(self.items, separator.value))],
  removeAll: [
    overload(['list', 'list'], (self, other) => {
      const removed = indexOf(other.items, 'by type');
      return list(self.items.filter((item) => !removed.has(item)));
    }),
  ],
  hasAll: [
    overload(['list', 'list'], (self, other) => {
      const own = indexOf(self.items, 'by type');
      return bool(other.items.every((item) => own.has(item)));
    }),
  ],
  hasAny: [
    overload(['list', 'list'], (self, other) => {
      const own = indexOf(self.items, 'by type');
      return bool(other.items.some((item) => own.has(item)));
    }),
  ],
  hasOnly: [
    overload(['list', 'list'], (self, other) => {
      const permitted = indexOf(other.items, 'by type');
      return bool(self.items.every((item) => permitted.has(item)));
    }),
  ],
  toSet: [overload(['list'], (self) => setOf(self.items))],
};

function concat(left: readonly RuleValue[], right: readonly RuleValue[]): Result {
  if (left.length + right.length > LIMITS.listLength)
    return limit(`a list of more than ${LIMITS.listLength} items`);
  return list([...left, ...right]);
}

function join(items: readonly RuleValue[], separator: string): Result {
  const texts: string[] = [];
  let length = 0;
  for (const item of items) {
    const text = toText(item);
    if (isProblem(text) || text.type !== 'string') return text;
    length += text.value.length + separator.length;
    if (length > LIMITS.stringLength) return limit(`a string of more than ${LIMITS.stringLength} characters`);
    texts.push(text.value);
  }
  return string(texts.join(separator));
}
