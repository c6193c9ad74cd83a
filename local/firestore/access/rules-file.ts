import { readFileSync, watchFile, unwatchFile } from 'node:fs';
import type { RulesError } from '../rules/compile.ts';
import type { Rulebook } from './rulebook.ts';

type Log = (line: string) => void;

const pollMs = 300;

/**
 * Loads a rules file now and whenever it changes. A broken file is reported, and what was in force stays; broken
 * at the start it is an error, because a server without its rules would allow everything.
 */
export function watchRulesFile(
  rulebook: Rulebook,
  { path, log, onReload }: { path: string; log: Log; onReload: () => void },
): () => void {
  const first = rulebook.load(readFileSync(path, 'utf8'), { project: null, name: path });
  if (!first.ok) throw new Error(first.errors.map((error) => describeRulesError(path, error)).join('\n\n'));

  const reload = () => {
    const source = readIfThere(path);
    if (source === null) return;
    const loaded = rulebook.load(source, { project: null, name: path });
    if (!loaded.ok) {
      for (const error of loaded.errors) log(`rules not reloaded: ${describeRulesError(path, error)}`);
      return;
    }
    log(`rules reloaded from ${path}`);
    onReload();
  };
  // By time stamp: editors replace files, which ends the watches of the operating system.
  watchFile(path, { interval: pollMs, persistent: false }, reload);
  return () => unwatchFile(path, reload);
}

/** `firestore.rules:5:12 message`, then the line with a caret. */
export function describeRulesError(name: string, { line, column, message, excerpt }: RulesError): string {
  return `${name}:${line}:${column} ${message}\n${excerpt}`;
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
