import { lex } from './lex.ts';
import type { Token } from './lex.ts';
import type { Operator } from './operators.ts';

export type Query =
  | { kind: 'all'; of: Query[] }
  | { kind: 'any'; of: Query[] }
  | { kind: 'not'; of: Query }
  | { kind: 'term'; operator: Operator | 'words'; value: string };

/** Reads a Gmail search. It never fails: parts that are not understood are searched as words, as in Gmail. */
export function parseQuery(text: string): Query {
  const tokens = lex(text);
  let position = 0;

  /** Terms side by side must all match; OR binds closer than that. */
  function all(field: Operator | 'words'): Query {
    const terms: Query[] = [];
    while (position < tokens.length && tokens[position]?.kind !== 'close') {
      const term = alternatives(field);
      if (term) terms.push(term);
    }
    return only(terms) ?? { kind: 'all', of: terms };
  }

  function alternatives(field: Operator | 'words'): Query | undefined {
    const options: Query[] = [];
    do {
      const option = term(field);
      if (option) options.push(option);
    } while (takeIf('or'));
    if (options.length === 0) return undefined;
    return only(options) ?? { kind: 'any', of: options };
  }

  function term(field: Operator | 'words'): Query | undefined {
    const token = tokens[position];
    position += 1;
    switch (token?.kind) {
      case 'not': {
        const negated = term(field);
        return negated && { kind: 'not', of: negated };
      }
      case 'operator':
        return term(token.name);
      case 'words':
        return { kind: 'term', operator: field, value: token.text };
      case 'open': {
        const group = all(field);
        takeIf('close');
        return token.bracket === '{' && group.kind === 'all' ? { kind: 'any', of: group.of } : group;
      }
      default:
        return undefined;
    }
  }

  function takeIf(kind: Token['kind']): boolean {
    if (tokens[position]?.kind !== kind) return false;
    position += 1;
    return true;
  }

  const queries: Query[] = [];
  while (position < tokens.length) {
    queries.push(all('words'));
    takeIf('close');
  }
  return only(queries) ?? { kind: 'all', of: queries };
}

function only(queries: Query[]): Query | undefined {
  return queries.length === 1 ? queries[0] : undefined;
}
