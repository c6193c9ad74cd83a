import { LIMITS } from '../limits.ts';
import type { Range } from '../source.ts';
import type { Expression } from './ast.ts';
import { decodeSegment } from '../values/path-text.ts';
import { SyntaxIssue } from './syntax-error.ts';
import type { Tokens } from './tokens.ts';

/**
 * Paths are read letter by letter: `/databases/(default)/documents/a-b/$(x)` does not consist of the tokens of
 * expressions. The same reading serves match patterns and path literals.
 */
export type RawSegment =
  | { kind: 'literal'; text: string; at: Range }
  | { kind: 'value'; expression: Expression; at: Range }
  | { kind: 'capture'; name: string; rest: boolean; at: Range };

/** The characters of a segment, as observed in the official emulator; they are not those of URLs. */
const LITERAL = /\([\w-]+\)|[\w\-.~%:@+*']+/y;
const CAPTURE = /\{\s*([A-Za-z_$][\w$]*)\s*(?:=\s*(\*\*?)\s*)?\}/y;

export function parsePath(tokens: Tokens, parseValue: (tokens: Tokens) => Expression): RawSegment[] {
  const segments: RawSegment[] = [];
  let offset = tokens.offset();
  do {
    const segment = readSegment(tokens, offset + 1, parseValue);
    segments.push(segment);
    offset = segment.at.end;
    if (segments.length > LIMITS.pathSegments) {
      throw new SyntaxIssue(`A path has at most ${LIMITS.pathSegments} segments`, segment.at);
    }
  } while (tokens.text[offset] === '/' && startsPath(tokens.text, offset));
  tokens.jump(offset);
  return segments;
}

/** Whether the `/` at an offset begins a path rather than dividing: `a / b` divides, `a /b` does not. */
export function startsPath(text: string, slash: number): boolean {
  return /^(?:[\w\-.~%:@+*'({]|\$\()/.test(text.slice(slash + 1, slash + 3));
}

function readSegment(tokens: Tokens, start: number, parseValue: (tokens: Tokens) => Expression): RawSegment {
  if (tokens.text.startsWith('$(', start)) return readValue(tokens, start, parseValue);
  const capture = matchAt(CAPTURE, tokens.text, start);
  if (capture !== null) {
    const at = { start, end: start + capture[0].length };
    return { kind: 'capture', name: capture[1] ?? '', rest: capture[2] === '**', at };
  }
  const literal = matchAt(LITERAL, tokens.text, start);
  if (literal === null) {
    throw new SyntaxIssue("Expected a name, '{capture}' or '$(value)' after '/'", {
      start: start - 1,
      end: start,
    });
  }
  const at = { start, end: start + literal[0].length };
  return { kind: 'literal', text: decode(literal[0], at), at };
}

function readValue(tokens: Tokens, start: number, parseValue: (tokens: Tokens) => Expression): RawSegment {
  tokens.jump(start + 2);
  const expression = parseValue(tokens);
  const end = tokens.expect(')', "to close '$('").at.end;
  return { kind: 'value', expression, at: { start, end } };
}

function decode(text: string, at: Range): string {
  const decoded = decodeSegment(text);
  if (decoded === null) throw new SyntaxIssue(`'${text}' is no valid percent-encoding`, at);
  return decoded;
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}
