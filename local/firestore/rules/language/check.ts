import { LIMITS } from '../limits.ts';
import type { Allow, FunctionDefinition, Match, Name, PatternSegment, RulesFile } from './ast.ts';
import { checkCalls } from './check-calls.ts';
import type { CallGraph } from './check-calls.ts';
import { checkExpression } from './check-expression.ts';
import type { Names, Report } from './check-expression.ts';
import { GLOBALS, METHODS, NAMESPACES } from './names.ts';
import type { Finding } from './syntax-error.ts';

/**
 * Finds mistakes in rules without running them. Errors are those of the official compiler. Unknown names and wrong
 * numbers of arguments only warn there, and deny at run time, so they only warn here too.
 */
export function check(file: RulesFile): Finding[] {
  const findings: Finding[] = [];
  const report: Report = {
    error: (message, at) => void findings.push({ severity: 'error', message, at }),
    warning: (message, at) => void findings.push({ severity: 'warning', message, at }),
  };
  const calls: CallGraph = new Map();
  const used = new Set<FunctionDefinition>();
  const global: Names = { variables: GLOBALS, functions: new Map(), used, report };
  const ofFile = declare(file.functions, global, calls);
  for (const service of file.services) {
    const ofService = declare(service.functions, ofFile, calls);
    for (const match of service.matches) checkMatch(match, { names: ofService, outer: [], file, calls });
  }
  checkCalls(calls, report);
  for (const definition of calls.keys()) {
    if (!used.has(definition))
      report.warning(`${definition.name.text}() is never called`, definition.name.at);
  }
  return findings.toSorted((left, right) => left.at.start - right.at.start);
}

type Around = { names: Names; outer: readonly PatternSegment[]; file: RulesFile; calls: CallGraph };

function checkMatch(match: Match, { names, outer, file, calls }: Around): void {
  const pattern = [...outer, ...match.pattern];
  checkPattern(match, pattern, file, names.report);
  const captures = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
  const seen = { ...names, variables: new Set([...names.variables, ...captures]) };
  const inside = declare(match.functions, seen, calls);
  for (const allow of match.allows) checkAllow(allow, inside);
  for (const inner of match.matches) checkMatch(inner, { names: inside, outer: pattern, file, calls });
}

function checkPattern(
  match: Match,
  pattern: readonly PatternSegment[],
  file: RulesFile,
  report: Report,
): void {
  const own = match.pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment]));
  checkDistinct(
    own.map(({ name, at }) => ({ text: name, at })),
    'in this path',
    report,
  );
  for (const { name, at } of own) refuseNamespace({ text: name, at }, report);
  const rests = pattern.filter((segment) => segment.kind === 'rest');
  if (rests.length > 1)
    report.error("Only one '{…=**}' is permitted in a path, those around it included", match.at);
  const isLast = rests.length === 0 || pattern.at(-1)?.kind === 'rest';
  if (file.version === '1' && !isLast) {
    report.error("In rules_version '1' a '{…=**}' is the last segment of a path", match.at);
  }
  if (pattern.length > LIMITS.pathSegments)
    report.error(`A path has at most ${LIMITS.pathSegments} segments`, match.at);
  const captures = pattern.filter((segment) => segment.kind !== 'literal');
  if (captures.length > LIMITS.pathCaptures) {
    report.error(`A path has at most ${LIMITS.pathCaptures} captures`, match.at);
  }
}

function checkAllow(allow: Allow, names: Names): void {
  for (const method of allow.methods) {
    if (!METHODS.has(method.text)) names.report.warning(`There is no operation '${method.text}'`, method.at);
  }
  const { condition } = allow;
  if (condition === null) return;
  checkExpression(condition, names);
  if (condition.kind === 'literal' && condition.value.type !== 'bool') {
    names.report.warning(`A condition is a bool, not a ${condition.value.type}`, condition.at);
  }
}

/** Declares all functions first, then checks each, so that their order does not matter. */
function declare(definitions: readonly FunctionDefinition[], names: Names, calls: CallGraph): Names {
  checkDistinct(
    definitions.map((definition) => definition.name),
    'here',
    names.report,
  );
  const functions = new Map(names.functions);
  for (const definition of definitions) functions.set(definition.name.text, definition);
  const inside = { ...names, functions };
  for (const definition of definitions) calls.set(definition, checkFunction(definition, inside));
  return inside;
}

/** The functions that it calls. */
function checkFunction(definition: FunctionDefinition, names: Names): ReadonlySet<FunctionDefinition> {
  const { name, parameters, bindings, result } = definition;
  const { report } = names;
  if (parameters.length > LIMITS.functionArguments) {
    report.error(`${name.text}() has more than ${LIMITS.functionArguments} parameters`, name.at);
  }
  if (bindings.length > LIMITS.functionBindings) {
    report.error(`${name.text}() has more than ${LIMITS.functionBindings} variables`, name.at);
  }
  const locals = [...parameters, ...bindings.map((binding) => binding.name)];
  checkDistinct(locals, 'in this function', report);
  for (const local of locals) refuseNamespace(local, report);
  const called = new Set<FunctionDefinition>();
  const variables = new Set([...names.variables, ...parameters.map((parameter) => parameter.text)]);
  const read = new Set<string>();
  const inside: Names = { ...names, variables, called, read };
  for (const binding of bindings) {
    checkExpression(binding.value, inside);
    variables.add(binding.name.text);
  }
  checkExpression(result, inside);
  for (const local of locals) {
    if (!read.has(local.text)) report.warning(`'${local.text}' is never used`, local.at);
  }
  return called;
}

function checkDistinct(names: readonly Name[], where: string, report: Report): void {
  const seen = new Set<string>();
  for (const { text, at } of names) {
    if (seen.has(text)) report.error(`'${text}' is declared twice ${where}`, at);
    seen.add(text);
  }
}

function refuseNamespace({ text, at }: Name, report: Report): void {
  if (NAMESPACES.has(text)) report.error(`'${text}' is a package and cannot name a variable`, at);
}
