import type { Step } from './evaluate.ts';
import type { Expression } from './language/ast.ts';
import type { Position, Source } from './source.ts';
import { isProblem } from './values/problem.ts';
import type { Evaluated } from './values/problem.ts';
import { show } from './values/show.ts';

export type Cause = {
  at: Position;
  /** The source of the expression. */
  expression: string;
  /** `false`, an error, or a part that the query leaves open. */
  outcome: string;
  /** The values of its parts. */
  values: readonly { expression: string; value: string }[];
  /** The functions through which it was reached, outermost first, with their arguments. */
  calls: readonly string[];
};

const SHOWN_VALUES = 6;

/**
 * Explains why a condition did not hold: follows the evaluation down to the expressions that decided. Both sides of an
 * `||` decide, so there may be several.
 */
export function explain(condition: Step, source: Source): Cause[] {
  return deciding(condition, []).map(({ step, calls }) => ({
    at: source.position(step.expression.at.start),
    expression: source.snippet(step.expression.at),
    outcome: describe(step.result),
    values: valuesIn(step, source),
    calls,
  }));
}

export function describe(result: Evaluated): string {
  if (!isProblem(result)) return show(result);
  return result.kind === 'unknown' ? `not provable: ${result.message}` : `error: ${result.message}`;
}

type Deciding = { step: Step; calls: readonly string[] };

function deciding(step: Step, calls: readonly string[]): Deciding[] {
  const { expression } = step;
  const guilty = guiltyParts(step);
  if (guilty.length === 0) return [{ step, calls }];
  return guilty.flatMap((part) => {
    const isInside = expression.kind === 'call' && step.parts.indexOf(part) >= expression.args.length;
    return deciding(part, isInside ? [...calls, callText(step, expression)] : calls);
  });
}

/** The parts that decided the result; empty if the expression itself did. */
function guiltyParts({ expression, parts, result }: Step): readonly Step[] {
  if (expression.kind === 'logic')
    return parts.filter((part) => isProblem(part.result) || isFalse(part.result));
  if (isProblem(result)) return parts.filter((part) => part.result === result).slice(0, 1);
  const isOwnCall = expression.kind === 'call' && parts.length > expression.args.length;
  return isOwnCall || expression.kind === 'conditional' ? parts.slice(-1) : [];
}

const isFalse = (result: Evaluated): boolean => result.type === 'bool' && !result.value;

function callText({ parts }: Step, { name, args }: Extract<Expression, { kind: 'call' }>): string {
  return `${name.text}(${parts
    .slice(0, args.length)
    .map((arg) => describe(arg.result))
    .join(', ')})`;
}

/** The values of the expression: variables, properties and calls, without the operators between them. */
function valuesIn(step: Step, source: Source): Cause['values'] {
  const found = new Map<string, string>();
  for (const part of step.parts.flatMap(dataIn)) {
    found.set(source.snippet(part.expression.at), describe(part.result));
  }
  return [...found].slice(0, SHOWN_VALUES).map(([expression, value]) => ({ expression, value }));
}

const DATA: ReadonlySet<Expression['kind']> = new Set([
  'variable',
  'member',
  'index',
  'slice',
  'method',
  'call',
]);

function dataIn(step: Step): Step[] {
  return DATA.has(step.expression.kind) ? [step] : step.parts.flatMap(dataIn);
}
