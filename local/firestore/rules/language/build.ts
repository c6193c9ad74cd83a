import { LIMITS } from '../limits.ts';
import type { Range } from '../source.ts';
import { partsOf } from './ast.ts';
import type { Expression } from './ast.ts';
import { SyntaxIssue } from './syntax-error.ts';

type Height = { operators: number; nodes: number };
const LEAF: Height = { operators: 0, nodes: 0 };
const heights = new WeakMap<Expression, Height>();

/** Every node is made here, so that no tree is too high for recursive walks. */
export function build(expression: Expression): Expression {
  const below = partsOf(expression).reduce(
    (highest, part) => higher(highest, heights.get(part) ?? LEAF),
    LEAF,
  );
  const height = {
    operators: below.operators + (expression.kind === 'member' ? 0 : 1),
    nodes: below.nodes + 1,
  };
  // The leaf at the bottom counts too.
  if (height.operators > LIMITS.nestedExpressions + 1 || height.nodes > LIMITS.expressionHeight) {
    throw tooDeep(expression.at);
  }
  heights.set(expression, height);
  return expression;
}

function higher(left: Height, right: Height): Height {
  return {
    operators: Math.max(left.operators, right.operators),
    nodes: Math.max(left.nodes, right.nodes),
  };
}

export const tooDeep = (at: Range) => new SyntaxIssue('This expression is nested too deep', at);
