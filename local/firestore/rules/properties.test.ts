import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compileRules } from './compile.ts';
import { toQuery } from './conformance/notation.ts';
import type { Where, Written } from './conformance/notation.ts';
import { compileBody, NOTHING_STORED, readerOf, requestFor, rulesOf, signedIn } from './testing/ask.ts';
import type { Data } from './testing/ask.ts';
import { matchesFilter } from './testing/matches-filter.ts';
import { readTrace } from './trace.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(id) { let auth = request.auth; return auth != null && auth.uid == id; }
    match /users/{uid}/{rest=**} {
      allow read: if isOwner(uid) || resource.data.get('public', false);
      allow write: if isOwner(uid) && request.resource.data.keys().hasOnly(['a', "b"])
        && request.resource.data.name.matches('[a-z]+') && !(b'\\xff' == 1.5) && {'x': [1, 2]}.x[0:1] != [];
      match /x/{y} { allow get: if exists(/databases/$(database)/documents/users/$(uid)) ? 1 < 2 : false; }
    }
  }
}`;

const TOKENS = RULES.match(/\w+|'[^']*'|[^\w\s]|\s+/g) ?? [];

describe('whatever the source', () => {
  it('compiling ends with rules or with errors that have a place', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), expectAnAnswer));
  });

  it('compiling rules with a piece cut out, doubled or replaced does, too', () => {
    const edit = fc.record({
      from: fc.nat(RULES.length),
      length: fc.nat(60),
      insert: fc.oneof(
        fc.constantFrom(...TOKENS),
        fc.string({ maxLength: 10 }),
        fc.constant(RULES.slice(100, 400)),
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const edited = edits.reduce(
          (text, { from, length, insert }) => text.slice(0, from) + insert + text.slice(from + length),
          RULES,
        );
        expectAnAnswer(edited);
      }),
      { numRuns: 400 },
    );
  });

  it('compiling a shuffle of its own words does, too', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TOKENS), { maxLength: 80 }), (words) =>
        expectAnAnswer(words.join(' ')),
      ),
    );
  });
});

describe('whatever the condition', () => {
  it('deciding ends with an answer and its reason', () => {
    fc.assert(
      fc.property(condition(), data(), (text, stored) => {
        const compiled = compileBody(`match /docs/{id} { allow get: if ${text}; }`);
        if (!compiled.ok) return;
        const asked = requestFor({ method: 'get', path: 'docs/one', auth: signedIn('ann'), stored });
        const decision = compiled.ruleset.decide(asked, readerOf({}));
        expect(readTrace(decision.trace)).toMatch(/^(?:allowed|denied): get/);
        JSON.stringify(compiled.ruleset.coverage());
      }),
      { numRuns: 500 },
    );
  });

  it('a condition and its negation never hold both, and an || holds in either order', () => {
    fc.assert(
      fc.property(condition(), condition(), data(), (a, b, stored) => {
        expect(holds(a, stored) && holds(`!(${a})`, stored)).toBe(false);
        expect(holds(`(${a}) || (${b})`, stored)).toBe(holds(`(${b}) || (${a})`, stored));
        expect(holds(`(${a}) && (${b})`, stored)).toBe(holds(a, stored) && holds(b, stored));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a list that is allowed returns no document that a get denies', () => {
  it('for conditions, queries and documents at random', () => {
    fc.assert(fc.property(condition(), where(), fc.array(data(), { maxLength: 12 }), expectNoLeak), {
      numRuns: 2000,
    });
  });

  it('for each comparison with each filter', () => {
    const operators = ['==', '!=', '<', '<=', '>', '>='] as const;
    const filters = [
      'EQUAL',
      'NOT_EQUAL',
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
    ] as const;
    const values = [1, 2, 'b'];
    const stored = [0, 1, 2, 3, 'a', 'b', 'c', null, [1], [2]].map((n) => ({ n }));
    for (const operator of operators) {
      for (const value of values) {
        const literal = JSON.stringify(value);
        for (const text of [
          `resource.data.n ${operator} ${literal}`,
          `!(${literal} ${operator} resource.data.n)`,
        ]) {
          for (const filter of filters)
            for (const bound of values) expectNoLeak(text, ['n', filter, bound], stored);
        }
      }
    }
  });
});

function expectNoLeak(text: string, filter: Where, stored: readonly Data[]): void {
  const rules = rulesOf(`match /docs/{id} { allow read: if ${text}; }`);
  const asked = { path: 'docs', auth: signedIn('ann') };
  const query = toQuery({ where: filter }, 'docs');
  const list = rules.decide(requestFor({ ...asked, method: 'list', query }), NOTHING_STORED);
  if (!list.allowed) return;
  for (const document of stored.filter((candidate) => matchesFilter(filter, candidate))) {
    const get = requestFor({ ...asked, method: 'get', path: 'docs/one', stored: document });
    const decision = rules.decide(get, NOTHING_STORED);
    expect(decision.allowed, readTrace(decision.trace)).toBe(true);
  }
}

function expectAnAnswer(source: string): void {
  const compiled = compileRules(source);
  if (compiled.ok) return;
  for (const { message, line, column } of compiled.errors) {
    expect(message).not.toBe('');
    expect(line).toBeGreaterThanOrEqual(1);
    expect(column).toBeGreaterThanOrEqual(1);
  }
}

function holds(text: string, stored: Data): boolean {
  const rules = rulesOf(`match /docs/{id} { allow get: if ${text}; }`);
  const asked = requestFor({ method: 'get', path: 'docs/one', auth: signedIn('ann'), stored });
  return rules.decide(asked, NOTHING_STORED).allowed;
}

/** Few values in few fields, so that conditions, filters and documents meet. */
function scalar(): fc.Arbitrary<number | string> {
  return fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b'));
}

function data(): fc.Arbitrary<Data> {
  const value: fc.Arbitrary<Written> = fc.oneof(
    scalar(),
    fc.constant(null),
    fc.array(scalar(), { maxLength: 3 }),
  );
  return fc
    .dictionary(fc.constantFrom('n', 's', 't'), value, { maxKeys: 3 })
    .chain((fields) =>
      fc
        .option(value, { nil: undefined })
        .map((x) => (x === undefined ? fields : { ...fields, m: { map: { x } } })),
    );
}

const FIELDS = ['n', 's', 't', 'm.x'] as const;

function where(): fc.Arbitrary<Where> {
  const field = fc.constantFrom(...FIELDS);
  const one = fc.oneof(
    fc.tuple(field, fc.constantFrom('EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL'), scalar()),
    fc.tuple(field, fc.constantFrom('LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'ARRAY_CONTAINS'), scalar()),
    fc.tuple(
      field,
      fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
      fc.array(scalar(), { minLength: 1, maxLength: 3 }),
    ),
    fc.tuple(field, fc.constantFrom('IS_NULL', 'IS_NOT_NULL')),
  ) satisfies fc.Arbitrary<Where>;
  return fc.oneof(
    one,
    fc.array(one, { minLength: 2, maxLength: 3 }).map((all) => ({ all })),
    fc.array(one, { minLength: 2, maxLength: 3 }).map((any) => ({ any })),
  );
}

/** Conditions on the fields above, most of which a query can prove. */
function condition(): fc.Arbitrary<string> {
  const field = fc.constantFrom(...FIELDS).map((name) => `resource.data.${name}`);
  const value = scalar().map((written) => JSON.stringify(written));
  const values = fc.array(value, { maxLength: 3 }).map((items) => `[${items.join(', ')}]`);
  const comparison = fc.constantFrom('==', '!=', '<', '<=', '>', '>=');
  const name = fc.constantFrom("'n'", "'s'", "'zz'");
  const test = fc.oneof(
    fc.tuple(field, comparison, value).map((parts) => parts.join(' ')),
    fc.tuple(value, comparison, field).map((parts) => parts.join(' ')),
    fc.tuple(field, values).map(([left, right]) => `${left} in ${right}`),
    fc.tuple(value, field).map(([left, right]) => `${left} in ${right}`),
    fc.tuple(field, values).map(([left, right]) => `${left}.hasAny(${right})`),
    fc
      .tuple(field, fc.constantFrom('int', 'string', 'list', 'number'))
      .map(([left, type]) => `${left} is ${type}`),
    fc.tuple(field, fc.constantFrom('==', '!=')).map(([left, op]) => `${left} ${op} null`),
    name.map((key) => `${key} in resource.data`),
    fc.tuple(name, value).map(([key, other]) => `resource.data.get(${key}, ${other}) == ${other}`),
    fc.constantFrom(
      'resource != null',
      "id == 'one'",
      "resource.id == 'one'",
      'resource.data.size() > 1',
      'true',
    ),
    fc.constantFrom(
      "resource.data.keys().hasOnly(['n', 's'])",
      'resource.data == resource.data',
      '[resource].size() == 1',
    ),
    fc.constantFrom(
      "request.auth.uid == 'ann'",
      'resource.data.diff({}).addedKeys().size() < 2',
      'resource.data.n + 1 > 2',
    ),
  );
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'condition' },
      test,
      fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => `(${a}) && (${b})`),
      fc.tuple(tie('tree'), tie('tree')).map(([a, b]) => `(${a}) || (${b})`),
      tie('tree').map((a) => `!(${a})`),
      fc.tuple(tie('tree'), tie('tree'), tie('tree')).map(([a, b, c]) => `((${a}) ? (${b}) : (${c}))`),
    ),
  }));
  return tree;
}
