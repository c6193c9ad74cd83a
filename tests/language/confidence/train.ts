/**
 * `node tests/language/confidence/train.ts`: fits the confidence to the sentences that were written for development and
 * to their disturbed forms, tells how well on those held back, and with `--write` replaces core/language/confidence/weights.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { crossed } from '@crocodile-hub/core/language/confidence/model';
import { samples, type Sample } from './samples.ts';

/** In the order of core/language/confidence/features.ts. */
const featureNames = [
  'length', 'head less sure', 'text introduced', 'text in pieces', 'title in pieces', 'time in the text',
  'unknown name', 'long name', 'people', 'unsure time', 'no time', 'doubts', 'pause in the text', 'long text', 'short text',
  'several times', 'text missing', 'leaves later', 'Hebrew',
  'mail', 'message', 'meeting', 'reminder', 'task', 'search', 'repeats', 'time inside a message',
] as const; // prettier-ignore

const rounds = 500;
const step = 0.5;
const shrink = 0.002;

type Model = { readonly bias: number; readonly weights: readonly number[] };

const all = samples().map((sample) => ({ ...sample, features: crossed(sample.features) }));
const held = all.filter(({ group }) => group % 5 === 0);
const model = fit(all.filter(({ group }) => group % 5 !== 0));
report(
  'trained on',
  all.filter(({ group }) => group % 5 !== 0),
  model,
);
report('held back', held, model);
const final = fit(all);
for (const [index, name] of featureNames.entries())
  print(`  ${name.padEnd(32)} ${(final.weights[index] ?? 0).toFixed(2)}`);
if (process.argv.includes('--write')) write(final);

function fit(data: readonly Sample[]): Model {
  const size = data[0]?.features.length ?? 0;
  let bias = 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const slope = Array.from({ length: size }, () => 0);
    let slopeOfBias = 0;
    for (const { features, right } of data) {
      const error = likelihood({ bias, weights }, features) - Number(right);
      slopeOfBias += error;
      for (let index = 0; index < size; index += 1)
        slope[index] = (slope[index] ?? 0) + error * (features[index] ?? 0);
    }
    bias -= (step * slopeOfBias) / data.length;
    weights = weights.map(
      (weight, index) => weight - step * ((slope[index] ?? 0) / data.length + shrink * weight),
    );
  }
  return { bias, weights };
}

function likelihood({ bias, weights }: Model, features: readonly number[]): number {
  return (
    1 / (1 + Math.exp(-features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), bias)))
  );
}

function report(name: string, data: readonly Sample[], fitted: Model): void {
  const scored = data
    .map(({ features, right }) => ({ right, p: likelihood(fitted, features) }))
    .toSorted((a, b) => a.p - b.p);
  const wrong = scored.filter(({ right }) => !right).length;
  let beaten = 0;
  let wins = 0;
  for (const { right } of scored) {
    if (right) wins += beaten;
    else beaten += 1;
  }
  print(
    `${name}: ${data.length}, ${wrong} wrong, AUROC ${(wins / (wrong * (scored.length - wrong))).toFixed(3)}`,
  );
  for (const from of [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const above = scored.filter(({ p }) => p >= from);
    const bad = above.filter(({ right }) => !right).length;
    const asked = scored.filter(({ right, p }) => right && p < from).length;
    print(
      `  from ${from}: wrong ${((100 * bad) / Math.max(1, above.length)).toFixed(1)} %, right but asked ${((100 * asked) / (scored.length - wrong)).toFixed(1)} %`,
    );
  }
}

function write({ bias, weights }: Model): void {
  const letters = weights.map((weight) =>
    String.fromCharCode(85 + (Math.abs(weight) < 0.3 ? 0 : Math.round(weight * 10))),
  );
  const file = new URL('../../../core/language/confidence/weights.ts', import.meta.url);
  const text = readFileSync(file, 'utf8')
    .replace(/bias = .*;/, `bias = ${bias.toFixed(2)};`)
    .replace(/'.*';/, `'${letters.join('')}';`);
  writeFileSync(file, text);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
