import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listenerAreas, screenAreas, type ScreenFile } from './screen-areas.ts';

const here = import.meta.dirname;
const files = Object.keys(screenAreas) as ScreenFile[];

describe('the texts that a screen speaks', () => {
  it.each(files)('are fetched together with %s', (file) => {
    const spoken = areasFrom(join(here, 'routes', `${file}.tsx`));
    const fetched: readonly string[] = ['common', ...screenAreas.shell, ...screenAreas[file]];
    expect(spoken.filter((area) => !fetched.includes(area))).toEqual([]);
  });

  it('are fetched together with the listeners', () => {
    const spoken = areasFrom(join(here, 'providers', 'listeners.tsx'));
    const fetched: readonly string[] = ['common', ...listenerAreas];
    expect(spoken.filter((area) => !fetched.includes(area))).toEqual([]);
  });
});

/** Every area that a file and what it imports statically ask for. */
function areasFrom(file: string): string[] {
  const seen = new Set<string>();
  const areas = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    const code = readFileSync(path, 'utf8');
    for (const [, argument = ''] of code.matchAll(/useTranslation\(([^)]*)\)/g)) {
      for (const [, area = ''] of argument.matchAll(/'([^']+)'/g)) areas.add(area);
    }
    for (const [, imported = ''] of code.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gms)) {
      visit(join(dirname(path), imported));
    }
  };
  visit(file);
  return [...areas].toSorted();
}
