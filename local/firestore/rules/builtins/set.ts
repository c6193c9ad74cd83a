import { bool, int } from '../values/value.ts';
import type { RuleValue } from '../values/value.ts';
import { indexOf, setOf } from './membership.ts';
import { overload } from './overload.ts';

/**
 * The has… methods take lists too (observed).
 * Source: https://firebase.google.com/docs/reference/rules/rules.Set
 */
export const setMethods = {
  size: [overload(['set'], (self) => int(self.items.length))],
  difference: [overload(['set', 'set'], (self, other) => setOf(without(self.items, other.items)))],
  intersection: [overload(['set', 'set'], (self, other) => setOf(common(self.items, other.items)))],
  union: [overload(['set', 'set'], (self, other) => setOf([...self.items, ...other.items]))],
  hasAll: both((self, other) => without(other, self).length === 0),
  hasAny: both((self, other) => common(self, other).length > 0),
  hasOnly: both((self, other) => without(self, other).length === 0),
};

type Items = readonly RuleValue[];

function both(test: (self: Items, other: Items) => boolean) {
  return [
    overload(['set', 'set'], (self, other) => bool(test(self.items, other.items))),
    overload(['set', 'list'], (self, other) => bool(test(self.items, other.items))),
  ];
}

function without(items: Items, removed: Items): Items {
  const index = indexOf(removed, 'by value');
  return items.filter((item) => !index.has(item));
}

function common(items: Items, others: Items): Items {
  const index = indexOf(others, 'by value');
  return items.filter((item) => index.has(item));
}
