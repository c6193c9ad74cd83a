/* Security rules as a library without a server: `embedded-firestore/rules`. */
export { compileRules, readIssue } from './compile.ts';
export type { Compiled, RulesError } from './compile.ts';
export { lintRules } from './lint/lint.ts';
export type { LintCode, LintFinding } from './lint/lint.ts';
export type { RulesAuth, RulesMethod, RulesReader, RulesRequest } from './request.ts';
export type { Decision, Ruleset } from './ruleset.ts';
