import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { seeded } from '../../../functions/src/testing/seeded.ts';
import { type CoverageRow, type NamedTest, statedRules } from '../../support/coverage-table.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

export type Chosen = Mutant & { file: string; line: number; was: string };

const wordsOfRules = new Map(statedRules().map(({ id, words }) => [id, words]));
/** The extra weight of a place that the rule, or its test, mentions. */
const counts = { cited: 12, named: 4, said: 6, word: 1 } as const;
const mostWords = 6;
const mostNames = 2;

/**
 * Chooses how to break a row, best first. The order is random, but places come sooner if they cite the rule, are named
 * by its tests, or share words with it; small files come as soon as large ones. The same seed gives the same order.
 */
export function chooseMutants(
  root: string,
  row: CoverageRow,
  isLoaded: (file: string) => boolean,
  { tries, seed }: { tries: number; seed: string },
): Chosen[] {
  const random = seeded(numberOf(`${seed} ${row.rule}`));
  const claim = `${row.inShort} ${row.rule
    .split(', ')
    .map((id) => wordsOfRules.get(id) ?? '')
    .join(' ')}`;
  const tests = row.tests.map((test) => textOf(root, test)).join('\n');
  const heard = {
    isLoaded,
    rules: new Set(row.rule.split(', ')),
    claim,
    words: wordsOf(claim),
    names: new Set(tests.match(/\w{4,}/g)),
    tests,
  };
  return row.where
    .flatMap((path) => weighed(root, path, heard))
    .map((mutant) => ({ mutant, place: random() ** (1 / mutant.weight) }))
    .toSorted((a, b) => b.place - a.place)
    .slice(0, tries)
    .map(({ mutant }) => mutant);
}

type Heard = {
  isLoaded: (file: string) => boolean;
  rules: ReadonlySet<string>;
  claim: string;
  words: ReadonlySet<string>;
  /** Names that the tests use. */
  names: ReadonlySet<string>;
  tests: string;
};

/** Mutants of one file or folder; each file or folder has the same weight in total. */
function weighed(root: string, path: string, heard: Heard): Chosen[] {
  const found = productFiles(root, path)
    .filter(heard.isLoaded)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const mutants = mutantsOf(file, text);
      const together = Map.groupBy(mutants, ({ names: [first] }) => first);
      return mutants.map((mutant) => ({
        ...mutant,
        file,
        line: text.slice(0, mutant.start).split('\n').length,
        was: text.slice(mutant.start, mutant.end),
        // A long table has many places, none of which matters more for that.
        weight:
          (mutant.weight * relevance(mutant, text, heard)) /
          Math.sqrt(together.get(mutant.names[0])?.length ?? 1),
      }));
    });
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  return found.map((mutant) => ({ ...mutant, weight: mutant.weight / total }));
}

function relevance({ start, end, names, cites }: Mutant, text: string, heard: Heard): number {
  const isCited = cites.some((id) => heard.rules.has(id));
  const named = names.filter((name) => heard.names.has(name)).length;
  const literal = /^['"`](.{3,})['"`]$/.exec(text.slice(start, end))?.[1];
  const isSaid = literal !== undefined && `${heard.claim} ${heard.tests}`.includes(literal);
  const around = text.slice(text.lastIndexOf('\n', start - 1) + 1, text.indexOf('\n', end));
  const shared = [...wordsOf(`${names.join(' ')} ${around}`)].filter((word) => heard.words.has(word)).length;
  return (
    (isCited ? counts.cited : 1) *
    counts.named ** Math.min(named, mostNames) *
    (isSaid ? counts.said : 1) *
    (1 + counts.word * Math.min(shared, mostWords))
  );
}

/** Words of four letters and more, also inside names: `isTooLate` has `late`. Without a plural s. */
function wordsOf(text: string): Set<string> {
  const words =
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}

/** The files of a cell that the product runs. */
function productFiles(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return isOfProduct(path) ? [path] : [];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(isOfProduct)
    .toSorted();
}

function isOfProduct(path: string): boolean {
  return !path.startsWith('docs/') && !/\.test\.|\.d\.ts$|\/testing\//.test(path);
}

/** The rough text of a test: from its title to the next test. */
function textOf(root: string, { file, name }: NamedTest): string {
  const text = readFileSync(join(root, file), 'utf8');
  const start = Math.max(0, text.indexOf(name));
  const next = text.slice(start).search(/\n\s*(?:it|test|describe)\b/);
  return next < 0 ? text.slice(start) : text.slice(start, start + next);
}

/** A number from a text, for a seed. */
function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE();
}
