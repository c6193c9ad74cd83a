import type { RuleValue } from './value.ts';

/** As `is` and error messages call it. */
export function typeNameOf(value: RuleValue): string {
  return value.type === 'partial' ? 'map' : value.type;
}

/** `value is typeName`. That a set is no `set` was observed of the official emulator. */
export function isOfType(value: RuleValue, typeName: string): boolean {
  if (typeName === 'number') return value.type === 'int' || value.type === 'float';
  return typeName !== 'set' && typeNameOf(value) === typeName;
}
