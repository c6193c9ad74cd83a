/**
 * `node tests/language/reader/train.ts`: trains the second reader of commands and replaces core/reader/commands/models.ts.
 * The same data give the same bytes. What is held back, and the folders `held` of strangers, is never learnt from.
 */
import { writeFileSync } from 'node:fs';
import { ourData, taughtBy } from './lessons.ts';
import { taughtWishes } from '../changes/lessons.ts';
import { written } from '../questions/sentences.ts';
import { strangers } from './strangers.ts';

const begun = performance.now();
const told = new Set<string>(['command', 'change']);
const questions = written()
  .filter(({ kind }) => !told.has(kind))
  .map(({ text, family, isHeld }) => {
    const whole = { intent: 'none', start: 0, end: text.length, marks: [] } as const;
    return { text, parts: [whole] as const, family, isHeld, hasMarks: false, weight: 1 };
  });
const changes = taughtWishes().map((text) => {
  const whole = { intent: 'none', start: 0, end: text.length, marks: [] } as const;
  return { text, parts: [whole] as const, family: text, isHeld: false, hasMarks: false, weight: 1 };
});
const lines = [
  ...ourData(),
  ...strangers().map((line) => ({ ...line, weight: 2, isHeld: false })),
  ...questions,
  ...changes,
];
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
