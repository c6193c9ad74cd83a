import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceOf } from '../../build/first-screens.ts';
import { importsIn, staticImportsOf } from './testing/static-imports.ts';

/** Large, and needed by no first paint: each is fetched when something asks for it. */
const late = /^(zod|dompurify|@firebase\/|firebase\/|@mui\/x-|react-markdown)/;

it.each(['src/app/main.tsx', sourceOf('shell'), sourceOf('login'), sourceOf('hub')])(
  'what %s imports at once holds no schemas, no sanitiser, no picker and nothing of Firebase',
  (file) => {
    const early = [...staticImportsOf(join(import.meta.dirname, '../..', file))].flatMap(([path, code]) =>
      importsIn(code)
        .filter((imported) => late.test(imported))
        .map((imported) => `${path}: ${imported}`),
    );
    expect(early).toEqual([]);
  },
);
