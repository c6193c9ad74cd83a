import { describe, expect, it } from 'vitest';

import { toQuery } from './conformance/notation.ts';
import { compileBody, NOTHING_STORED, readerOf, requestFor, rulesOf, signedIn } from './testing/ask.ts';
import type { Asked, Data } from './testing/ask.ts';
import { expectAllows, expectDenies } from './testing/expect.ts';

/** Teams with roles, posts with checked fields and a counter of comments: typical rules of a product. */
const BODY = `
    function signedIn() { return request.auth != null; }
    function member(team) { return get(/databases/$(database)/documents/teams/$(team)/members/$(request.auth.uid)).data; }
    function hasRole(team, roles) {
      return signedIn()
        && exists(/databases/$(database)/documents/teams/$(team)/members/$(request.auth.uid))
        && member(team).role in roles;
    }
    function isText(value, most) { return value is string && value.size() > 0 && value.size() <= most; }
    function changesOnly(fields) {
      return request.resource.data.diff(resource.data).affectedKeys().hasOnly(fields);
    }

    match /teams/{team} {
      allow get: if hasRole(team, ['owner', 'editor', 'reader']);
      allow create: if signedIn()
        && request.resource.data.keys().hasAll(['name', 'createdAt'])
        && request.resource.data.keys().hasOnly(['name', 'createdAt', 'colour'])
        && isText(request.resource.data.name, 80)
        && request.resource.data.get('colour', '#000000').matches('#[0-9a-f]{6}')
        && request.resource.data.createdAt == request.time
        && getAfter(/databases/$(database)/documents/teams/$(team)/members/$(request.auth.uid)).data.role == 'owner';

      match /members/{uid} {
        allow read: if hasRole(team, ['owner', 'editor', 'reader']);
        allow create: if uid == request.auth.uid && request.resource.data == {'role': 'owner'}
          && !exists(/databases/$(database)/documents/teams/$(team));
        allow delete: if hasRole(team, ['owner']) || uid == request.auth.uid;
      }

      match /posts/{post} {
        function isValid() {
          let data = request.resource.data;
          return isText(data.title, 200) && data.comments is int && data.comments >= 0
            && data.tags is list && data.tags.size() <= 5 && data.tags.toSet().size() == data.tags.size();
        }
        allow list: if hasRole(team, ['owner', 'editor', 'reader']) && request.query.limit <= 50
          && (resource.data.published == true || resource.data.author == request.auth.uid);
        allow create: if hasRole(team, ['owner', 'editor']) && isValid()
          && request.resource.data.author == request.auth.uid && request.resource.data.comments == 0;
        allow update: if isValid() && (
          (resource.data.author == request.auth.uid && changesOnly(['title', 'tags', 'published']))
          || (hasRole(team, ['owner', 'editor', 'reader']) && changesOnly(['comments'])
            && request.resource.data.comments == resource.data.comments + 1));
      }
    }

    match /{path=**}/posts/{post} {
      allow list: if resource.data.published == true;
    }`;

const RULES = rulesOf(BODY);
const TEAM = readerOf({
  'teams/red': { name: 'Red' },
  'teams/red/members/ann': { role: 'owner' },
  'teams/red/members/rob': { role: 'reader' },
});
const POST: Data = { title: 'Hello', author: 'ann', comments: 2, tags: ['a', 'b'], published: false };

const as = (uid: string, asked: Omit<Asked, 'auth'>): Asked => ({ ...asked, auth: signedIn(uid) });

it('compiles without a warning', () => {
  expect(compileBody(BODY)).toMatchObject({ ok: true, warnings: [] });
});

describe('a team', () => {
  const read = { method: 'get', path: 'teams/red' } as const;

  it('is read by its members alone', () => {
    expectAllows(RULES, as('rob', read), TEAM);
    expectDenies(RULES, as('eve', read), TEAM);
    expectDenies(RULES, { ...read, auth: null }, TEAM);
  });

  it('is founded together with its owner, in one batch', () => {
    const written = { name: 'Blue', createdAt: { timestamp: { seconds: 1_700_000_000, nanos: 0 } } };
    const team = requestFor(as('ann', { method: 'create', path: 'teams/blue', written }));
    const membership = (role: string) =>
      requestFor(as('ann', { method: 'create', path: 'teams/blue/members/ann', written: { role } }));
    const after = (role: string) =>
      readerOf({}, { 'teams/blue': written, 'teams/blue/members/ann': { role } });

    expect(RULES.decideAll([team, membership('owner')], after('owner')).allowed).toBe(true);
    expect(RULES.decideAll([team, membership('reader')], after('reader')).allowed).toBe(false);
    expect(RULES.decideAll([team], readerOf({}, { 'teams/blue': written })).allowed).toBe(false);
  });

  it.each([
    ['no name', { createdAt: { timestamp: { seconds: 1_700_000_000, nanos: 0 } } }],
    ['a field too many', { name: 'B', createdAt: { timestamp: { seconds: 1_700_000_000, nanos: 0 } }, x: 1 }],
    ['a false time', { name: 'B', createdAt: { timestamp: { seconds: 1, nanos: 0 } } }],
    [
      'no colour',
      { name: 'B', createdAt: { timestamp: { seconds: 1_700_000_000, nanos: 0 } }, colour: 'red' },
    ],
  ])('is refused with %s', (_what, written: Data) => {
    const reader = readerOf({}, { 'teams/blue/members/ann': { role: 'owner' } });
    expectDenies(RULES, as('ann', { method: 'create', path: 'teams/blue', written }), reader);
  });

  it('is left by its members, and others are put out by its owner', () => {
    const leave = { method: 'delete', path: 'teams/red/members/rob', stored: { role: 'reader' } } as const;
    expectAllows(RULES, as('rob', leave), TEAM);
    expectAllows(RULES, as('ann', leave), TEAM);
    expectDenies(RULES, as('eve', leave), TEAM);
  });
});

describe('a post', () => {
  const update = (changes: Data) =>
    ({
      method: 'update',
      path: 'teams/red/posts/1',
      stored: POST,
      written: { ...POST, ...changes },
    }) as const;

  it('is edited by its author, within bounds', () => {
    expectAllows(RULES, as('ann', update({ title: 'Bye', published: true })), TEAM);
    expectDenies(RULES, as('ann', update({ author: 'rob' })), TEAM);
    expectDenies(RULES, as('ann', update({ title: '' })), TEAM);
    expectDenies(RULES, as('ann', update({ tags: ['a', 'a'] })), TEAM);
    expectDenies(RULES, as('rob', update({ title: 'Bye' })), TEAM);
  });

  it('is commented by members, one at a time', () => {
    expectAllows(RULES, as('rob', update({ comments: 3 })), TEAM);
    expectDenies(RULES, as('rob', update({ comments: 4 })), TEAM);
    expectDenies(RULES, as('eve', update({ comments: 3 })), TEAM);
  });

  it('is written by editors', () => {
    const create = {
      method: 'create',
      path: 'teams/red/posts/2',
      written: { ...POST, comments: 0 },
    } as const;
    expectAllows(RULES, as('ann', create), TEAM);
    expectDenies(RULES, as('rob', { ...create, written: { ...POST, comments: 0, author: 'rob' } }), TEAM);
    expectDenies(RULES, as('ann', { ...create, written: POST }), TEAM);
  });
});

describe('posts', () => {
  const list = (query: Parameters<typeof toQuery>[0]) =>
    ({
      method: 'list',
      path: 'teams/red/posts',
      query: { ...toQuery(query, 'posts'), parent: ['teams', 'red'] },
    }) as const;

  it('are listed where they are published or one’s own, at most 50 at a time', () => {
    expectAllows(RULES, as('rob', list({ where: ['published', 'EQUAL', true], limit: 50 })), TEAM);
    expectAllows(RULES, as('rob', list({ where: ['author', 'EQUAL', 'rob'], limit: 5 })), TEAM);
    expectDenies(RULES, as('rob', list({ where: ['author', 'EQUAL', 'ann'], limit: 5 })), TEAM);
    expectDenies(RULES, as('rob', list({ where: ['published', 'EQUAL', false], limit: 5 })), TEAM);
    expectDenies(RULES, as('eve', list({ where: ['author', 'EQUAL', 'eve'], limit: 5 })), TEAM);
    expectDenies(RULES, as('rob', list({ limit: 5 })), TEAM);
  });

  it('of all teams are listed where they are published', () => {
    const everywhere = (query: Parameters<typeof toQuery>[0]): Asked => ({
      method: 'list',
      path: '',
      query: { ...toQuery(query, 'posts'), allDescendants: true },
    });
    expectAllows(RULES, everywhere({ where: ['published', 'EQUAL', true] }), NOTHING_STORED);
    expectDenies(RULES, everywhere({}), NOTHING_STORED);
  });
});
