import { partsOf, type Allow, type Expression, type FunctionDefinition } from '../language/ast.ts';
import { parse } from '../language/parse.ts';
import { methodsNamed, programOf, type PlacedAllow, type Program } from '../program.ts';
import type { RulesMethod } from '../request.ts';
import { createSource, excerpt, type Range } from '../source.ts';
import { covers, namesDocuments } from './covers.ts';

/**
 * A finding that is no error but probably not intended. A comment `lint-allow <code>` on its line, or alone on the line
 * before, silences it.
 */
export type LintFinding = {
  code: LintCode;
  message: string;
  line: number;
  column: number;
  excerpt: string;
};

export type LintCode =
  'open-to-all' | 'never-matches' | 'decides-nothing' | 'unchecked-write' | 'unbounded-list';

/** Returns no findings if the text does not parse: `compileRules` reports the error. */
export function lintRules(text: string, name = 'firestore.rules'): LintFinding[] {
  const parsed = parse(text);
  if (!parsed.ok) return [];
  const source = createSource(text, name);
  const program = programOf(parsed.file);
  return program.allows
    .flatMap((placed) => findingsOf(placed, program))
    .map(({ code, message, at }) => ({
      code,
      message,
      ...source.position(at.start),
      excerpt: excerpt(source, at),
    }))
    .filter(({ code, line }) => !isKept(code, { line: source.line(line), before: source.line(line - 1) }));
}

type Found = { code: LintCode; message: string; at: Range };

function findingsOf(placed: PlacedAllow, program: Program): Found[] {
  if (!namesDocuments(placed.pattern)) return [neverMatches(placed)];
  const open = openToAll(placed.allow);
  if (open) return [open];
  return [
    decidesNothing(placed, program),
    uncheckedWrite(placed, program),
    unboundedList(placed, program),
  ].filter((found) => found !== null);
}

function neverMatches({ allow, text }: PlacedAllow): Found {
  const message = `${text} matches no document: those are at /databases/{database}/documents/ and an even number of segments`;
  return { code: 'never-matches', message, at: allow.at };
}

function openToAll(allow: Allow): Found | null {
  if (!isAlwaysTrue(allow.condition)) return null;
  const methods = allow.methods.map(({ text }) => text).join(', ');
  return { code: 'open-to-all', message: `Everybody may ${methods} here, signed in or not`, at: allow.at };
}

/** Allows add up: if a wider one has no condition, a narrower one cannot refuse. */
function decidesNothing(placed: PlacedAllow, { allows, version }: Program): Found | null {
  const wider = allows.filter(
    (other) =>
      other !== placed &&
      isAlwaysTrue(other.allow.condition) &&
      covers(other.pattern, placed.pattern, version),
  );
  const open = new Set(wider.flatMap(({ allow }) => methodsOf(allow)));
  if (!methodsOf(placed.allow).every((method) => open.has(method))) return null;
  const where = wider.map(({ text }) => text).join(' and ');
  const message = `This condition decides nothing: ${where} allows the same to everybody`;
  return { code: 'decides-nothing', message, at: placed.allow.at };
}

function uncheckedWrite(placed: PlacedAllow, program: Program): Found | null {
  const writes = methodsOf(placed.allow).filter((method) => method === 'create' || method === 'update');
  if (writes.length === 0 || mentions(placed, program, isNewResource)) return null;
  const message = `What is written is not looked at (request.resource): a ${writes.join(' or ')} may put any fields of any size`;
  return { code: 'unchecked-write', message, at: placed.allow.at };
}

function unboundedList(placed: PlacedAllow, program: Program): Found | null {
  if (!methodsOf(placed.allow).includes('list') || mentions(placed, program, isQueryLimit)) return null;
  const message = 'A list may read any number of documents: compare request.query.limit';
  return { code: 'unbounded-list', message, at: placed.allow.at };
}

function methodsOf({ methods }: Allow): RulesMethod[] {
  return methods.flatMap(({ text }) => methodsNamed(text));
}

function isAlwaysTrue(condition: Expression | null): boolean {
  if (condition === null) return true;
  if (condition.kind === 'literal') return condition.value.type === 'bool' && condition.value.value;
  if (condition.kind !== 'logic') return false;
  const sides = [condition.left, condition.right];
  return condition.op === '||' ? sides.some(isAlwaysTrue) : sides.every(isAlwaysTrue);
}

const isRequest = (expression: Expression): boolean =>
  expression.kind === 'variable' && expression.name === 'request';

/** `request.resource` */
function isNewResource(expression: Expression): boolean {
  return expression.kind === 'member' && expression.name.text === 'resource' && isRequest(expression.object);
}

/** `request.query.limit` */
function isQueryLimit(expression: Expression): boolean {
  if (expression.kind !== 'member' || expression.name.text !== 'limit') return false;
  const { object } = expression;
  return object.kind === 'member' && object.name.text === 'query' && isRequest(object.object);
}

/** Whether the condition contains such an expression, directly or in a function that it calls. */
function mentions(
  { allow, matches }: PlacedAllow,
  { outerFunctions }: Program,
  isMeant: (expression: Expression) => boolean,
): boolean {
  const visible = [...outerFunctions, ...matches.map(({ functions }) => functions)].flat();
  const functions = new Map(visible.map((definition) => [definition.name.text, definition]));
  const seen = new Set<FunctionDefinition>();
  const holds = (expression: Expression): boolean => {
    if (isMeant(expression) || partsOf(expression).some(holds)) return true;
    const called = expression.kind === 'call' ? functions.get(expression.name.text) : undefined;
    if (!called || seen.has(called)) return false;
    seen.add(called);
    return [...called.bindings.map(({ value }) => value), called.result].some(holds);
  };
  return allow.condition !== null && holds(allow.condition);
}

function isKept(code: LintCode, { line, before }: { line: string; before: string }): boolean {
  const sign = `lint-allow ${code}`;
  return line.includes(sign) || (before.trimStart().startsWith('//') && before.includes(sign));
}
