/**
 * A linear model as a string of base64, and what it says of a text. A feature has a row of a few weights, each for one
 * label; what it says nothing about is left out. `train.ts` makes the string, a module of its own keeps it, and whoever
 * reads loads that module when first asked.
 */
import { bytesOf, textOf } from './base64.ts';

export type LinearModel = {
  readonly labels: readonly string[];
  /** What each label weighs before anything is known of the text. */
  readonly biases: readonly number[];
  /** The row of each feature; none for one that was not seen often enough. */
  readonly rowOf: ReadonlyMap<number, number>;
  /** Where a row begins in the two lists that follow; one more entry marks the end. */
  readonly starts: Uint32Array;
  readonly labelAt: Uint8Array;
  readonly weightAt: Float32Array;
};

export type Weighed = { readonly label: string; readonly probability: number };

/** All labels, the likeliest first. */
export function predict(model: LinearModel, features: readonly number[]): readonly Weighed[] {
  const probabilities = softmax(scoresOf(model, features));
  return model.labels
    .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability);
}

function scoresOf(model: LinearModel, features: readonly number[]): Float64Array {
  const scores = Float64Array.from(model.biases);
  const scale = scaleOf(features.length);
  for (const feature of features) {
    const row = model.rowOf.get(feature);
    if (row === undefined) continue;
    const end = model.starts[row + 1] ?? 0;
    for (let at = model.starts[row] ?? 0; at < end; at += 1) {
      const label = model.labelAt[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + (model.weightAt[at] ?? 0) * scale;
    }
  }
  return scores;
}

/** A long text is no surer than a short one: its features share what one would weigh. */
export function scaleOf(count: number): number {
  return 1 / Math.sqrt(Math.max(1, count));
}

export function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const raised = scores.map((score) => Math.exp(score - highest));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}

/** What is written: a row of labels and weights in whole steps for each feature, in ascending order. */
export type Quantised = {
  readonly labels: readonly string[];
  readonly biases: readonly number[];
  /** What one step of a weight is worth. */
  readonly step: number;
  readonly rows: readonly {
    readonly feature: number;
    readonly weights: readonly (readonly [label: number, steps: number])[];
  }[];
};

const headEnds = 10;

/**
 * A line of JSON, then for each feature how far it is from the one before, a bit for each label that has a weight, and the
 * weights in the order of their labels.
 */
export function writeModel({ labels, biases, step, rows }: Quantised): string {
  const head = JSON.stringify({ labels, biases, step });
  const bytes = Array.from(head, (letter) => letter.charCodeAt(0));
  bytes.push(headEnds);
  let before = 0;
  for (const { feature, weights } of rows) {
    pushNumber(bytes, feature - before);
    before = feature;
    const told = weights.filter(([, steps]) => steps !== 0).toSorted(([one], [other]) => one - other);
    for (let first = 0; first < labels.length; first += 8)
      bytes.push(told.reduce((bits, [label]) => bits | bitOf(label - first), 0));
    for (const [, steps] of told) bytes.push(steps & 0xff);
  }
  return textOf(Uint8Array.from(bytes));
}

export function readModel(text: string): LinearModel {
  const bytes = bytesOf(text);
  const end = bytes.indexOf(headEnds);
  const head = String.fromCharCode(...bytes.subarray(0, end));
  const { labels, biases, step } = JSON.parse(head) as Omit<Quantised, 'rows'>;
  const rowOf = new Map<number, number>();
  const starts = [0];
  const labelAt: number[] = [];
  const weightAt: number[] = [];
  let at = end + 1;
  let feature = 0;
  while (at < bytes.length) {
    let byte = 0;
    let shift = 0;
    let distance = 0;
    do {
      byte = bytes[at] ?? 0;
      distance |= (byte & 0x7f) << shift;
      shift += 7;
      at += 1;
    } while (byte >= 0x80);
    feature += distance;
    rowOf.set(feature, starts.length - 1);
    const bitsAt = at;
    at += Math.ceil(labels.length / 8);
    for (let label = 0; label < labels.length; label += 1) {
      if (((bytes[bitsAt + (label >> 3)] ?? 0) & bitOf(label & 7)) === 0) continue;
      labelAt.push(label);
      weightAt.push((((bytes[at] ?? 0) << 24) >> 24) * step);
      at += 1;
    }
    starts.push(labelAt.length);
  }
  return {
    labels,
    biases,
    rowOf,
    starts: Uint32Array.from(starts),
    labelAt: Uint8Array.from(labelAt),
    weightAt: Float32Array.from(weightAt),
  };
}

/** Nothing for what is of another byte. */
const bitOf = (place: number) => (place >= 0 && place < 8 ? 1 << place : 0);

/** Seven bits a byte, the low ones first; the eighth says that more follow. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
}
