import { keyOf } from '../values/key.ts';
import type { NumberKeys } from '../values/key.ts';
import type { RuleValue } from '../values/value.ts';

export type Index = { has(value: RuleValue): boolean };

/** A list prepared for many look-ups: arrays come from clients and may be long. */
export function indexOf(items: readonly RuleValue[], numbers: NumberKeys): Index {
  const keys = new Set(items.map((item) => keyOf(item, numbers)));
  return { has: (value) => keys.has(keyOf(value, numbers)) };
}

/** The first of each kind, in order. */
export function setOf(items: readonly RuleValue[]): RuleValue {
  const byKey = new Map<string, RuleValue>();
  for (const item of items) {
    const key = keyOf(item, 'by value');
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return { type: 'set', items: [...byKey.values()] };
}
