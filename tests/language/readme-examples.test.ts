import { readFileSync } from 'node:fs';
import { commandModels } from '@crocodile-hub/core/reader/commands/load';
import { readBoth } from '@crocodile-hub/core/reader/commands/read-both';
import { expect, it } from 'vitest';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };
const models = await commandModels();
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^ {3}\| (.+?) +\| (.+?) +\|$/gm)]
  .flatMap(([, english = '', hebrew = '']) => [english, hebrew])
  .filter((said) => !/^(?:English|עברית|-+)$/.test(said));

it('the README has three commands to try in each language', () => {
  expect(examples).toHaveLength(6);
});

it.each(examples)('both readers read alike what the README says to try: %s', (said) => {
  const { actions } = readBoth(models, said, context);
  expect(actions.flatMap(({ doubts }) => doubts.filter(({ kind }) => kind === 'reading'))).toEqual([]);
});
