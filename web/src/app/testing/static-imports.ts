import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const core = join(import.meta.dirname, '..', '..', '..', '..', 'core');

/** A file and all files of ours that it imports statically, without types: each path with its code. */
export function staticImportsOf(file: string): Map<string, string> {
  const files = new Map<string, string>();
  const visit = (path: string) => {
    if (files.has(path) || !existsSync(path)) return;
    const code = readFileSync(path, 'utf8');
    files.set(path, code);
    for (const imported of importsIn(code)) {
      if (imported.startsWith('.')) visit(join(dirname(path), imported));
      const [, ours] = /^@crocodile-hub\/core\/(.+)$/.exec(imported) ?? [];
      if (ours !== undefined) visit(join(core, `${ours}.ts`));
    }
  };
  visit(file);
  if (files.size === 0) throw new Error(`${file} is not there`);
  return files;
}

/** The sources that code imports or exports from, as written in it. */
export function importsIn(code: string): string[] {
  return [...code.matchAll(/^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^']+)'/gms)].map(
    ([, from = '']) => from,
  );
}
