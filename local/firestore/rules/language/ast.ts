import type { Range } from '../source.ts';
import type { RuleValue } from '../values/value.ts';

/** The syntax tree as plain data; evaluate.ts gives it its meaning. */
export type RulesFile = {
  version: '1' | '2';
  functions: readonly FunctionDefinition[];
  services: readonly Service[];
};

export type Service = {
  name: string;
  functions: readonly FunctionDefinition[];
  matches: readonly Match[];
  at: Range;
};

export type Match = {
  pattern: readonly PatternSegment[];
  /** As written, for messages and traces: `/users/{uid}`. */
  text: string;
  functions: readonly FunctionDefinition[];
  matches: readonly Match[];
  allows: readonly Allow[];
  at: Range;
};

export type PatternSegment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string; at: Range }
  | { kind: 'rest'; name: string; at: Range };

export type Allow = {
  methods: readonly Name[];
  /** null: allowed without a condition. */
  condition: Expression | null;
  at: Range;
};

export type Name = { text: string; at: Range };

export type FunctionDefinition = {
  name: Name;
  parameters: readonly Name[];
  bindings: readonly { name: Name; value: Expression }[];
  result: Expression;
  at: Range;
};

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';
export type UnaryOperator = '!' | '-';

export type Expression =
  | { kind: 'literal'; value: RuleValue; at: Range }
  | { kind: 'list'; items: readonly Expression[]; at: Range }
  | { kind: 'map'; entries: readonly { key: Expression; value: Expression }[]; at: Range }
  | { kind: 'path'; segments: readonly PathPart[]; at: Range }
  | { kind: 'variable'; name: string; at: Range }
  | { kind: 'member'; object: Expression; name: Name; at: Range }
  | { kind: 'index'; object: Expression; index: Expression; at: Range }
  | { kind: 'slice'; object: Expression; from: Expression | null; to: Expression | null; at: Range }
  /** `f(x)`, `get(path)`, `math.abs(x)`: the name carries the namespace. */
  | { kind: 'call'; name: Name; args: readonly Expression[]; at: Range }
  | { kind: 'method'; object: Expression; name: Name; args: readonly Expression[]; at: Range }
  | { kind: 'unary'; op: UnaryOperator; operand: Expression; at: Range }
  | { kind: 'binary'; op: BinaryOperator; left: Expression; right: Expression; at: Range }
  | { kind: 'logic'; op: '&&' | '||'; left: Expression; right: Expression; at: Range }
  | { kind: 'is'; operand: Expression; typeName: string; at: Range }
  | { kind: 'conditional'; test: Expression; whenTrue: Expression; whenFalse: Expression; at: Range };

export type PathPart =
  | { kind: 'literal'; text: string }
  | { kind: 'value'; expression: Expression }
  | { kind: 'capture'; name: string };

/** The expressions directly inside one, in source order (`x in y` included). */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'path':
      return expression.segments.flatMap((part) => (part.kind === 'value' ? [part.expression] : []));
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, ...endsOf(expression)];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
    case 'logic':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.test, expression.whenTrue, expression.whenFalse];
    default:
      return expression satisfies never;
  }
}

/** The written ends of a range: `[i:]`, `[:j]` and `[:]` leave some out. */
export function endsOf({ from, to }: Extract<Expression, { kind: 'slice' }>): readonly Expression[] {
  return [from, to].filter((end) => end !== null);
}
