import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultOfTest } from './named-tests.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** The threats: each is a heading of the third level, followed by the answer and the tests that show it. */
const threats = page
  .split(/^## /m)
  .filter((chapter) => chapter.startsWith('Threats'))
  .flatMap((chapter) => chapter.split(/^### /m).slice(1))
  .map((section) => {
    const [threat = '', ...lines] = section.split('\n');
    const bullets = lines.filter((line) => line.startsWith('- '));
    const answer = lines.filter((line) => line !== '' && !line.startsWith('- '));
    return { threat, answer, bullets };
  });

/** Where vitest looks for tests; vitest.config.ts has the same. */
const isRun =
  /^(core|web\/src|functions\/src|local|tests\/(language|storage|support|adapters|rules|api|e2e))\/.+\.test\.tsx?$/;

it('lists threats, each with an answer and the tests that show it', () => {
  expect(threats.length).toBeGreaterThan(17);
  const bare = threats.filter(({ answer, bullets }) => answer.length === 0 || bullets.length === 0);
  expect(bare.map(({ threat }) => threat)).toEqual([]);
  // The rows of a table would be ignored.
  expect(page.match(/^\|.*$/gm)).toBeNull();
});

it('names only tests that are there, run and assert', () => {
  const faults = threats.flatMap(({ threat, bullets }) =>
    bullets.flatMap((bullet) => {
      const { file = '', title = '' } = /^- `(?<file>[^`]+)` › (?<title>.+)$/.exec(bullet)?.groups ?? {};
      if (file === '') return [{ threat, bullet, fault: 'is not: - `file` › title' }];
      const fault = isRun.test(file) ? faultOfTest(join(root, file), title) : 'vitest does not look here';
      return fault === null ? [] : [{ threat, bullet, fault }];
    }),
  );
  expect(faults).toEqual([]);
});
