/**
 * `node tests/language/confidence/train.ts`: leaves out each set in turn, fits a confidence to the others, and tells
 * how well it does on the dictated part of that set. `held` and `held-2` are scored and never learnt from. With
 * `--write` it fits to all usable sets and replaces core/language/confidence/weights.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { blindFolders, isHeld } from '../blind.ts';
import { languages } from '../example.ts';
import { figuresOf } from '../score.ts';
import { samples, type Sample } from './samples.ts';

/** In the order of core/language/confidence/features.ts. */
const featureNames = [
  'long', 'head less sure', 'text introduced', 'text in pieces', 'title in pieces', 'unknown name', 'doubts', 
  'time inside a message that nothing introduces', 'loose start', 'words of another clause',
] as const; // prettier-ignore

const rounds = 3000;
const step = 0.5;
const shrink = 0.01;
/** A wrong action costs more than a question. */
const wrongCounts = 2.5;
/** As in core/language/understand/confirm.ts. */
const leastConfidence = 0.9;

type Model = { readonly bias: number; readonly weights: readonly number[] };

const all = samples();
const readable = all.filter(({ set }) => !isHeld(set));

reportBySet();
const final = fit(readable);
for (const [index, name] of featureNames.entries())
  print(`  ${name.padEnd(24)} ${(final.weights[index] ?? 0).toFixed(2)}`);
if (process.argv.includes('--write')) write(final);

/** A logistic regression, shrunk as if every feature had the same spread. */
function fit(data: readonly Sample[]): Model {
  const spread = featureNames.map((_, index) => {
    const values = data.map(({ features }) => features[index] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  });
  let bias = 0;
  let weights = featureNames.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const slope = featureNames.map(() => 0);
    let slopeOfBias = 0;
    for (const { features, right } of data) {
      const error = (likelihood({ bias, weights }, features) - Number(right)) * (right ? 1 : wrongCounts);
      slopeOfBias += error;
      for (let index = 0; index < slope.length; index += 1)
        slope[index] = (slope[index] ?? 0) + error * (features[index] ?? 0);
    }
    bias -= (step * slopeOfBias) / data.length;
    weights = weights.map(
      (weight, index) =>
        weight - step * ((slope[index] ?? 0) / data.length + shrink * (spread[index] ?? 0) * weight),
    );
  }
  return { bias, weights };
}

function likelihood({ bias, weights }: Model, features: readonly number[]): number {
  return (
    1 / (1 + Math.exp(-features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), bias)))
  );
}

/** As written, with all names known. Readings that ask for another reason ask here too. */
function reportBySet(): void {
  const scored = blindFolders.flatMap((set) => {
    const model = fit(readable.filter((sample) => sample.set !== set));
    return all
      .filter((sample) => sample.set === set && sample.part === 'dictated')
      .map((sample) => ({ ...sample, confidence: likelihood(model, sample.features) }));
  });
  for (const least of [0.7, 0.8, leastConfidence]) {
    print(`from ${least}:`);
    for (const set of blindFolders)
      for (const language of languages) {
        const acts = scored
          .filter((one) => one.set === set && one.language === language)
          .map((one) => ({ ...one, runs: !one.asks && one.confidence >= least }));
        if (acts.length === 0) continue;
        const { unasked, wrongUnasked, askedRight, auroc } = figuresOf(acts);
        print(
          `  ${set.padEnd(5)} ${language}: run unasked ${unasked}, wrong ${Math.round(wrongUnasked * unasked)} (${(100 * wrongUnasked).toFixed(1)} %), right but asked ${(100 * askedRight).toFixed(0)} %, AUROC ${auroc.toFixed(2)}`,
        );
      }
    const acts = scored.map((one) => ({ ...one, runs: !one.asks && one.confidence >= least }));
    const { unasked, wrongUnasked, askedRight, auroc } = figuresOf(acts);
    print(
      `  all: run unasked ${unasked}, wrong ${(100 * wrongUnasked).toFixed(1)} %, right but asked ${(100 * askedRight).toFixed(0)} %, AUROC ${auroc.toFixed(2)}`,
    );
  }
}

function write({ bias, weights }: Model): void {
  const file = new URL('../../../core/language/confidence/weights.ts', import.meta.url);
  const text = readFileSync(file, 'utf8')
    .replace(/bias = .*;/, `bias = ${bias.toFixed(2)};`)
    .replace(/\[[^\]]*\];/, `[${weights.map((weight) => weight.toFixed(2)).join(', ')}];`);
  writeFileSync(file, text);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
