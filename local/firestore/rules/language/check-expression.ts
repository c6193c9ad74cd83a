import { compileRegex } from '../builtins/regex.ts';
import { functionArities, methodArities } from '../builtins/table.ts';
import type { Range } from '../source.ts';
import { partsOf } from './ast.ts';
import type { Expression, FunctionDefinition } from './ast.ts';
import { LOOKUPS, NAMESPACES } from './names.ts';

export type Report = { error(message: string, at: Range): void; warning(message: string, at: Range): void };

/** The names that an expression can use, and a record of those it uses. */
export type Names = {
  variables: ReadonlySet<string>;
  functions: ReadonlyMap<string, FunctionDefinition>;
  used: Set<FunctionDefinition>;
  /** Inside a function: the functions called and the variables read. */
  called?: Set<FunctionDefinition>;
  read?: Set<string>;
  report: Report;
};

export function checkExpression(expression: Expression, names: Names): void {
  if (expression.kind === 'variable') checkVariable(expression, names);
  if (expression.kind === 'call') checkCall(expression, names);
  if (expression.kind === 'method') checkMethod(expression, names.report);
  for (const part of partsOf(expression)) checkExpression(part, names);
}

type Kind<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

function checkVariable({ name, at }: Kind<'variable'>, { variables, read, report }: Names): void {
  read?.add(name);
  if (NAMESPACES.has(name)) report.error(`'${name}' is a package and no value`, at);
  else if (!variables.has(name)) report.warning(`There is no variable '${name}'`, at);
}

function checkCall({ name, args }: Kind<'call'>, { functions, used, called, report }: Names): void {
  const own = functions.get(name.text);
  if (own === undefined) {
    checkArity(name, args.length, aritiesOf(name.text), report);
    return;
  }
  used.add(own);
  called?.add(own);
  checkArity(name, args.length, new Set([own.parameters.length]), report);
}

const ONE: ReadonlySet<number> = new Set([1]);

function aritiesOf(name: string): ReadonlySet<number> | null {
  return LOOKUPS.has(name) || name === 'debug' ? ONE : functionArities(name);
}

const WITH_REGEX: ReadonlySet<string> = new Set(['matches', 'split', 'replace']);

function checkMethod({ name, args }: Kind<'method'>, report: Report): void {
  checkArity(name, args.length, methodArities(name.text), report);
  const [pattern] = args;
  if (!WITH_REGEX.has(name.text) || pattern?.kind !== 'literal' || pattern.value.type !== 'string') return;
  if (compileRegex(pattern.value.value) === null) report.error('This is no valid RE2 pattern', pattern.at);
}

function checkArity(
  { text, at }: Kind<'call'>['name'],
  given: number,
  arities: ReadonlySet<number> | null,
  report: Report,
): void {
  if (arities === null) report.warning(`There is no function '${text}'`, at);
  else if (!arities.has(given)) {
    report.warning(`${text}() takes ${[...arities].join(' or ')} arguments, not ${given}`, at);
  }
}
