import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const core = '@crocodile-hub/core/';

/** The files that a test loads, itself included, relative to the root. It cannot check any other file. */
export function loadedBy(root: string, tests: Iterable<string>): Set<string> {
  const loaded = new Set(tests);
  for (const file of loaded) for (const next of importsOf(root, file)) loaded.add(next);
  return loaded;
}

const known = new Map<string, readonly string[]>();

function importsOf(root: string, file: string): readonly string[] {
  const before = known.get(file);
  if (before !== undefined) return before;
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  const found = importedFiles
    .map(({ fileName }) => ownFile(file, fileName))
    .filter((path) => path !== null)
    .filter((path) => existsSync(join(root, path)));
  known.set(file, found);
  return found;
}

function ownFile(from: string, imported: string): string | null {
  if (imported.startsWith('.')) return join(dirname(from), imported);
  return imported.startsWith(core) ? `core/${imported.slice(core.length)}.ts` : null;
}
