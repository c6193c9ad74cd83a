import { RE2JS } from 're2js';

import type { Result } from '../values/problem.ts';
import { problem } from '../values/problem.ts';

/** RE2: matching takes linear time for any pattern and any text of a client. */
export type Regex = RE2JS;

const REMEMBERED = 500;
const compiled = new Map<string, Regex | null>();

/** null for a pattern that RE2 refuses. */
export function compileRegex(pattern: string): Regex | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const regex = tryCompile(pattern);
  if (compiled.size >= REMEMBERED) compiled.clear();
  compiled.set(pattern, regex);
  return regex;
}

export function withRegex(pattern: string, run: (regex: Regex) => Result): Result {
  const regex = compileRegex(pattern);
  return regex === null ? problem(`'${pattern}' is no valid RE2 pattern`) : run(regex);
}

function tryCompile(pattern: string): Regex | null {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null;
  }
}
