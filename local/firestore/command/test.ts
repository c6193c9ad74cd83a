import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { TestOptions } from '../options.ts';
import { describeRulesErrors } from '../access/rules-file.ts';
import { readSuite, type Suite } from '../rule-tests/read-suite.ts';
import { runSuite, type TestOutcome } from '../rule-tests/run-suite.ts';
import { compileRules } from '../rules/compile.ts';
import { lcovOf } from '../rules/lcov.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** Runs files of rules tests; resolves with the exit code: 1 when a rule decided otherwise than expected. */
export function test({ files, rules, lcov }: TestOptions): number {
  const rulesets = new Map<string, Ruleset>();
  const outcomes = files.flatMap((file) => {
    const suite = read(file);
    const path = rulesOf(file, suite, rules);
    const ruleset = rulesets.get(path) ?? load(path);
    rulesets.set(path, ruleset);
    console.log(file);
    const done = runSuite(suite, ruleset, new Date());
    for (const outcome of done) console.log(describe(outcome));
    return done;
  });
  if (lcov !== undefined) {
    const records = [...rulesets].map(([path, ruleset]) => lcovOf(ruleset.coverage(), path));
    writeFileSync(lcov, records.join(''));
  }
  const failed = outcomes.filter(({ isAsExpected }) => !isAsExpected).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function read(file: string): Suite {
  const text = readFileSync(file, 'utf8');
  try {
    return readSuite(text);
  } catch (thrown) {
    throw new Error(`${file}: ${thrown instanceof Error ? thrown.message : 'unreadable'}`, { cause: thrown });
  }
}

/** The path of the rules in a test file is relative to that file. */
function rulesOf(file: string, suite: Suite, given: string | undefined): string {
  if (given !== undefined) return given;
  return suite.rules === null ? 'firestore.rules' : resolve(dirname(file), suite.rules);
}

function load(path: string): Ruleset {
  const compiled = compileRules(readFileSync(path, 'utf8'), path);
  if (!compiled.ok) throw new Error(describeRulesErrors(path, compiled.errors));
  return compiled.ruleset;
}

function describe({ test, isAsExpected, why }: TestOutcome): string {
  return isAsExpected ? `  ✓ ${test.name}` : `  ✗ ${test.name}\n    expected ${test.expected}; ${why}`;
}
