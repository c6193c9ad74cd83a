import { callMethod, itemAt, memberOf, slice } from './access.ts';
import { callOverloads } from './builtins/overload.ts';
import { toText } from './builtins/string.ts';
import { functionNamed } from './builtins/table.ts';
import { endsOf, partsOf } from './language/ast.ts';
import type { Expression, FunctionDefinition, PathPart } from './language/ast.ts';
import { applyBinary, applyUnary } from './operators.ts';
import { findFunction, findVariable } from './scope.ts';
import type { Scope } from './scope.ts';
import type { Range } from './source.ts';
import { undecidable, undecided } from './values/constraint.ts';
import { isProblem, problem } from './values/problem.ts';
import type { Evaluated, Failure, Problem, Result } from './values/problem.ts';
import { isOfType, typeNameOf } from './values/type-name.ts';
import { bool, list, map } from './values/value.ts';
import type { PathSegment, RuleValue } from './values/value.ts';

/** One evaluated expression with its parts, for traces and coverage. */
export type Step = {
  expression: Expression;
  result: Evaluated;
  /** In the order of evaluation. For a call: its arguments, then the `let`s and the value of the function. */
  parts: readonly Step[];
};

/** The outside world of an evaluation. */
type Runtime = {
  /** Counts one expression; returns a problem if there were too many. */
  spend(): Problem | null;
  /** get, exists and their …After twins; null for any other name. */
  lookUp(name: string, args: readonly RuleValue[]): Result | null;
};

export function evaluate(expression: Expression, scope: Scope, runtime: Runtime): Step {
  const exceeded = runtime.spend();
  if (exceeded !== null) return step(expression, exceeded, []);
  const strict = (operands: readonly Expression[], apply: (...values: RuleValue[]) => Result): Step => {
    const parts = operandSteps(operands, scope, runtime);
    return step(expression, applied(parts, apply), parts);
  };
  switch (expression.kind) {
    case 'literal':
      return step(expression, expression.value, []);
    case 'variable':
      return step(expression, variable(expression.name, scope), []);
    case 'logic':
      return logic(expression, scope, runtime);
    case 'conditional':
      return conditional(expression, scope, runtime);
    case 'call':
      return call(expression, scope, runtime);
    case 'unary':
      return strict([expression.operand], (operand) => applyUnary(expression.op, operand));
    case 'binary':
      return strict([expression.left, expression.right], (left, right) =>
        applyBinary(expression.op, left, right),
      );
    case 'is':
      return strict([expression.operand], (operand) => typeTest(operand, expression.typeName));
    case 'member':
      return strict([expression.object], (object) => memberOf(object, expression.name.text));
    case 'index':
      return strict([expression.object, expression.index], itemAt);
    case 'slice':
      return strict([expression.object, ...endsOf(expression)], (object, ...ends) =>
        slice(object, {
          from: expression.from === null ? null : (ends[0] ?? null),
          to: expression.to === null ? null : (ends.at(-1) ?? null),
        }),
      );
    case 'method':
      return strict([expression.object, ...expression.args], (object, ...args) =>
        callMethod(object, expression.name.text, args),
      );
    case 'list':
      return strict(expression.items, (...items) => undecidable(items) ?? list(items));
    case 'map':
      return strict(partsOf(expression), (...values) => undecidable(values) ?? mapOf(values));
    case 'path':
      return strict(partsOf(expression), (...values) => pathOf(expression.segments, values));
    default:
      return expression satisfies never;
  }
}

type Kind<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** Attaches a new problem to this expression; a failure keeps its place. */
function step(expression: Expression, result: Result | Evaluated, parts: readonly Step[]): Step {
  return { expression, result: located(result, expression.at), parts };
}

function located(result: Result | Evaluated, at: Range): Evaluated {
  if (!isProblem(result)) return result;
  return 'at' in result ? result : { ...result, at };
}

function variable(name: string, scope: Scope): Result | Evaluated {
  return findVariable(scope, name) ?? problem(`there is no variable '${name}'`);
}

/**
 * `false && error` and `error && false` are false, `true || error` and `error || true` are true: the deciding operand
 * wins over an error on the other side. Only an exceeded limit always wins.
 */
function logic(expression: Kind<'logic'>, scope: Scope, runtime: Runtime): Step {
  const deciding = expression.op === '||';
  const left = evaluate(expression.left, scope, runtime);
  const leftTruth = truthOf(left);
  if (leftTruth === deciding) return step(expression, bool(deciding), [left]);
  const right = evaluate(expression.right, scope, runtime);
  const rightTruth = truthOf(right);
  const failures = [leftTruth, rightTruth].filter(isFailure);
  const exceeded = failures.find((failure) => failure.kind === 'limit');
  const outcome = rightTruth === deciding ? bool(deciding) : (failures[0] ?? bool(!deciding));
  return step(expression, exceeded ?? outcome, [left, right]);
}

function conditional(expression: Kind<'conditional'>, scope: Scope, runtime: Runtime): Step {
  const test = evaluate(expression.test, scope, runtime);
  const truth = truthOf(test);
  if (isFailure(truth)) return step(expression, truth, [test]);
  const branch = evaluate(truth ? expression.whenTrue : expression.whenFalse, scope, runtime);
  return step(expression, branch.result, [test, branch]);
}

function truthOf({ expression, result }: Step): boolean | Failure {
  if (isProblem(result)) return result;
  if (result.type === 'bool') return result.value;
  const wrong =
    result.type === 'constraint' ? undecided(result) : problem(`a bool is needed, not ${typeNameOf(result)}`);
  return { ...wrong, at: expression.at };
}

const isFailure = (truth: boolean | Failure): truth is Failure => typeof truth !== 'boolean';

function call(expression: Kind<'call'>, scope: Scope, runtime: Runtime): Step {
  const own = findFunction(scope, expression.name.text);
  if (own !== null) return callOwn(expression, own, scope, runtime);
  const args = operandSteps(expression.args, scope, runtime);
  return step(
    expression,
    applied(args, (...values) => callBuiltin(expression.name.text, values, runtime)),
    args,
  );
}

/** Arguments and `let`s may hold errors: one that is never used does no harm (observed). An exceeded limit does. */
function callOwn(
  expression: Kind<'call'>,
  { definition, home }: { definition: FunctionDefinition; home: Scope },
  scope: Scope,
  runtime: Runtime,
): Step {
  const { name, parameters, bindings, result } = definition;
  const args = operandSteps(expression.args, scope, runtime);
  if (expression.args.length !== parameters.length) {
    const message = `${name.text}() takes ${parameters.length} arguments, not ${expression.args.length}`;
    return step(expression, limitIn(args) ?? problem(message), args);
  }
  const variables = new Map<string, Evaluated>();
  for (const [index, arg] of args.entries()) variables.set(parameters[index]?.text ?? '', arg.result);
  const inside: Scope = { variables, functions: new Map(), parent: home };
  const lets = bindings.map((binding) => {
    const value = evaluate(binding.value, inside, runtime);
    variables.set(binding.name.text, value.result);
    return value;
  });
  const value = evaluate(result, inside, runtime);
  return step(expression, limitIn([...args, ...lets]) ?? value.result, [...args, ...lets, value]);
}

function limitIn(steps: readonly Step[]): Failure | undefined {
  return steps
    .map((part) => part.result)
    .filter(isProblem)
    .find((failure) => failure.kind === 'limit');
}

function callBuiltin(name: string, args: readonly RuleValue[], runtime: Runtime): Result {
  const [first] = args;
  if (name === 'debug' && first !== undefined && args.length === 1) return first;
  const found = runtime.lookUp(name, args);
  if (found !== null) return found;
  const overloads = functionNamed(name);
  if (overloads === undefined) return problem(`there is no function ${name}()`);
  return undecidable(args) ?? callOverloads(name, overloads, args);
}

/** Evaluates all operands, even after errors; only an exceeded limit stops it. */
function operandSteps(operands: readonly Expression[], scope: Scope, runtime: Runtime): Step[] {
  const steps: Step[] = [];
  for (const operand of operands) {
    const evaluated = evaluate(operand, scope, runtime);
    steps.push(evaluated);
    if (isProblem(evaluated.result) && evaluated.result.kind === 'limit') break;
  }
  return steps;
}

/** All operands are evaluated; the first error among them is the result. */
function applied(parts: readonly Step[], apply: (...values: RuleValue[]) => Result): Result | Evaluated {
  const results = parts.map((part) => part.result);
  const failures = results.filter(isProblem);
  const values = results.filter((result) => !isProblem(result));
  return failures.find((failure) => failure.kind === 'limit') ?? failures[0] ?? apply(...values);
}

function typeTest(value: RuleValue, typeName: string): Result {
  return value.type === 'constraint' && typeName !== 'constraint'
    ? undecided(value)
    : bool(isOfType(value, typeName));
}

function mapOf(values: readonly RuleValue[]): Result {
  const entries = new Map<string, RuleValue>();
  for (const [index, value] of values.entries()) {
    const key = index % 2 === 1 ? values[index - 1] : undefined;
    if (key === undefined) continue;
    if (key.type !== 'string') return problem(`the keys of a map are strings, not ${typeNameOf(key)}`);
    entries.set(key.value, value);
  }
  return map(entries);
}

/** `/users/$(uid)`: a value may be a path itself and then adds all of its segments. */
function pathOf(parts: readonly PathPart[], values: readonly RuleValue[]): Result {
  const remaining = [...values];
  const segments: PathSegment[] = [];
  for (const part of parts) {
    const value = part.kind === 'value' ? remaining.shift() : undefined;
    if (part.kind === 'literal') segments.push({ capture: null, value: part.text });
    else if (part.kind === 'capture') segments.push({ capture: part.name, value: null });
    else if (value?.type === 'path') segments.push(...value.segments);
    else if (value !== undefined) {
      const text = toText(value);
      if (isProblem(text) || text.type !== 'string') return text;
      segments.push({ capture: null, value: text.value });
    }
  }
  return { type: 'path', segments };
}
