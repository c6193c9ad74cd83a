import { expect, it } from 'vitest';
import { randomOf } from '../linear/train.ts';
import { bestPath, bestPathWith, latticeOf, leadOf, mayFollow, type Lattice } from './chain.ts';

const tags = ['B-who', 'B-when', 'I-who', 'O'];

function aLattice(seed: number, length: number): Lattice {
  const random = randomOf(seed);
  const some = (count: number) => Float64Array.from({ length: count }, () => Math.round(random() * 20) - 10);
  const follows = some((tags.length + 1) * tags.length).map((score, at) =>
    mayFollow(tags[Math.floor(at / tags.length)] ?? null, tags[at % tags.length] ?? '') ? score : -1e4,
  );
  return { tags, length, word: some(length * tags.length), follows };
}

/** Every path with its score. */
function allPaths({ length, word, follows }: Lattice): { path: readonly number[]; score: number }[] {
  let paths: { path: readonly number[]; score: number }[] = [{ path: [], score: 0 }];
  for (let at = 0; at < length; at += 1)
    paths = paths.flatMap(({ path, score }) =>
      tags.map((_, tag) => {
        const before = path.at(-1) ?? tags.length;
        const added = (follows[before * tags.length + tag] ?? 0) + (word[at * tags.length + tag] ?? 0);
        return { path: [...path, tag], score: score + added };
      }),
    );
  return paths.toSorted((a, b) => b.score - a.score);
}

const slotAt = (path: readonly number[], at: number) => tags[path[at] ?? 0]?.slice(2);

it.each(Array.from({ length: 40 }, (_, seed) => [seed + 1, 1 + (seed % 5)] as const))(
  'finds the best of all paths, and how far it is ahead: %i',
  (seed, length) => {
    const lattice = aLattice(seed, length);
    const [best, ...others] = allPaths(lattice);
    const found = allPaths(lattice).find(({ path }) => path.join() === bestPath(lattice).join());
    expect(found?.score).toBe(best?.score);
    const behind = Array.from({ length }, (_, at) => {
      const other = others.find(({ path }) => slotAt(path, at) !== slotAt(best?.path ?? [], at));
      return (best?.score ?? 0) - (other?.score ?? 0);
    });
    expect(leadOf(lattice)).toBe(Math.min(...behind));
    const [withWho] = allPaths(lattice).filter(({ path }) => path.some((tag) => tags[tag] === 'B-who'));
    const foundWith = allPaths(lattice).find(
      ({ path }) => path.join() === bestPathWith('who', lattice).join(),
    );
    expect(foundWith?.score).toBe(withWho?.score);
  },
);

it('has nothing to choose from in no words', () => {
  const nothing = { labels: tags, biases: [], rowOf: new Map(), starts: new Uint32Array(1) };
  const model = { ...nothing, labelAt: new Uint8Array(), weightAt: new Float32Array() };
  expect(leadOf(latticeOf(model, []))).toBe(Number.POSITIVE_INFINITY);
});
