import { describe, expect, it } from 'vitest';

import type { Query } from '../model/query.ts';
import { toQuery } from './conformance/notation.ts';
import type { ListQuery } from './conformance/notation.ts';
import { NOTHING_STORED, readerOf, requestFor, rulesOf, signedIn } from './testing/ask.ts';
import { expectAllows, expectDenies } from './testing/expect.ts';
import { readTrace } from './trace.ts';

const listing = (condition: string) => rulesOf(`match /docs/{id} { allow list: if ${condition}; }`);

const asked = (query: ListQuery = {}) =>
  ({ method: 'list', path: 'docs', auth: signedIn('ann'), query: toQuery(query, 'docs') }) as const;

const allows = (condition: string, query: ListQuery) => expectAllows(listing(condition), asked(query));
const denies = (condition: string, query: ListQuery) => expectDenies(listing(condition), asked(query));

describe('a list is allowed for what its query says, whatever is stored', () => {
  it('by equality', () => {
    const isMine = 'resource.data.owner == request.auth.uid';
    allows(isMine, { where: ['owner', 'EQUAL', 'ann'] });
    denies(isMine, { where: ['owner', 'EQUAL', 'bob'] });
    denies(isMine, {});
    denies(isMine, { where: ['author', 'EQUAL', 'ann'] });
  });

  it('never by the documents it finds', () => {
    const rules = listing('resource.data.public == true');
    const stored = readerOf({ 'docs/1': { public: true } });
    expectDenies(rules, asked(), stored);
  });

  it('by each value of an IN on its own', () => {
    allows("resource.data.role in ['a', 'b', 'c']", { where: ['role', 'IN', ['a', 'b']] });
    denies("resource.data.role == 'a'", { where: ['role', 'IN', ['a', 'b']] });
  });

  it('by each side of an OR on its own', () => {
    const query: ListQuery = {
      where: {
        any: [
          ['owner', 'EQUAL', 'ann'],
          ['public', 'EQUAL', true],
        ],
      },
    };
    allows('resource.data.owner == request.auth.uid || resource.data.public', query);
    denies('resource.data.owner == request.auth.uid', query);
  });

  it('by bounds that imply those of the condition', () => {
    allows('resource.data.n > 5', { where: ['n', 'GREATER_THAN', 5] });
    allows('resource.data.n >= 5 && 4 < resource.data.n', { where: ['n', 'GREATER_THAN', 5] });
    allows('resource.data.n != 5 && resource.data.n != null', { where: ['n', 'GREATER_THAN', 5] });
    denies('resource.data.n > 6', { where: ['n', 'GREATER_THAN', 5] });
    denies('resource.data.n < 9', { where: ['n', 'GREATER_THAN', 5] });
    allows('resource.data.n > 0 && resource.data.n <= 9', {
      where: {
        all: [
          ['n', 'GREATER_THAN_OR_EQUAL', 1],
          ['n', 'LESS_THAN', 9],
        ],
      },
    });
  });

  it('by what an array contains', () => {
    allows("'a' in resource.data.tags", { where: ['tags', 'ARRAY_CONTAINS', 'a'] });
    allows("resource.data.tags.hasAny(['a', 'b'])", { where: ['tags', 'ARRAY_CONTAINS_ANY', ['a', 'b']] });
    denies("'b' in resource.data.tags", { where: ['tags', 'ARRAY_CONTAINS', 'a'] });
    denies('resource.data.tags.size() < 10', { where: ['tags', 'ARRAY_CONTAINS', 'a'] });
  });

  it('by nested fields', () => {
    allows("resource.data.address.city == 'Jerusalem'", { where: ['address.city', 'EQUAL', 'Jerusalem'] });
    denies("resource.data.address.street == 'Jaffa'", { where: ['address.city', 'EQUAL', 'Jerusalem'] });
  });

  it('by its limit, offset and order', () => {
    allows('request.query.limit <= 10', { limit: 10 });
    denies('request.query.limit <= 10', { limit: 11 });
    denies('request.query.limit <= 10', {});
    allows("request.query.offset == 0 && request.query.orderBy == {'n': 'ASC'}", { orderBy: ['n'] });
  });

  it('by a condition that asks nothing of the documents', () => {
    allows("request.auth.uid == 'ann' || resource.data.public", {});
    allows('resource != null', {});
  });
});

describe('nothing is concluded from what the query leaves open', () => {
  const owned: ListQuery = { where: ['owner', 'EQUAL', 'ann'] };

  it.each([
    "!('private' in resource.data)",
    "resource.data.get('private', false) == false",
    "resource.data.keys().hasOnly(['owner'])",
    'resource.data.size() == 1',
    "resource.data == {'owner': 'ann'}",
    "resource.data != {'owner': 'bob'}",
    '!(resource.data.n in [1, 2])',
    '[resource.data].size() == 1',
    "{'a': resource}.size() == 1",
    "resource.id != 'secret'",
    "id != 'secret'",
    "!(id == 'secret')",
    'debug(resource.data.n) == 3',
  ])('%s', (condition) => {
    denies(condition, owned);
    denies(condition, { where: ['n', 'GREATER_THAN', 2] });
  });

  it('neither a comparison nor its opposite', () => {
    const query: ListQuery = { where: ['n', 'GREATER_THAN', 5] };
    for (const condition of ['n == 9', 'n < 9', 'n is int', 'n in [7]', "n == 'x'", 'n + 1 > 6', '-n < 0']) {
      denies(`resource.data.${condition}`.replace('.-n', '.n'), query);
      denies(`!(resource.data.${condition})`.replace('.-n', '.n'), query);
    }
  });
});

describe('a list of one document, by its name', () => {
  const named = (id: string): ListQuery => ({ where: ['__name__', 'EQUAL', { reference: `docs/${id}` }] });
  const stored = readerOf({ 'docs/mine': { owner: 'ann' }, 'docs/other': { owner: 'bob' } });

  it('is judged as a get of it', () => {
    const rules = listing('resource.data.owner == request.auth.uid && id == resource.id');
    expectAllows(rules, asked(named('mine')), stored);
    expectDenies(rules, asked(named('other')), stored);
    expectDenies(rules, asked(named('none')), stored);
  });

  it('is judged for each name of an IN', () => {
    const rules = listing('resource.data.owner == request.auth.uid');
    const both = [{ reference: 'docs/mine' }, { reference: 'docs/other' }];
    expectDenies(rules, asked({ where: ['__name__', 'IN', both] }), stored);
  });

  it('is covered by a match on that document', () => {
    const rules = rulesOf('match /docs/mine { allow list; }');
    expectAllows(rules, asked(named('mine')), stored);
    expectDenies(rules, asked(), stored);
  });
});

describe('which matches cover a list', () => {
  const query = (changes: Partial<Query>): Query => ({ ...toQuery({}, 'notes'), ...changes });
  const group = query({ allDescendants: true });

  it('those of the collection, whose captures above the id are known', () => {
    const rules = rulesOf('match /users/{uid}/notes/{note} { allow list: if uid == request.auth.uid; }');
    const notesOf = (uid: string) =>
      ({
        method: 'list',
        path: `users/${uid}/notes`,
        auth: signedIn('ann'),
        query: query({ parent: ['users', uid] }),
      }) as const;
    expectAllows(rules, notesOf('ann'));
    expectDenies(rules, notesOf('bob'));
  });

  it('of a collection group only those for any path', () => {
    const asGroup = { method: 'list', path: '', query: group } as const;
    expectAllows(rulesOf('match /{path=**}/notes/{note} { allow list; }'), asGroup);
    expectAllows(rulesOf('match /{all=**} { allow list; }'), asGroup);
    expectDenies(rulesOf('match /notes/{note} { allow list; }'), asGroup);
    expectDenies(rulesOf('match /users/{uid}/notes/{note} { allow list; }'), asGroup);
    expectDenies(rulesOf("match /{path=**}/notes/{note} { allow list: if path[0] == 'users'; }"), asGroup);
  });

  it('of a collection group below a document those that cover all of it', () => {
    const below = {
      method: 'list',
      path: 'users/ann',
      query: query({ allDescendants: true, parent: ['users', 'ann'] }),
    } as const;
    expectAllows(rulesOf("match /users/{uid}/{rest=**} { allow list: if uid == 'ann'; }"), below);
    expectDenies(rulesOf('match /teams/{team}/{rest=**} { allow list; }'), below);
  });

  it('of every collection at once only those for any collection', () => {
    const kindless = { method: 'list', path: '', query: query({ collectionId: null }) } as const;
    expectAllows(rulesOf('match /{collection}/{id} { allow list; }'), kindless);
    expectDenies(rulesOf('match /notes/{id} { allow list; }'), kindless);
  });

  it('without a query those of the path', () => {
    const bare = requestFor({ method: 'list', path: 'notes' });
    expect(rulesOf('match /notes/{id} { allow list; }').decide(bare, NOTHING_STORED).allowed).toBe(true);
    expect(rulesOf('match /notes/{id}/x/{y} { allow list; }').decide(bare, NOTHING_STORED).allowed).toBe(
      false,
    );
  });
});

it('refuses to judge a query of a thousand alternatives', () => {
  const tens = ['a', 'b', 'c'].map((field) => [field, 'IN', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]] as const);
  const decision = listing('true').decide(requestFor(asked({ where: { all: tens } })), NOTHING_STORED);
  expect(decision).toMatchObject({
    allowed: false,
    reason: "denied: list /docs by 'ann'; the query has more than 100 alternatives",
  });
});

it('tells which alternative was not provable and why', () => {
  const decision = listing("resource.data.role == 'a'").decide(
    requestFor(asked({ where: ['role', 'IN', ['a', 'b']] })),
    NOTHING_STORED,
  );
  expect(readTrace(decision.trace)).toContain("for documents with role == 'b': `resource.data.role == 'a'`");
});
