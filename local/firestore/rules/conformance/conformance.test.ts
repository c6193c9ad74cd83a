import { describe, expect, it } from 'vitest';

import { compileRules } from '../compile.ts';
import { readerOf, requestFor, signedIn } from '../testing/ask.ts';
import {
  DOCUMENT,
  expressionCases,
  expressionSource,
  listCases,
  LISTED,
  listSource,
  sourceCases,
  TOKEN,
  wholeSource,
} from './cases.ts';
import type { ListCase, Outcome } from './cases.ts';
import { DIFFERENT_EXPRESSIONS, DIFFERENT_SOURCES, isStricterList } from './deviations.ts';
import { toQuery } from './notation.ts';

describe('the official emulator agrees', () => {
  it.each(expressionCases().filter(({ expression }) => !DIFFERENT_EXPRESSIONS.has(expression)))(
    'that $expression is $outcome',
    ({ expression, outcome }) => expect(comparable(outcomeOf(expression))).toEqual(comparable(outcome)),
  );

  it.each(listCases().filter((one) => !isStricterList(one)))(
    'whether $condition holds for a list where $query',
    (one) => {
      expect(allowsList(one)).toBe(one.allowed);
      expect(allowsList(one, { lenientLists: true })).toBe(one.allowed);
    },
  );

  it.each(sourceCases().filter(({ source }) => !DIFFERENT_SOURCES.has(source)))(
    'whether to accept $source',
    (one) => expect(compileRules(wholeSource(one.source)).ok).toBe(one.accepted),
  );
});

describe('the official emulator differs, as written down in deviations.ts', () => {
  it.each(expressionCases().filter(({ expression }) => DIFFERENT_EXPRESSIONS.has(expression)))(
    'on $expression',
    ({ expression, outcome }) => expect(comparable(outcomeOf(expression))).not.toEqual(comparable(outcome)),
  );

  it.each(listCases().filter(isStricterList))('and lets through $condition where $query', (one) => {
    expect({ there: one.allowed, here: allowsList(one) }).toEqual({ there: true, here: false });
  });

  it.each(listCases().filter(isStricterList))(
    'and, asked to be lenient, lets through $condition where $query but for what a constraint leaves open',
    (one) => {
      const isOfConstraint = one.condition.includes('resource.data.n');
      expect(allowsList(one, { lenientLists: true })).toBe(!isOfConstraint);
    },
  );

  it.each(sourceCases().filter(({ source }) => DIFFERENT_SOURCES.has(source)))(
    'on whether to accept $source',
    (one) => expect(compileRules(wholeSource(one.source)).ok).toBe(!one.accepted),
  );
});

const STORED = readerOf({ 'a/b': DOCUMENT });
const LISTED_DOCUMENTS = readerOf(
  Object.fromEntries(Object.entries(LISTED).map(([id, data]) => [`a/${id}`, data] as const)),
);

function outcomeOf(expression: string): Outcome {
  const compiled = compileRules(expressionSource(expression));
  if (!compiled.ok) return 'refused';
  const asked = requestFor({ method: 'get', path: 'a/b', auth: signedIn('u', TOKEN), stored: DOCUMENT });
  compiled.ruleset.decide(asked, STORED);
  const value = compiled.ruleset.coverage().report.at(-1)?.children?.[0]?.values?.[0]?.value ?? {
    undefined: {},
  };
  return 'undefined' in value ? 'error' : { value: JSON.parse(JSON.stringify(value)) };
}

function allowsList({ query, condition }: ListCase, { lenientLists = false } = {}): boolean {
  const compiled = compileRules(listSource(condition));
  if (!compiled.ok) throw new Error(`${condition} does not compile`);
  const asked = requestFor({ method: 'list', path: 'a', auth: signedIn('u'), query: toQuery(query, 'a') });
  return compiled.ruleset.decide({ ...asked, lenientLists }, LISTED_DOCUMENTS).allowed;
}

/** Neither the order of sets nor whether something empty is written matters. */
function comparable(outcome: unknown): unknown {
  if (Array.isArray(outcome)) return outcome.map(comparable);
  if (typeof outcome !== 'object' || outcome === null) return outcome;
  const entries = Object.entries(outcome).map(([key, value]) => [key, comparable(value)] as const);
  const present = entries.filter(([key, value]) => !EMPTY.has(key) || JSON.stringify(value).length > 2);
  return Object.fromEntries(
    present.map(([key, value]) => [key, key === 'setValue' ? inOrder(value) : value]),
  );
}

const EMPTY: ReadonlySet<string> = new Set(['fields', 'values']);

function inOrder(set: unknown): unknown {
  const values = typeof set === 'object' && set !== null && 'values' in set ? set.values : [];
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).toSorted() : values;
}
