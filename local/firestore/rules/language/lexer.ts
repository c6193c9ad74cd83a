import type { Range } from '../source.ts';
import { unescapeString } from './escapes.ts';
import { SyntaxIssue } from './syntax-error.ts';

export type Token = {
  kind: 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';
  /** The source text; for a string its content, for bytes their content with the escapes. */
  text: string;
  at: Range;
};

/** Reads the token at an offset. On demand, because only the parser knows whether a `/` begins a path or divides. */
export function readToken(text: string, offset: number): Token {
  const start = skipBlanks(text, offset);
  if (text.startsWith('/*', start))
    throw new SyntaxIssue('This comment is not closed', { start, end: start + 2 });
  for (const { kind, pattern } of PATTERNS) {
    pattern.lastIndex = start;
    const found = pattern.exec(text);
    if (found !== null) return tokenOf(kind, found[0], start);
  }
  if (start >= text.length) return { kind: 'end', text: 'the end of the file', at: { start, end: start } };
  throw new SyntaxIssue(problemAt(text, start), { start, end: start + 1 });
}

const PATTERNS: readonly { kind: Token['kind']; pattern: RegExp }[] = [
  { kind: 'bytes', pattern: /b(?:'(?:[^'\\\n\r]|\\.)*'|"(?:[^"\\\n\r]|\\.)*")/y },
  { kind: 'string', pattern: /'(?:[^'\\\n\r]|\\.)*'|"(?:[^"\\\n\r]|\\.)*"/y },
  { kind: 'name', pattern: /[A-Za-z_$][\w$]*/y },
  { kind: 'float', pattern: /(?:0|[1-9]\d*)\.\d*|\.\d+/y },
  { kind: 'int', pattern: /0|[1-9]\d*/y },
  { kind: 'symbol', pattern: /&&|\|\||==|!=|<=|>=|\+\+|--|[-+*/%<>!?:;,.(){}[\]=]/y },
];

const BLANKS = /(?:\s+|\/\/[^\n\r]*|\/\*[^]*?\*\/)*/y;

export function skipBlanks(text: string, offset: number): number {
  BLANKS.lastIndex = offset;
  return offset + (BLANKS.exec(text)?.[0].length ?? 0);
}

function tokenOf(kind: Token['kind'], text: string, start: number): Token {
  const at = { start, end: start + text.length };
  if (kind === 'string') return { kind, text: unescapeString(text.slice(1, -1), start + 1), at };
  return { kind, text: kind === 'bytes' ? text.slice(2, -1) : text, at };
}

function problemAt(text: string, offset: number): string {
  const found = text[offset] ?? '';
  if (found === "'" || found === '"') return 'This string is not closed on its line';
  if (found === '&' || found === '|') return `Unexpected '${found}': did you mean '${found}${found}'?`;
  return `Unexpected character '${String.fromCodePoint(text.codePointAt(offset) ?? 0)}'`;
}
