/**
 * `node tests/language/reader/train.ts`: trains the second reader of commands and replaces core/reader/commands/models.ts.
 * The same data give the same bytes. What is held back, and the folders `held` of strangers, is never learnt from.
 */
import { writeFileSync } from 'node:fs';
import { ourData, taughtBy } from './lessons.ts';
import { strangers } from './strangers.ts';

const begun = performance.now();
const lines = [...ourData(), ...strangers().map((line) => ({ ...line, weight: 2, isHeld: false }))];
const { splits, intents, slots } = taughtBy(lines.filter(({ isHeld }) => !isHeld));
writeFileSync(
  new URL('../../../core/reader/commands/models.ts', import.meta.url),
  [
    '/** Made by tests/language/reader/train.ts. */',
    `export const splits: string = '${splits}';`,
    `export const intents: string = '${intents}';`,
    `export const slots: string = '${slots}';`,
    '',
  ].join('\n'),
);
process.stdout.write(
  `${lines.length} lines, ${Math.round((splits.length + intents.length + slots.length) / 1000)} kB, ${Math.round((performance.now() - begun) / 1000)} s\n`,
);
