import { isOperator } from './operators.ts';
import type { Operator } from './operators.ts';

export type Token =
  | { kind: 'open'; bracket: '(' | '{' }
  | { kind: 'close' }
  | { kind: 'or' }
  | { kind: 'not' }
  | { kind: 'operator'; name: Operator }
  | { kind: 'words'; text: string };

// A minus or an operator begins a term; inside one, as in a Message-ID, both are ordinary characters.
const LEXEME =
  /\s+|([({])|([)}])|"([^"]*)"?|(?<![^\s(){}])(-)(?=[^\s-])|(?<![^\s(){}-])([a-z0-9_]+):(?=\S)|([^\s(){}"]+)/giy;

/**
 * Cuts a search into tokens. `from:dana` becomes the operator and its words, so that `from:(a OR b)` needs no extra
 * rule.
 */
export function lex(query: string): Token[] {
  const tokens: Token[] = [];
  for (const [lexeme, open, close, quoted, minus, operator, word] of query.matchAll(LEXEME)) {
    if (open === '(' || open === '{') tokens.push({ kind: 'open', bracket: open });
    else if (close !== undefined) tokens.push({ kind: 'close' });
    else if (quoted !== undefined) tokens.push({ kind: 'words', text: quoted });
    else if (minus !== undefined) tokens.push({ kind: 'not' });
    else if (operator !== undefined) tokens.push(operatorToken(operator, lexeme));
    else if (word !== undefined) tokens.push(...wordTokens(word));
  }
  return tokens;
}

function operatorToken(name: string, lexeme: string): Token {
  const lower = name.toLowerCase();
  return isOperator(lower) ? { kind: 'operator', name: lower } : { kind: 'words', text: lexeme };
}

function wordTokens(word: string): Token[] {
  if (word === 'OR' || word === '|') return [{ kind: 'or' }];
  if (word === 'AND') return [];
  return [{ kind: 'words', text: word }];
}
