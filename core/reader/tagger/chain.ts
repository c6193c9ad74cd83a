/**
 * A linear chain over the words of a sentence: each word has a tag, and each tag knows the one before. Kept in the form
 * of a linear model, whose labels are the tags; how well one tag follows another is a feature of its own.
 */
import type { LinearModel } from '../linear/model.ts';

/** Behind all features of words. */
export const firstFollowing = 1 << 20;

/** Scores of every tag for every word, and of every tag after every other. */
export type Lattice = {
  readonly tags: readonly string[];
  readonly length: number;
  readonly word: Float64Array;
  /** `from * tags + to`; the last row is the beginning. */
  readonly follows: Float64Array;
};

const never = -1e4;

/** A slot goes on only where it began. */
export function mayFollow(before: string | null, tag: string): boolean {
  if (!tag.startsWith('I-')) return true;
  return before !== null && before.slice(2) === tag.slice(2);
}

export function latticeOf(model: LinearModel, words: readonly Uint32Array[]): Lattice {
  const tags = model.labels;
  const width = tags.length;
  const word = new Float64Array(words.length * width);
  const addRow = (row: number | undefined, to: Float64Array, at: number) => {
    if (row === undefined) return;
    const end = model.starts[row + 1] ?? 0;
    for (let place = model.starts[row] ?? 0; place < end; place += 1) {
      const target = at + (model.labelAt[place] ?? 0);
      to[target] = (to[target] ?? 0) + (model.weightAt[place] ?? 0);
    }
  };
  for (const [index, features] of words.entries())
    for (const feature of features) addRow(model.rowOf.get(feature), word, index * width);
  const follows = new Float64Array((width + 1) * width);
  for (let before = 0; before <= width; before += 1) {
    addRow(model.rowOf.get(firstFollowing + before), follows, before * width);
    for (const [to, tag] of tags.entries())
      if (!mayFollow(tags[before] ?? null, tag)) follows[before * width + to] = never;
  }
  return { tags, length: words.length, word, follows };
}

/** The likeliest tags. */
export function bestPath({ tags, length, word, follows }: Lattice): readonly number[] {
  const width = tags.length;
  const best = new Float64Array(length * width);
  const from = new Int32Array(length * width);
  for (let index = 0; index < length; index += 1) {
    const befores = index === 0 ? 0 : width;
    for (let to = 0; to < width; to += 1) {
      const here = index * width + to;
      let most = index === 0 ? (follows[width * width + to] ?? 0) : Number.NEGATIVE_INFINITY;
      for (let before = 0; before < befores; before += 1) {
        const score = (best[here - to - width + before] ?? 0) + (follows[before * width + to] ?? 0);
        if (score <= most) continue;
        most = score;
        from[here] = before;
      }
      best[here] = most + (word[here] ?? 0);
    }
  }
  if (length === 0) return [];
  const path: number[] = [];
  let tag = 0;
  for (let to = 1; to < width; to += 1)
    if ((best[(length - 1) * width + to] ?? 0) > (best[(length - 1) * width + tag] ?? 0)) tag = to;
  for (let index = length - 1; index >= 0; index -= 1) {
    path.push(tag);
    tag = from[index * width + tag] ?? 0;
  }
  return path.toReversed();
}

/** Of the paths in which some word fills the slot, the likeliest. */
export function bestPathWith(slot: string, lattice: Lattice): readonly number[] {
  const { tags, length, word } = lattice;
  const width = tags.length;
  const tag = tags.indexOf(`B-${slot}`);
  const through = throughOf(lattice);
  let place = 0;
  for (let at = 1; at < length; at += 1) if (through(at, tag) > through(place, tag)) place = at;
  const only = word.slice();
  for (let other = 0; other < width; other += 1) if (other !== tag) only[place * width + other] = never;
  return bestPath({ ...lattice, word: only });
}

/**
 * How far the likeliest tags are ahead: of all words, the least that a path loses whose word fills another slot.
 * Infinity where there is nothing to choose.
 */
export function leadOf(lattice: Lattice): number {
  const { tags, length } = lattice;
  const through = throughOf(lattice);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < length; at += 1) {
    const bySlot = new Map<string, number>();
    for (const [tag, name] of tags.entries())
      bySlot.set(
        name.slice(2),
        Math.max(bySlot.get(name.slice(2)) ?? Number.NEGATIVE_INFINITY, through(at, tag)),
      );
    const [first = 0, second = Number.NEGATIVE_INFINITY] = [...bySlot.values()].toSorted((a, b) => b - a);
    least = Math.min(least, first - second);
  }
  return least;
}

/** The score of the best path in which this word has this tag. */
function throughOf({ tags, length, word, follows }: Lattice): (at: number, tag: number) => number {
  const width = tags.length;
  const upTo = new Float64Array(length * width);
  const onward = new Float64Array(length * width);
  for (let at = 0; at < length; at += 1)
    for (let tag = 0; tag < width; tag += 1) {
      const enters = (before: number) =>
        (at === 0 ? 0 : (upTo[(at - 1) * width + before] ?? 0)) + (follows[before * width + tag] ?? 0);
      const best = at === 0 ? enters(width) : highest(width, enters);
      upTo[at * width + tag] = best + (word[at * width + tag] ?? 0);
    }
  for (let at = length - 2; at >= 0; at -= 1)
    for (let tag = 0; tag < width; tag += 1) {
      const next = (at + 1) * width;
      const leaves = (after: number) =>
        (onward[next + after] ?? 0) + (word[next + after] ?? 0) + (follows[tag * width + after] ?? 0);
      onward[at * width + tag] = highest(width, leaves);
    }
  return (at, tag) => (upTo[at * width + tag] ?? 0) + (onward[at * width + tag] ?? 0);
}

function highest(count: number, of: (index: number) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index += 1) most = Math.max(most, of(index));
  return most;
}
