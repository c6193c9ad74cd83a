import { readFileSync } from 'node:fs';
import type { RulesError } from '../rules/compile.ts';
import type { Rulebook } from './rulebook.ts';
import { watchText } from './watch-file.ts';

/**
 * Loads a rules file now and whenever it changes. A broken file is reported, and what was in force stays; broken
 * at the start it is an error, because a server without its rules would allow everything.
 */
export function loadRulesFile(
  rulebook: Rulebook,
  { path, log, onReload }: { path: string; log: (line: string) => void; onReload: () => void },
): () => void {
  loadRulesText(rulebook, { source: readFileSync(path, 'utf8'), name: path });
  return watchText(path, (source) => {
    const loaded = rulebook.load(source, { project: null, name: path });
    if (loaded.ok) {
      log(`rules reloaded from ${path}`);
      onReload();
    } else log(`rules not reloaded: ${describeRulesErrors(path, loaded.errors)}`);
  });
}

/** Throws with every error of the source. */
export function loadRulesText(rulebook: Rulebook, { source, name }: { source: string; name: string }): void {
  const loaded = rulebook.load(source, { project: null, name });
  if (!loaded.ok) throw new Error(describeRulesErrors(name, loaded.errors));
}

/** Each as `firestore.rules:5:12 message` and the line with a caret. */
export function describeRulesErrors(name: string, errors: readonly RulesError[]): string {
  return errors
    .map(({ line, column, message, excerpt }) => `${name}:${line}:${column} ${message}\n${excerpt}`)
    .join('\n\n');
}
