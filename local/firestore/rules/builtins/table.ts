import type { RuleType } from '../values/value.ts';
import { bytesMethods } from './bytes.ts';
import { durationFunctions, durationMethods } from './duration.ts';
import { hashingFunctions } from './hashing.ts';
import { latlngFunctions, latlngMethods } from './latlng.ts';
import { listMethods } from './list.ts';
import { mapDiffMethods, mapMethods } from './map.ts';
import { mathFunctions } from './math.ts';
import { numberFunctions } from './number.ts';
import type { Overload } from './overload.ts';
import { pathFunctions, pathMethods } from './path.ts';
import { setMethods } from './set.ts';
import { stringFunctions, stringMethods } from './string.ts';
import { timestampFunctions, timestampMethods } from './timestamp.ts';

/** All functions and methods of the language that need only their arguments. */
type Table = Readonly<Record<string, readonly Overload[]>>;

const METHODS: Partial<Readonly<Record<RuleType, Table>>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

const FUNCTIONS: Table = {
  ...durationFunctions,
  ...hashingFunctions,
  ...latlngFunctions,
  ...mathFunctions,
  ...numberFunctions,
  ...pathFunctions,
  ...stringFunctions,
  ...timestampFunctions,
};

const functionsByName = new Map(Object.entries(FUNCTIONS));
const methodsByType = new Map(
  Object.entries(METHODS).map(([type, table]) => [type, new Map(Object.entries(table ?? {}))] as const),
);

export function functionNamed(name: string): readonly Overload[] | undefined {
  return functionsByName.get(name);
}

export function methodNamed(type: RuleType, name: string): readonly Overload[] | undefined {
  return methodsByType.get(type)?.get(name);
}

/** The possible numbers of arguments of methods with this name, for any type; null if no type has it. */
export function methodArities(name: string): ReadonlySet<number> | null {
  const overloads = [...methodsByType.values()].flatMap((table) => table.get(name) ?? []);
  return overloads.length === 0 ? null : new Set(overloads.map((overload) => overload.takes.length - 1));
}

export function functionArities(name: string): ReadonlySet<number> | null {
  const overloads = functionsByName.get(name);
  return overloads === undefined ? null : new Set(overloads.map((overload) => overload.takes.length));
}
