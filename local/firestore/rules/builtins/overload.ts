import type { Result } from '../values/problem.ts';
import { problem } from '../values/problem.ts';
import { typeNameOf } from '../values/type-name.ts';
import type { RuleType, RuleValue, ValueOf } from '../values/value.ts';

/** One signature of a function or method; the first parameter of a method is its object. */
export type Overload = {
  takes: readonly ParameterType[];
  /** null when the arguments are of other types. */
  call(args: readonly RuleValue[]): Result | null;
};

/** `float` also takes an int, as every builtin on floats does. */
type ParameterType = RuleType | 'any';

type ArgumentOf<T extends ParameterType> = T extends 'any'
  ? RuleValue
  : T extends 'float'
    ? ValueOf<'float' | 'int'>
    : T extends RuleType
      ? ValueOf<T>
      : never;

type ArgumentsOf<T extends readonly ParameterType[]> = { [K in keyof T]: ArgumentOf<T[K]> };

export function overload<const T extends readonly ParameterType[]>(
  takes: T,
  run: (...args: ArgumentsOf<T>) => Result,
): Overload {
  return { takes, call: (args) => (fits(takes, args) ? run(...args) : null) };
}

/** Tries the signatures in turn; `name` is what messages call it: `math.abs` or `string.split`. */
export function callOverloads(
  name: string,
  overloads: readonly Overload[],
  args: readonly RuleValue[],
): Result {
  const candidates = overloads.filter((candidate) => candidate.takes.length === args.length);
  for (const candidate of candidates) {
    const result = candidate.call(args);
    if (result !== null) return result;
  }
  const expected = overloads.map((candidate) => signature(name, candidate.takes)).join(' or ');
  return problem(`${signature(name, args.map(typeNameOf))} does not exist; there is ${expected}`);
}

function fits<T extends readonly ParameterType[]>(
  takes: T,
  args: readonly RuleValue[],
): args is ArgumentsOf<T> {
  return takes.length === args.length && takes.every((type, index) => accepts(type, args[index]));
}

function accepts(type: ParameterType, value: RuleValue | undefined): boolean {
  if (value === undefined) return false;
  return type === 'any' || type === value.type || (type === 'float' && value.type === 'int');
}

/** Methods are named `type.method`, so their first argument is already before the dot. */
function signature(name: string, types: readonly string[]): string {
  const shown = name.startsWith('.')
    ? { name: `${types[0]}${name}`, types: types.slice(1) }
    : { name, types };
  return `${shown.name}(${shown.types.join(', ')})`;
}
