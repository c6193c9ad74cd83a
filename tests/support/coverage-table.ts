import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A row of docs/spec-coverage.md: a rule, the code for it, and the tests that show it. */
export type CoverageRow = {
  rule: string;
  inShort: string;
  /** Files, and folders that end with a slash. */
  where: readonly string[];
  tests: readonly NamedTest[];
};

/** A test as the table names it: its file and its title as written there, with `%s`. */
export type NamedTest = { file: string; name: string };

/** A test of the app in a browser, without a stack: it reaches every file of the app but imports only a few. */
export function isComponentTest(file: string): boolean {
  return /\.component\.test\.tsx?$/.test(file);
}

type Chapter = { title: string; rows: readonly (readonly string[])[] };

/** The chapters of the page, with the cells of each row but the head. */
export function chaptersOfTable(): Chapter[] {
  return readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((chapter) => ({
      title: chapter.split('\n')[0] ?? '',
      rows: [...chapter.matchAll(/^\| (?!rule \|)(.+) \|$/gm)].map(([, row = '']) =>
        row.split(/ ?(?<!\\)\| ?/).map((cell) => cell.trim()),
      ),
    }));
}

/** Rows about differences from the first draft name no tests. */
export function isOfTests({ title }: Pick<Chapter, 'title'>): boolean {
  return !title.startsWith('Where we left');
}

export function coverageRows(): CoverageRow[] {
  return chaptersOfTable()
    .filter(isOfTests)
    .flatMap(({ rows }) => rows)
    .map(([rule = '', inShort = '', where = '', tests = '']) => ({
      rule,
      inShort,
      where: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      tests: [...tests.matchAll(/`([^`\s]+\.test\.tsx?)` › (.+?)(?=<br>|$)/g)].map(
        ([, file = '', name = '']) => ({ file, name }),
      ),
    }));
}

/** The rules of product.md with their words, in order: `- **hub.routing.1** text`. */
export function statedRules(): { id: string; words: string }[] {
  const page = readFileSync(join(root, 'docs/product.md'), 'utf8');
  return [...page.matchAll(/^- \*\*(\S+)\*\* (.*)$/gm)].map(([, id = '', words = '']) => ({ id, words }));
}

/** `rule hub.routing.1` and `rules hub.routing.1, hub.box.2 and hub.box.3`, also across comment lines. */
const citation = /\brules?((?:[\s*,]|and\b|to\b|[a-z-]+\.[a-z-]+\.\d+)+)/gi;

/** The rules that a comment cites. */
export function citedIn(text: string): string[] {
  return [...text.matchAll(citation)].flatMap(([, list = '']) => list.match(/[a-z-]+\.[a-z-]+\.\d+/g) ?? []);
}
