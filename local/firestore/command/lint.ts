import { readFileSync } from 'node:fs';
import { compileRules, type RulesError } from '../rules/compile.ts';
import { lintRules } from '../rules/lint/lint.ts';

/** Prints the errors, warnings and lint findings of rules files; resolves with the exit code. */
export function lint(files: readonly string[]): number {
  const problems = files.flatMap(problemsOf);
  for (const problem of problems) console.log(`${problem}\n`);
  console.log(problems.length === 0 ? 'nothing found' : `${problems.length} found`);
  return problems.length === 0 ? 0 : 1;
}

function problemsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const compiled = compileRules(text, file);
  if (!compiled.ok) return compiled.errors.map((error) => describe(file, 'error', error));
  return [
    ...compiled.warnings.map((warning) => describe(file, 'warning', warning)),
    ...lintRules(text, file).map((finding) => describe(file, finding.code, finding)),
  ];
}

function describe(file: string, kind: string, { line, column, message, excerpt }: RulesError): string {
  return `${file}:${line}:${column} ${kind}: ${message}\n${excerpt}`;
}
