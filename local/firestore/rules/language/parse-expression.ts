import { LIMITS } from '../limits.ts';
import type { Range } from '../source.ts';
import { NULL, bool, bytes, float, int, string } from '../values/value.ts';
import type { BinaryOperator, Expression, Name, PathPart } from './ast.ts';
import { build, tooDeep } from './build.ts';
import { unescapeBytes } from './escapes.ts';
import type { Token } from './lexer.ts';
import { NAMESPACES, TYPE_NAMES } from './names.ts';
import { parsePath, startsPath } from './parse-path.ts';
import type { RawSegment } from './parse-path.ts';
import { SyntaxIssue } from './syntax-error.ts';
import { describe } from './tokens.ts';
import type { Tokens } from './tokens.ts';

export function parseExpression(tokens: Tokens): Expression {
  return conditional(tokens, 0);
}

/** `depth` counts the open expressions around it, so that hostile nesting cannot exhaust the stack. */
function conditional(tokens: Tokens, depth: number): Expression {
  if (depth > LIMITS.nestedExpressions) throw tooDeep(tokens.peek().at);
  const start = tokens.offset();
  const test = operation(tokens, depth, 0);
  if (!tokens.accept('?')) return test;
  const whenTrue = conditional(tokens, depth + 1);
  tokens.expect(':', "between the branches of '?'");
  const whenFalse = conditional(tokens, depth + 1);
  return build({ kind: 'conditional', test, whenTrue, whenFalse, at: tokens.since(start) });
}

type Operator = BinaryOperator | '&&' | '||' | 'is';

/**
 * Loosest first. The official compiler reads `1 in [1] == true` with `in` and `is` looser than `==`, against the table
 * in the documentation.
 */
const PRECEDENCE: readonly (readonly Operator[])[] = [
  ['||'],
  ['&&'],
  ['in'],
  ['is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

type Precedence = { op: Operator; level: number };

const OPERATORS: ReadonlyMap<string, Precedence> = new Map(
  PRECEDENCE.flatMap((operators, level) => operators.map((op) => [op, { op, level }] as const)),
);

/** Operators that bind at least as tight as `loosest`, joined from left to right. */
function operation(tokens: Tokens, depth: number, loosest: number): Expression {
  const start = tokens.offset();
  let left = unary(tokens, depth);
  for (
    let found = operatorAhead(tokens);
    found !== null && found.level >= loosest;
    found = operatorAhead(tokens)
  ) {
    if (found.op === '/') refusePathAsDivision(tokens);
    tokens.next();
    left = build(joined(left, found, tokens, depth, start));
  }
  return left;
}

function operatorAhead(tokens: Tokens): Precedence | null {
  const { kind, text } = tokens.peek();
  return kind === 'symbol' || kind === 'name' ? (OPERATORS.get(text) ?? null) : null;
}

function joined(
  left: Expression,
  { op, level }: Precedence,
  tokens: Tokens,
  depth: number,
  start: number,
): Expression {
  if (op === 'is')
    return { kind: 'is', operand: left, typeName: typeName(tokens.next()), at: tokens.since(start) };
  const right = operation(tokens, depth, level + 1);
  const at = tokens.since(start);
  return op === '&&' || op === '||'
    ? { kind: 'logic', op, left, right, at }
    : { kind: 'binary', op, left, right, at };
}

function unary(tokens: Tokens, depth: number): Expression {
  if (depth > LIMITS.nestedExpressions) throw tooDeep(tokens.peek().at);
  const start = tokens.offset();
  if (tokens.accept('-')) return negation(tokens, depth, start);
  if (!tokens.accept('!')) return postfix(tokens, depth);
  const operand = unary(tokens, depth + 1);
  return build({ kind: 'unary', op: '!', operand, at: tokens.since(start) });
}

/** The sign belongs to an int literal: the least int has no positive counterpart. */
function negation(tokens: Tokens, depth: number, start: number): Expression {
  if (tokens.peek().kind === 'int') {
    const { text } = tokens.next();
    const at = tokens.since(start);
    return build({ kind: 'literal', value: intOf(`-${text}`, at), at });
  }
  const operand = postfix(tokens, depth);
  return build({ kind: 'unary', op: '-', operand, at: tokens.since(start) });
}

function postfix(tokens: Tokens, depth: number): Expression {
  const start = tokens.offset();
  let object = primary(tokens, depth);
  for (;;) {
    if (tokens.accept('.')) object = memberOrMethod(object, tokens, depth, start);
    else if (tokens.accept('[')) object = indexOrSlice(object, tokens, depth, start);
    else return object;
  }
}

function memberOrMethod(object: Expression, tokens: Tokens, depth: number, start: number): Expression {
  const name = memberName(tokens);
  if (!tokens.at('(')) return build({ kind: 'member', object, name, at: tokens.since(start) });
  const args = itemsUntil(')', tokens, depth);
  const at = tokens.since(start);
  if (object.kind !== 'variable' || !NAMESPACES.has(object.name)) {
    return build({ kind: 'method', object, name, args, at });
  }
  const qualified = { text: `${object.name}.${name.text}`, at: { start: object.at.start, end: name.at.end } };
  return build({ kind: 'call', name: qualified, args, at });
}

/** `resource.data.in` is an ordinary field, but two words are not (observed). */
function memberName(tokens: Tokens): Name {
  const token = tokens.next();
  if (token.text === 'service' || token.text === 'rules_version') {
    throw new SyntaxIssue(
      `Write ['${token.text}']: after a '.' this word is not read as a property`,
      token.at,
    );
  }
  if (token.kind !== 'name') {
    throw new SyntaxIssue(`Expected a property or method after '.', found ${describe(token)}`, token.at);
  }
  return { text: token.text, at: token.at };
}

function indexOrSlice(object: Expression, tokens: Tokens, depth: number, start: number): Expression {
  const from = tokens.at(':') ? null : conditional(tokens, depth + 1);
  if (from !== null && tokens.accept(']')) {
    return build({ kind: 'index', object, index: from, at: tokens.since(start) });
  }
  tokens.expect(':', "or ']' after the index");
  const to = tokens.at(']') ? null : conditional(tokens, depth + 1);
  tokens.expect(']', 'after the range');
  return build({ kind: 'slice', object, from, to, at: tokens.since(start) });
}

function primary(tokens: Tokens, depth: number): Expression {
  const start = tokens.offset();
  if (tokens.at('/')) return pathLiteral(tokens, depth, start);
  const token = tokens.peek();
  switch (token.kind) {
    case 'int':
      return literal(tokens, intOf(token.text, token.at));
    case 'float':
      return literal(tokens, float(Number(token.text)));
    case 'string':
      return literal(tokens, string(token.text));
    case 'bytes':
      return literal(tokens, bytes(unescapeBytes(token.text, token.at.start + 2)));
    case 'name':
      return nameOrCall(tokens, depth, start);
    case 'symbol':
    case 'end':
      return bracketed(tokens, depth, start);
    default:
      return token.kind satisfies never;
  }
}

function nameOrCall(tokens: Tokens, depth: number, start: number): Expression {
  if (tokens.at('true') || tokens.at('false')) return literal(tokens, bool(tokens.at('true')));
  if (tokens.at('null')) return literal(tokens, NULL);
  const name = tokens.expectName('an expression');
  if (!tokens.at('(')) return build({ kind: 'variable', name: name.text, at: name.at });
  const args = itemsUntil(')', tokens, depth);
  return build({ kind: 'call', name, args, at: tokens.since(start) });
}

function bracketed(tokens: Tokens, depth: number, start: number): Expression {
  if (tokens.accept('(')) {
    const inner = conditional(tokens, depth + 1);
    tokens.expect(')', "to close '('");
    return inner;
  }
  if (tokens.at('[')) {
    const items = itemsUntil(']', tokens, depth);
    return build({ kind: 'list', items, at: tokens.since(start) });
  }
  if (tokens.at('{')) return mapLiteral(tokens, depth, start);
  const found = tokens.peek();
  throw new SyntaxIssue(`Expected an expression, found ${describe(found)}`, found.at);
}

function mapLiteral(tokens: Tokens, depth: number, start: number): Expression {
  tokens.next();
  const entries: { key: Expression; value: Expression }[] = [];
  while (!tokens.accept('}')) {
    const key = conditional(tokens, depth + 1);
    tokens.expect(':', 'after the key');
    entries.push({ key, value: conditional(tokens, depth + 1) });
    if (!tokens.at('}')) tokens.expect(',', 'between the entries of a map');
  }
  return build({ kind: 'map', entries, at: tokens.since(start) });
}

/** Arguments or list items: the next token is the opening bracket; a comma may come before the closing one. */
function itemsUntil(close: ')' | ']', tokens: Tokens, depth: number): Expression[] {
  tokens.next();
  const items: Expression[] = [];
  while (!tokens.accept(close)) {
    items.push(conditional(tokens, depth + 1));
    if (!tokens.at(close)) tokens.expect(',', `or '${close}'`);
  }
  return items;
}

function pathLiteral(tokens: Tokens, depth: number, start: number): Expression {
  const segments = parsePath(tokens, (inner) => conditional(inner, depth + 1)).map(partOf);
  return build({ kind: 'path', segments, at: tokens.since(start) });
}

function partOf(segment: RawSegment): PathPart {
  return segment.kind === 'capture' ? { kind: 'capture', name: segment.name } : segment;
}

function literal(tokens: Tokens, value: Extract<Expression, { kind: 'literal' }>['value']): Expression {
  const { at } = tokens.next();
  return build({ kind: 'literal', value, at });
}

function intOf(text: string, at: Range) {
  const value = BigInt(text);
  if (BigInt.asIntN(64, value) !== value) throw new SyntaxIssue(`${text} does not fit into 64 bits`, at);
  return int(value);
}

function typeName(token: Token): string {
  if (TYPE_NAMES.has(token.text)) return token.text;
  throw new SyntaxIssue(`${describe(token)} is no type; there are ${[...TYPE_NAMES].join(', ')}`, token.at);
}

/** The official compiler reads `n/2` as n and a path, so it must not pass here either. */
function refusePathAsDivision(tokens: Tokens): void {
  const { at } = tokens.peek();
  if (startsPath(tokens.text, at.start)) {
    throw new SyntaxIssue("This reads as a path; put a blank after '/' to divide", at);
  }
}
