import { readFileSync } from 'node:fs';
import { readIssue, type RulesError } from '../rules/compile.ts';
import type { Rulebook } from './rulebook.ts';
import { watchText } from './watch-file.ts';

/**
 * Loads a rules file now and whenever it changes. If a change is broken, it is reported and the old rules stay. If the
 * file is broken at the start, that is an error: a server without rules would allow everything.
 */
export function loadRulesFile(
  rulebook: Rulebook,
  { path, log, onReload }: { path: string; log: (line: string) => void; onReload: () => void },
): () => void {
  loadRulesText(rulebook, { source: readFileSync(path, 'utf8'), name: path, log });
  return watchText(path, (source) => {
    const loaded = rulebook.load(source, { project: null, name: path });
    if (loaded.ok) {
      log(`rules reloaded from ${path}`);
      logWarnings(path, loaded.warnings, log);
      onReload();
    } else log(`rules not reloaded: ${describeRulesErrors(path, loaded.errors)}`);
  });
}

/** Throws with every error of the source. */
export function loadRulesText(
  rulebook: Rulebook,
  { source, name, log }: { source: string; name: string; log: (line: string) => void },
): void {
  const loaded = rulebook.load(source, { project: null, name });
  if (!loaded.ok) throw new Error(describeRulesErrors(name, loaded.errors));
  logWarnings(name, loaded.warnings, log);
}

function logWarnings(name: string, warnings: readonly RulesError[], log: (line: string) => void): void {
  if (warnings.length > 0) log(`rules warning: ${describeRulesErrors(name, warnings)}`);
}

/** Each as `firestore.rules:5:12 message` and the line with a caret. */
export function describeRulesErrors(name: string, errors: readonly RulesError[]): string {
  return errors.map((error) => `${name}:${readIssue(error)}`).join('\n\n');
}
