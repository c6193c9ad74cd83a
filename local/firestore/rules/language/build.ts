import { LIMITS } from '../limits.ts';
import type { Range } from '../source.ts';
import { partsOf } from './ast.ts';
import type { Expression } from './ast.ts';
import { SyntaxIssue } from './syntax-error.ts';

type Height = { operators: number; nodes: number };
const LEAF: Height = { operators: 0, nodes: 0 };
const heights = new WeakMap<Expression, Height>();

/** Every node passes here, so no tree is higher than the walks over it can bear. */
export function build(expression: Expression): Expression {
  const parts = partsOf(expression).map((part) => heights.get(part) ?? LEAF);
  const height = {
    operators: Math.max(0, ...parts.map((part) => part.operators)) + (expression.kind === 'member' ? 0 : 1),
    nodes: Math.max(0, ...parts.map((part) => part.nodes)) + 1,
  };
  // The leaf at the bottom counts too.
  if (height.operators > LIMITS.nestedExpressions + 1 || height.nodes > LIMITS.expressionHeight) {
    throw tooDeep(expression.at);
  }
  heights.set(expression, height);
  return expression;
}

export const tooDeep = (at: Range) => new SyntaxIssue('This expression is nested too deep', at);
