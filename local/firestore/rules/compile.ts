import { check } from './language/check.ts';
import { parse } from './language/parse.ts';
import type { Finding, Issue } from './language/syntax-error.ts';
import { LIMITS } from './limits.ts';
import { createRuleset } from './ruleset.ts';
import type { Ruleset } from './ruleset.ts';
import { createSource, excerpt } from './source.ts';
import type { Source } from './source.ts';

export type RulesError = {
  message: string;
  line: number;
  column: number;
  /** The line with a caret below the place. */
  excerpt: string;
};

/** Rules with warnings run, as they do officially: a condition with a warning denies when it is reached. */
export type Compiled =
  | { ok: true; ruleset: Ruleset; warnings: readonly RulesError[] }
  | { ok: false; errors: readonly RulesError[] };

export function compileRules(text: string, name = 'firestore.rules'): Compiled {
  if (Buffer.byteLength(text) > LIMITS.sourceBytes) return tooLarge(name);
  const source = createSource(text, name);
  const parsed = parse(text);
  if (!parsed.ok) return { ok: false, errors: [issueOf(parsed.issue, source)] };
  const findings = check(parsed.file);
  const errors = ofSeverity('error', findings, source);
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    ruleset: createRuleset(parsed.file, source),
    warnings: ofSeverity('warning', findings, source),
  };
}

/** For logs and terminals: the place, what is wrong there, and the line. */
export function readIssue({ message, line, column, excerpt: lines }: RulesError): string {
  return `${line}:${column} ${message}\n${lines}`;
}

function ofSeverity(
  severity: Finding['severity'],
  findings: readonly Finding[],
  source: Source,
): RulesError[] {
  return findings
    .filter((finding) => finding.severity === severity)
    .map((finding) => issueOf(finding, source));
}

function issueOf({ message, at }: Issue, source: Source): RulesError {
  return { message, ...source.position(at.start), excerpt: excerpt(source, at) };
}

function tooLarge(name: string): Compiled {
  const message = `${name} is larger than ${LIMITS.sourceBytes / 1024} KB`;
  return { ok: false, errors: [{ message, line: 1, column: 1, excerpt: '' }] };
}
