import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A row of docs/spec-coverage.md: a rule, where it stands, and the tests that show it. */
export type CoverageRow = {
  rule: string;
  inShort: string;
  /** Files, and folders that end with a stroke. */
  where: readonly string[];
  tests: readonly NamedTest[];
};

/** A test as the table names it: its file, then what it is called, as it is written there: `%s` stays. */
export type NamedTest = { file: string; name: string };

/** A test of the app in a browser, without a stack: it reaches every file of the app and imports few. */
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

/** Where the page tells how the product differs from its first draft, a row names no tests. */
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

/** `rule hub.routing.1` and `rules hub.routing.1, hub.box.2 and hub.box.3`, over the ends of comment lines. */
const citation = /\brules?((?:[\s*,]|and\b|to\b|[a-z-]+\.[a-z-]+\.\d+)+)/gi;

/** The rules that a comment cites. */
export function citedIn(text: string): string[] {
  return [...text.matchAll(citation)].flatMap(([, list = '']) => list.match(/[a-z-]+\.[a-z-]+\.\d+/g) ?? []);
}
