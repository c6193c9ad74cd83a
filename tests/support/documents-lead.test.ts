import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const isOurs = (target: string) => !/^(https?:|#)/.test(target);

it('every link of a document leads to a file that is there', () => {
  const links = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => ({ path, target })),
  );
  expect(links.length).toBeGreaterThan(30);
  const broken = links.filter(
    ({ path, target }) => isOurs(target) && !existsSync(join(root, dirname(path), target)),
  );
  expect(broken).toEqual([]);
});

describe('the walks of ARCHITECTURE.md', () => {
  const walks = read('ARCHITECTURE.md')
    .split(/^## /m)
    .filter((chapter) => chapter.startsWith('Two walks'))
    .flatMap((chapter) => chapter.split(/^### /m).slice(1))
    .map((walk) =>
      walk
        .split('\n')
        .filter((line) => /^\d+\. /.test(line))
        .map((step) => [...step.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, file = '']) => file)),
    );
  const files = [...new Set(walks.flat(2))];

  it('pass files that are there, at every step', () => {
    expect(walks.map((steps) => steps.length > 9)).toEqual([true, true]);
    expect(walks.flat().filter((step) => step.length === 0)).toEqual([]);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('take a command through at most 12 files of the browser and 20 of the server', () => {
    const toTheProvider = walks[0]?.slice(0, 18).flat() ?? [];
    expect(toTheProvider).toContain('functions/src/adapters/google/gmail.ts');
    const passed = (folder: string) => toTheProvider.filter((file) => file.startsWith(folder)).length;
    expect(passed('web/')).toBeLessThanOrEqual(12);
    expect(passed('functions/')).toBeLessThanOrEqual(20);
  });

  it('are joined by the Command Center, which has no call of its own', () => {
    const desk = 'web/src/conversations/desk';
    expect(importsOf(`${desk}/use-action-desk.ts`)).toContain('web/src/actions/run/executor.ts');
    expect(importsOf(`${desk}/action-desk.ts`)).toContain('web/src/actions/run/task-runner.ts');
  });

  it('pass files that import each other, but where they enter a process or a screen', () => {
    const entries = [
      'web/src/hub/command-area.tsx',
      'functions/src/index.ts',
      'web/src/tasks/history/use-task-history.ts',
      'local/tasks/scheduler.ts',
      'web/worker/service-worker.ts',
      'web/src/notifications/notifications-listener.tsx',
    ];
    const imported = new Set(files.flatMap(importsOf));
    expect(files.filter((file) => !imported.has(file)).toSorted()).toEqual(entries.toSorted());
  });
});

function importsOf(file: string): string[] {
  const targets = [...read(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, target = '']) => target);
  return targets.flatMap((target) => {
    if (target.startsWith('.')) return [join(dirname(file), target)];
    const core = /^@crocodile-hub\/(core\/.+)$/.exec(target)?.[1];
    return core === undefined ? [] : [`${core}.ts`];
  });
}

it('CONTRIBUTING.md and the glossary name files that are there', () => {
  const named = ['CONTRIBUTING.md', 'docs/glossary.md'].flatMap((path) =>
    [...read(path).matchAll(/`((?:core|web|functions|local|tests|docs)\/[^`\s*<…]+)`/g)].map(
      ([, file = '']) => file,
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('the glossary explains each word once', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| \*\*([^*]+)\*\* /gm)].map(([, word = '']) => word);
  expect(words).toEqual(
    expect.arrayContaining([
      'session',
      'task',
      'action',
      'intent',
      'reading',
      'ledger entry',
      'hold',
      'claim',
    ]),
  );
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

it('every decision record has a number of its own, a date and a status', () => {
  const records = documents.filter((path) => path.startsWith('docs/decisions/'));
  expect(records.length).toBeGreaterThan(10);
  const numbers = records.map((path) => /\/(\d{4})-/.exec(path)?.[1]);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const bare = records.filter(
    (path) =>
      !/^# (\d+)\. .+\n\nDate: \d{4}-\d\d-\d\d\. Status: (accepted|superseded by \d+)\.\n/.test(read(path)),
  );
  expect(bare).toEqual([]);
});
