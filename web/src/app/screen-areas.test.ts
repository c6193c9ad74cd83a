import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../build/first-screens.ts';
import { listenerAreas, screenAreas, type ScreenFile } from './screen-areas.ts';
import { staticImportsOf } from './testing/static-imports.ts';

const here = import.meta.dirname;
const files = Object.keys(screenAreas) as ScreenFile[];

describe('the texts that a screen speaks', () => {
  it.each(files)('are fetched together with %s', (file) => {
    const spoken = areasFrom(join(here, '../..', sourceOf(file)));
    const fetched: readonly string[] = ['common', ...screenAreas.shell, ...screenAreas[file]];
    expect(spoken.filter((area) => !fetched.includes(area))).toEqual([]);
  });

  it('are fetched together with the listeners', () => {
    const spoken = areasFrom(join(here, 'listeners.tsx'));
    const fetched: readonly string[] = ['common', ...listenerAreas];
    expect(spoken.filter((area) => !fetched.includes(area))).toEqual([]);
  });
});

/** Every area that a file and what it imports at once ask for. */
function areasFrom(file: string): string[] {
  const areas = new Set<string>();
  for (const code of staticImportsOf(file).values()) {
    for (const [, argument = ''] of code.matchAll(/useTranslation\(([^)]*)\)/g)) {
      for (const [, area = ''] of argument.matchAll(/'([^']+)'/g)) areas.add(area);
    }
  }
  return [...areas].toSorted();
}
