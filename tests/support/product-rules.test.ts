import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chaptersOfTable, citedIn, isOfTests, statedRules } from './coverage-table.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const stated = statedRules().map(({ id }) => id);
const rules = new Set(stated);
const id = /^[a-z]+(?:-[a-z]+)*(?:\.[a-z]+(?:-[a-z]+)*)\.[1-9]\d*$/;

/** The ids in the first cell of each row, by the chapter of the page. */
const chapters = chaptersOfTable().map(({ title, rows }) => ({
  title,
  ids: rows.map(([cell = '']) => cell.split(', ')),
}));

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs', '*.rules'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

describe('the rules of product.md', () => {
  it('have ids of one form, each given once', () => {
    expect(stated.length).toBeGreaterThan(150);
    expect(stated.filter((one) => !id.test(one))).toEqual([]);
    expect(stated.filter((one, at) => stated.indexOf(one) !== at)).toEqual([]);
  });

  it('are cited in code by ids that exist', () => {
    const cited = sources.flatMap((path) => citedIn(read(path)).map((one) => ({ path, id: one })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter((one) => !rules.has(one.id))).toEqual([]);
  });

  it('are cited instead of documents that are not in the repository', () => {
    const elsewhere = /\b(?:spec(?:ification)?|design),? sections?\b/i;
    expect(sources.filter((path) => elsewhere.test(read(path)))).toEqual([]);
  });

  it('have one row each in the table of tests, which has no row of another id', () => {
    const rows = chapters.filter(isOfTests).flatMap(({ ids }) => ids.flat());
    expect(rows.toSorted()).toEqual(stated.toSorted());
  });

  it('are named where the page tells what differs from the first draft', () => {
    const differing = chapters.filter((chapter) => !isOfTests(chapter)).flatMap(({ ids }) => ids.flat());
    expect(differing.length).toBeGreaterThan(10);
    expect(differing.filter((one) => !rules.has(one))).toEqual([]);
  });
});

it('finds ids in a list that goes over the end of a line', () => {
  expect(citedIn('/** Rules hub.box.1, hub.box.2 and\n * hub.box.3. */ // Not hub.box.4.')).toEqual([
    'hub.box.1',
    'hub.box.2',
    'hub.box.3',
  ]);
});
