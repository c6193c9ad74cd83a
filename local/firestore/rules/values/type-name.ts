import type { RuleValue } from './value.ts';

/** The name in `is` and in error messages. */
export function typeNameOf(value: RuleValue): string {
  return value.type === 'partial' ? 'map' : value.type;
}

/** `value is typeName`. In the official emulator a set is not a `set` (observed). */
export function isOfType(value: RuleValue, typeName: string): boolean {
  if (typeName === 'number') return value.type === 'int' || value.type === 'float';
  return typeName !== 'set' && typeNameOf(value) === typeName;
}
