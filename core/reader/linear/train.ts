/**
 * Trains a linear model: multinomial logistic regression by AdaGrad. The same examples in the same order give the same
 * bytes: chance comes from a seed, and nothing from the clock.
 */
import { scaleOf, softmax, writeModel, type Quantised } from './model.ts';

/** `weight`: what the example counts, usually 1. */
export type Example = {
  readonly features: readonly number[];
  readonly label: string;
  readonly weight?: number;
};

export type Training = {
  readonly seed: number;
  /** The mean of so many models, each of another seed: what only chance decided weighs less. One where not said. */
  readonly models?: number;
  readonly epochs: number;
  /** Features of fewer examples than this say nothing about others. */
  readonly leastSeen: number;
  readonly rate: number;
  /** The share of features that each look at an example leaves out, so that none is relied on alone. */
  readonly hidden?: number;
  /** Pulls weights to nothing, so that few are left to be kept. */
  readonly l1: number;
  /** So many rows are kept, those that weigh most. */
  readonly mostRows: number;
};

export const usualTraining: Training = {
  seed: 20_261_122,
  epochs: 6,
  leastSeen: 2,
  rate: 0.3,
  l1: 3e-5,
  mostRows: 24_000,
};

/** The model as text, for a module to keep; `readModel` reads it. */
export function train(examples: readonly Example[], training: Training = usualTraining): string {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const columns = columnsOf(examples, training.leastSeen);
  const { seed, models = 1 } = training;
  const learnt = meanOf(
    Array.from({ length: models }, (_, index) =>
      learn(examples, labels, columns, { ...training, seed: seed + index }),
    ),
  );
  return writeModel(quantise(labels, columns, learnt, training.mostRows));
}

type Learnt = { readonly weights: Float32Array; readonly biases: Float64Array };

function meanOf(all: readonly Learnt[]): Learnt {
  const [first, ...others] = all;
  if (first === undefined) throw new Error('No model to take the mean of');
  const mean = (one: number, index: number, of: 'weights' | 'biases') =>
    others.reduce((sum, other) => sum + (other[of][index] ?? 0), one) / all.length;
  return {
    weights: first.weights.map((weight, index) => mean(weight, index, 'weights')),
    biases: first.biases.map((bias, index) => mean(bias, index, 'biases')),
  };
}

/** The place of each feature that enough examples have. */
function columnsOf(examples: readonly Example[], leastSeen: number): ReadonlyMap<number, number> {
  const seen = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= leastSeen).map(([feature]) => feature);
  return new Map(kept.toSorted((a, b) => a - b).map((feature, column) => [feature, column]));
}

const smallest = 1e-6;

function learn(
  examples: readonly Example[],
  labels: readonly string[],
  columns: ReadonlyMap<number, number>,
  { seed, epochs, rate, hidden = 0, l1 }: Training,
): Learnt {
  const width = labels.length;
  const weights = new Float32Array(columns.size * width);
  const squares = new Float32Array(columns.size * width).fill(smallest);
  const biases = new Float64Array(width);
  const biasSquares = new Float64Array(width).fill(1);
  const places = examples.map(({ features }) =>
    Uint32Array.from(features.flatMap((feature) => columns.get(feature) ?? [])),
  );
  const targets = examples.map(({ label }) => labels.indexOf(label));
  const random = randomOf(seed);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      const all = places[index];
      if (example === undefined || all === undefined) continue;
      const columnsHere = hidden === 0 ? all : all.filter(() => random() >= hidden);
      const scale = scaleOf(example.features.length) / (1 - hidden);
      const scores = Float64Array.from(biases);
      for (const column of columnsHere)
        for (let label = 0, at = column * width; label < width; label += 1, at += 1)
          scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0) * scale;
      const errors = softmax(scores);
      errors[targets[index] ?? 0] = (errors[targets[index] ?? 0] ?? 0) - 1;
      for (let label = 0; label < width; label += 1) {
        const error = (errors[label] ?? 0) * (example.weight ?? 1);
        biasSquares[label] = (biasSquares[label] ?? 0) + error * error;
        biases[label] = (biases[label] ?? 0) - (0.1 * error) / Math.sqrt(biasSquares[label] ?? 1);
        const slope = error * scale;
        if (Math.abs(slope) < smallest) continue;
        for (const column of columnsHere) {
          const at = column * width + label;
          const square = (squares[at] ?? 0) + slope * slope;
          squares[at] = square;
          const pace = rate / Math.sqrt(square);
          const moved = (weights[at] ?? 0) - pace * slope;
          weights[at] = Math.sign(moved) * Math.max(0, Math.abs(moved) - pace * l1);
        }
      }
    }
  }
  return { weights, biases };
}

const mostSteps = 127;

function quantise(
  labels: readonly string[],
  columns: ReadonlyMap<number, number>,
  { weights, biases }: Learnt,
  mostRows: number,
): Quantised {
  const width = labels.length;
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  // A few weights stand far out; held at the edge they make room for the steps of all others.
  const step = highest / 2 / mostSteps;
  const rows = [...columns].map(([feature, column]) => {
    const all = Array.from(weights.subarray(column * width, (column + 1) * width), (weight, label) => {
      const steps = Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));
      return [label, steps] as const;
    });
    const said = all.filter(([, steps]) => Math.abs(steps) > 1);
    return { feature, weights: said, weighs: said.reduce((sum, [, steps]) => sum + steps * steps, 0) };
  });
  const kept = rows
    .filter(({ weights: said }) => said.length > 0)
    .toSorted((a, b) => b.weighs - a.weighs || a.feature - b.feature)
    .slice(0, mostRows)
    .toSorted((a, b) => a.feature - b.feature);
  const rounded = Array.from(biases, (bias) => Math.round(bias * 1000) / 1000);
  return { labels, biases: rounded, step, rows: kept };
}

/** Chance that repeats: mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const here = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = here;
  }
}
