import { equivalent } from '../values/equality.ts';
import { problem } from '../values/problem.ts';
import type { Result } from '../values/problem.ts';
import { typeNameOf } from '../values/type-name.ts';
import { int, list, string } from '../values/value.ts';
import type { Entries, MapDiff, RuleValue } from '../values/value.ts';
import { overload } from './overload.ts';

/** Source: https://firebase.google.com/docs/reference/rules/rules.Map */
export const mapMethods = {
  size: [overload(['map'], (self) => int(self.entries.size))],
  /** In order, unlike values() (observed). */
  keys: [overload(['map'], (self) => list([...self.entries.keys()].toSorted().map(string)))],
  values: [overload(['map'], (self) => list([...self.entries.values()]))],
  get: [
    overload(['map', 'string', 'any'], (self, key, fallback) => self.entries.get(key.value) ?? fallback),
    overload(['map', 'list', 'any'], (self, keys, fallback) => getNested(self, keys.items, fallback)),
  ],
  diff: [
    overload(['map', 'map'], (self, before) => ({
      type: 'map_diff',
      diff: differenceOf(self.entries, before.entries),
    })),
  ],
};

/** Source: https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export const mapDiffMethods = {
  addedKeys: [overload(['map_diff'], ({ diff }) => setOfKeys(diff.added))],
  removedKeys: [overload(['map_diff'], ({ diff }) => setOfKeys(diff.removed))],
  changedKeys: [overload(['map_diff'], ({ diff }) => setOfKeys(diff.changed))],
  unchangedKeys: [overload(['map_diff'], ({ diff }) => setOfKeys(diff.unchanged))],
  affectedKeys: [
    overload(['map_diff'], ({ diff }) => setOfKeys([...diff.added, ...diff.changed, ...diff.removed])),
  ],
};

function getNested(self: RuleValue, keys: readonly RuleValue[], fallback: RuleValue): Result {
  const wrong = keys.find((key) => key.type !== 'string');
  if (wrong !== undefined) return problem(`the keys given to get() are strings, not ${typeNameOf(wrong)}`);
  let found: RuleValue | undefined = self;
  for (const key of keys) {
    found = found.type === 'map' && key.type === 'string' ? found.entries.get(key.value) : undefined;
    if (found === undefined) return fallback;
  }
  return found;
}

function differenceOf(after: Entries, before: Entries): MapDiff {
  const isSame = (key: string, value: RuleValue) => equivalent(value, before.get(key) ?? value);
  const kept = [...after].filter(([key]) => before.has(key));
  return {
    added: [...after.keys()].filter((key) => !before.has(key)),
    removed: [...before.keys()].filter((key) => !after.has(key)),
    changed: kept.filter(([key, value]) => !isSame(key, value)).map(([key]) => key),
    unchanged: kept.filter(([key, value]) => isSame(key, value)).map(([key]) => key),
  };
}

function setOfKeys(keys: readonly string[]): RuleValue {
  return { type: 'set', items: keys.map(string) };
}
