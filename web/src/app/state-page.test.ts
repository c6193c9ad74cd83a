import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const page = readFileSync(join(source, '../../docs/state.md'), 'utf8');

/** Code that keeps a value longer than a component: at the top of a module, or in the browser's storages. */
const keeping = [
  /^(?:export )?let /m,
  /^(?:export )?const \w+ = (?:createStore|createCache|new (?:Map|Set|WeakMap)(?:<.*>)?\(\))/m,
  /\bpersonal\(/,
  /\b(?:local|session)Storage\.setItem\(/,
];

it('lists every file of the browser that keeps state in docs/state.md', () => {
  const unlisted = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.|(^|\/)testing\//.test(file))
    .filter((file) => keeping.some((pattern) => pattern.test(readFileSync(join(source, file), 'utf8'))))
    .filter((file) => !page.includes(`\`${file}\``));
  expect(unlisted).toEqual([]);
});

it('names only files that are there', () => {
  const named = [...page.matchAll(/`((?!web\/)[\w-]+\/[\w/-]+\.tsx?)`/g)];
  expect(named.map(([, file = '']) => file).filter((file) => !existsSync(join(source, file)))).toEqual([]);
});
