import { LIMITS } from '../limits.ts';
import type {
  Allow,
  Expression,
  FunctionDefinition,
  Match,
  Name,
  PatternSegment,
  RulesFile,
  Service,
} from './ast.ts';
import { parseExpression } from './parse-expression.ts';
import { parsePath } from './parse-path.ts';
import type { RawSegment } from './parse-path.ts';
import { SyntaxIssue } from './syntax-error.ts';
import type { Issue } from './syntax-error.ts';
import { describe, tokensOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';

type Parsed = { ok: true; file: RulesFile } | { ok: false; issue: Issue };

/** Parses source text to a syntax tree. It stops at the first error, since later ones would be guesses. */
export function parse(text: string): Parsed {
  try {
    return { ok: true, file: rulesFile(tokensOf(text)) };
  } catch (error) {
    if (error instanceof SyntaxIssue) return { ok: false, issue: { message: error.message, at: error.at } };
    throw error;
  }
}

function rulesFile(tokens: Tokens): RulesFile {
  const version = tokens.at('rules_version') ? rulesVersion(tokens) : '1';
  const functions: FunctionDefinition[] = [];
  const services: Service[] = [];
  while (tokens.peek().kind !== 'end') {
    if (tokens.at('function')) functions.push(functionDefinition(tokens));
    else if (tokens.at('service')) services.push(service(tokens));
    else throw unexpected(tokens, "'service' or 'function'");
  }
  if (functions.length + services.length === 0) throw unexpected(tokens, "'service'");
  return { version, functions, services };
}

function rulesVersion(tokens: Tokens): '1' | '2' {
  tokens.next();
  tokens.expect('=', "after 'rules_version'");
  const version = tokens.next();
  tokens.accept(';');
  if (version.kind === 'string' && (version.text === '1' || version.text === '2')) return version.text;
  throw new SyntaxIssue(`rules_version is '1' or '2', not ${describe(version)}`, version.at);
}

function service(tokens: Tokens): Service {
  const start = tokens.offset();
  tokens.next();
  const name = serviceName(tokens);
  const at = tokens.since(start);
  const functions: FunctionDefinition[] = [];
  const matches: Match[] = [];
  tokens.expect('{', 'to begin the service');
  while (!tokens.accept('}')) {
    if (tokens.at('function')) functions.push(functionDefinition(tokens));
    else if (tokens.at('match')) matches.push(match(tokens, 0));
    else throw unexpected(tokens, "'match', 'function' or '}'");
  }
  if (functions.length + matches.length === 0) throw new SyntaxIssue('This service is empty', at);
  return { name, functions, matches, at };
}

function serviceName(tokens: Tokens): string {
  const first = tokens.expectName('the name of the service');
  if (!tokens.accept('.')) return first.text;
  return `${first.text}.${tokens.expectName('the rest of the name').text}`;
}

function match(tokens: Tokens, depth: number): Match {
  const start = tokens.offset();
  tokens.next();
  if (depth > LIMITS.nestedMatches) {
    throw new SyntaxIssue(`Matches nest at most ${LIMITS.nestedMatches} deep`, tokens.since(start));
  }
  if (!tokens.at('/')) throw unexpected(tokens, "a path beginning with '/'");
  const pathStart = tokens.offset();
  const pattern = parsePath(tokens, refuseValue).map(patternSegment);
  const at = tokens.since(start);
  const text = tokens.text.slice(pathStart, at.end);
  const functions: FunctionDefinition[] = [];
  const matches: Match[] = [];
  const allows: Allow[] = [];
  tokens.expect('{', 'to begin the match');
  while (!tokens.accept('}')) {
    if (tokens.at('allow')) allows.push(allow(tokens));
    else if (tokens.at('match')) matches.push(match(tokens, depth + 1));
    else if (tokens.at('function')) functions.push(functionDefinition(tokens));
    else throw unexpected(tokens, "'allow', 'match', 'function' or '}'");
  }
  if (functions.length + matches.length + allows.length === 0)
    throw new SyntaxIssue('This match is empty', at);
  return { pattern, text, functions, matches, allows, at };
}

function patternSegment(segment: RawSegment): PatternSegment {
  if (segment.kind === 'literal') return { kind: 'literal', text: segment.text };
  if (segment.kind === 'value') throw new SyntaxIssue("A match path has no '$(value)'", segment.at);
  return { kind: segment.rest ? 'rest' : 'one', name: segment.name, at: segment.at };
}

function refuseValue(tokens: Tokens): never {
  throw new SyntaxIssue("A match path has no '$(value)'", tokens.peek().at);
}

function allow(tokens: Tokens): Allow {
  const start = tokens.offset();
  tokens.next();
  const methods = [method(tokens)];
  while (tokens.accept(',')) methods.push(method(tokens));
  const condition = tokens.accept(':') ? conditionOf(tokens) : null;
  const at = tokens.since(start);
  tokens.accept(';');
  return { methods, condition, at };
}

function method(tokens: Tokens): Name {
  return tokens.expectName("an operation such as 'read' or 'create'");
}

function conditionOf(tokens: Tokens): Expression {
  tokens.expect('if', 'before the condition');
  return parseExpression(tokens);
}

function functionDefinition(tokens: Tokens): FunctionDefinition {
  const start = tokens.offset();
  tokens.next();
  const name = tokens.expectName('the name of the function');
  const parameters = parameterList(tokens);
  const at = tokens.since(start);
  tokens.expect('{', 'to begin the function');
  const bindings: FunctionDefinition['bindings'][number][] = [];
  while (tokens.accept('let')) bindings.push(binding(tokens));
  tokens.expect('return', "for the function's value");
  const result = parseExpression(tokens);
  tokens.accept(';');
  tokens.expect('}', 'to end the function');
  return { name, parameters, bindings, result, at };
}

function parameterList(tokens: Tokens): Name[] {
  tokens.expect('(', 'after the name');
  const parameters: Name[] = [];
  while (!tokens.accept(')')) {
    parameters.push(tokens.expectName('a parameter'));
    if (!tokens.at(')')) tokens.expect(',', "or ')'");
  }
  return parameters;
}

function binding(tokens: Tokens): FunctionDefinition['bindings'][number] {
  const name = tokens.expectName('a variable');
  tokens.expect('=', `after 'let ${name.text}'`);
  const value = parseExpression(tokens);
  tokens.expect(';', "at the end of 'let'");
  return { name, value };
}

function unexpected(tokens: Tokens, expected: string): SyntaxIssue {
  const found = tokens.peek();
  return new SyntaxIssue(`Expected ${expected}, found ${describe(found)}`, found.at);
}
