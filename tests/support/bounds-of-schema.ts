import type { $ZodTypes } from 'zod/v4/core';
import type { z } from 'zod/mini';

/** One text, list or free map of a document, and its bounds in the schema. */
export type Bounded = {
  path: readonly (string | number)[];
  is: 'text' | 'list' | 'map';
  most: number | undefined;
};

/** Every text, list and free map of a schema, at any depth. The first item of a list represents all. */
export function boundsOf(schema: z.ZodMiniType, path: Bounded['path'] = []): Bounded[] {
  const { def } = (schema as unknown as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        boundsOf(field as z.ZodMiniType, [...path, name]),
      );
    case 'array':
      return [
        { path, is: 'list', most: mostOf(def.checks) },
        ...boundsOf(def.element as z.ZodMiniType, [...path, 0]),
      ];
    case 'string':
      return [{ path, is: 'text', most: mostOf(def.checks) }];
    case 'record':
      return [{ path, is: 'map', most: undefined }];
    case 'optional':
    case 'nullable':
    case 'default':
      return boundsOf(def.innerType as z.ZodMiniType, path);
    default:
      return [];
  }
}

function mostOf(checks: $ZodTypes['_zod']['def']['checks']): number | undefined {
  for (const { _zod } of checks ?? []) {
    if (_zod.def.check === 'max_length' && 'maximum' in _zod.def) return Number(_zod.def.maximum);
  }
  return undefined;
}
