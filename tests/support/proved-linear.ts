import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import type { Expression } from './expressions.ts';
import { isProving } from './proving.ts';

const file = join(import.meta.dirname, 'proved-linear.json');
const list = z.object({ checker: z.string(), proved: z.array(z.string()) });
const { version } = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)('recheck/package.json'));

/**
 * What this checker has proved linear in an earlier run: minutes for all of them, nothing for those. A run outside of CI
 * adds what it proves, as it would a snapshot; `npm run prove` looks at all again, and writes the list anew.
 */
export function readProvedLinear(): ReadonlySet<string> {
  if (isProving) return new Set();
  const { checker, proved } = list.parse(JSON.parse(readFileSync(file, 'utf8')));
  return checker === version ? new Set(proved) : new Set();
}

export function writeProvedLinear(keys: Iterable<string>): void {
  const proved = [...new Set(keys)].sort();
  writeFileSync(file, `${JSON.stringify({ checker: version, proved }, null, 2)}\n`);
}

/** Names an expression by what the verdict depends on. */
export function keyOfExpression({ source, flags, isRepeated }: Expression): string {
  return createHash('sha256')
    .update(JSON.stringify([source, flags, isRepeated]))
    .digest('hex')
    .slice(0, 20);
}
