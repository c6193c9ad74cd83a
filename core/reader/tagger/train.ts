/**
 * Trains a chain by averaged perceptron: where the likeliest tags are wrong, what spoke for them weighs less. No
 * logarithm and no clock: the same sentences in the same order give the same bytes anywhere.
 */
import { randomOf } from '../linear/train.ts';
import { writeModel } from '../linear/model.ts';
import { bestPath, firstFollowing, mayFollow, type Lattice } from './chain.ts';

export type Lesson = { readonly words: readonly Uint32Array[]; readonly tags: readonly string[] };

export type ChainTraining = {
  readonly seed: number;
  readonly epochs: number;
  readonly leastSeen: number;
  /** The share of features that is hidden from each look at a sentence. */
  readonly hidden: number;
  readonly mostRows: number;
};

const never = -1e4;
const mostSteps = 127;

export function trainChain(lessons: readonly Lesson[], training: ChainTraining): string {
  const tags = [...new Set(['O', ...lessons.flatMap((lesson) => lesson.tags)])].toSorted();
  const width = tags.length;
  const columns = columnsOf(lessons, training.leastSeen);
  const size = columns.size * width;
  const learnt = new Float32Array(size + (width + 1) * width);
  const sum = new Float64Array(learnt.length);
  const random = randomOf(training.seed);
  const order = lessons.map((_, index) => index);
  const places = lessons.map(({ words }) =>
    words.map((features) => Uint32Array.from([...features].flatMap((feature) => columns.get(feature) ?? []))),
  );
  const numbers = new Map(tags.map((tag, index) => [tag, index]));
  const answers = lessons.map((lesson) => lesson.tags.map((tag) => numbers.get(tag) ?? 0));
  let step = 1;
  for (let epoch = 0; epoch < training.epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      // A few features are hidden each time, so that none is relied upon alone.
      const here = (places[index] ?? []).map((found) => found.filter(() => random() >= training.hidden));
      const answer = answers[index] ?? [];
      const found = bestPath(lattice(here, tags, learnt, size, answer));
      step += 1;
      for (let at = 0; at < answer.length; at += 1) {
        const right = answer[at] ?? 0;
        const wrong = found[at] ?? 0;
        const before = at === 0 ? width : (answer[at - 1] ?? 0);
        const wrongBefore = at === 0 ? width : (found[at - 1] ?? 0);
        if (right !== wrong)
          for (const column of here[at] ?? []) {
            add(learnt, sum, column * width + right, 1, step);
            add(learnt, sum, column * width + wrong, -1, step);
          }
        if (right !== wrong || before !== wrongBefore) {
          add(learnt, sum, size + before * width + right, 1, step);
          add(learnt, sum, size + wrongBefore * width + wrong, -1, step);
        }
      }
    }
  }
  const averaged = learnt.map((weight, at) => weight - (sum[at] ?? 0) / step);
  return written(tags, columns, averaged, size, training.mostRows);
}

/** The average is what remains when each change is weighed by how late it came. */
function add(learnt: Float32Array, sum: Float64Array, at: number, by: number, step: number): void {
  learnt[at] = (learnt[at] ?? 0) + by;
  sum[at] = (sum[at] ?? 0) + by * step;
}

/** What is wrong scores a little more than it should, so that what is right must win by a margin. */
const margin = 4;

function lattice(
  words: readonly Uint32Array[],
  tags: readonly string[],
  learnt: Float32Array,
  size: number,
  answer: readonly number[],
): Lattice {
  const width = tags.length;
  const word = new Float64Array(words.length * width);
  for (const [index, columns] of words.entries()) {
    const at = index * width;
    for (const column of columns) {
      const from = column * width;
      for (let tag = 0; tag < width; tag += 1)
        word[at + tag] = (word[at + tag] ?? 0) + (learnt[from + tag] ?? 0);
    }
    for (let tag = 0; tag < width; tag += 1)
      if (tag !== answer[index]) word[at + tag] = (word[at + tag] ?? 0) + margin;
  }
  const follows = Float64Array.from(learnt.subarray(size));
  for (let before = 0; before <= width; before += 1)
    for (const [to, tag] of tags.entries())
      if (!mayFollow(tags[before] ?? null, tag)) follows[before * width + to] = never;
  return { tags, length: words.length, word, follows };
}

function columnsOf(lessons: readonly Lesson[], leastSeen: number): ReadonlyMap<number, number> {
  const seen = new Map<number, number>();
  for (const { words } of lessons)
    for (const features of words)
      for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= leastSeen).map(([feature]) => feature);
  return new Map(kept.toSorted((a, b) => a - b).map((feature, column) => [feature, column]));
}

function written(
  tags: readonly string[],
  columns: ReadonlyMap<number, number>,
  weights: Float32Array,
  size: number,
  mostRows: number,
): string {
  const width = tags.length;
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const worth = highest / mostSteps;
  const stepsOf = (weight: number) => Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / worth)));
  const rowOf = (feature: number, from: number) => {
    const all = Array.from(
      weights.subarray(from, from + width),
      (weight, tag) => [tag, stepsOf(weight)] as const,
    );
    const said = all.filter(([, steps]) => steps !== 0);
    return { feature, weights: said, weighs: said.reduce((total, [, steps]) => total + steps * steps, 0) };
  };
  const rows = [...columns]
    .map(([feature, column]) => rowOf(feature, column * width))
    .filter(({ weights: said }) => said.length > 0)
    .toSorted((a, b) => b.weighs - a.weighs || a.feature - b.feature)
    .slice(0, mostRows)
    .toSorted((a, b) => a.feature - b.feature);
  const following = Array.from({ length: width + 1 }, (_, before) =>
    rowOf(firstFollowing + before, size + before * width),
  );
  return writeModel({ labels: tags, biases: tags.map(() => 0), step: worth, rows: [...rows, ...following] });
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const here = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = here;
  }
}
