import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import FirstErrors from './first-errors.ts';
import { reportFolder, told } from './report.ts';

it('tells a failure in ten lines at most, with its trace last and without colours', () => {
  const error = Array.from({ length: 30 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n\n');
  const failure = { project: 'stack', file: 'a.test.ts', title: 'it runs', error } as const;
  const lines = told(failure, ['/tmp/0.zip']).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('a.test.ts: it runs');
  expect(lines[1]?.trim()).toBe('line 0');
  expect(lines.at(-1)).toContain('show-trace /tmp/0.zip');
});

it('tells why a test failed as soon as it has, and nothing of one that passed', () => {
  const said: string[] = [];
  const reporter = new FirstErrors();
  reporter.tell = (text) => said.push(text);
  const ended = (state: string, errors: { message: string }[]) =>
    reporter.onTestCaseResult({
      module: { moduleId: join(process.cwd(), 'core/a.test.ts') },
      fullName: 'a thing > runs',
      result: () => ({ state, errors }),
    });
  ended('passed', []);
  ended('failed', [{ message: 'expected 1 to be 2' }, { message: 'and a page was left open' }]);
  expect(said).toEqual(['core/a.test.ts: a thing > runs\n    expected 1 to be 2\n']);
});

it('keeps the reports of ten runs', () => {
  const reports = mkdtempSync(join(tmpdir(), 'reports-'));
  for (let hour = 0; hour < 12; hour += 1) reportFolder(reports, new Date(Date.UTC(2026, 0, 1, hour)));
  const kept = readdirSync(reports).sort();
  expect(kept).toHaveLength(10);
  expect(kept[0]).toMatch(/^2026-01-01T02/);
});
