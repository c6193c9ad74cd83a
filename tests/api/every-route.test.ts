import { beforeAll, describe, expect, it } from 'vitest';
import { routes, type Route, type RouteName } from '@crocodile-hub/core/contract/routes';
import { aPerson, type TestPerson } from '../support/people.ts';
import { callRoute, fetchRoute } from '../support/route-call.ts';
import { routeSamples, withUser, type RouteSample } from '../support/route-samples.ts';

const all = Object.entries<RouteSample>(routeSamples).map(([name, sample]) => {
  const known = Object.keys(routes).find((one): one is RouteName => one === name);
  if (known === undefined) throw new Error(`no such route: ${name}`);
  const route: Route = routes[known];
  return { name: known, route, sample };
});
const ofPersons = all.filter(({ route }) => route.auth === 'user');

let person: TestPerson;

beforeAll(async () => {
  person = await aPerson({ google: false });
});

it('every route has a sample call', () => {
  expect(Object.keys(routeSamples).sort()).toEqual(Object.keys(routes).sort());
});

describe.each(ofPersons)('$name', ({ name, sample }) => {
  it('refuses whoever has not signed in', async () => {
    for (const token of [null, 'forged.token.here']) {
      const { status, error } = await callRoute(token, name, sample);
      expect([status, error?.code, error?.error]).toEqual([401, 'unauthenticated', 'User not authenticated']);
    }
  });
});

describe.each(all.filter(({ sample }) => sample.malformed !== undefined))('$name', ({ name, sample }) => {
  it('names what is wrong in a malformed call', async () => {
    const { status, error } = await callRoute(
      person.token,
      name,
      withUser(sample.malformed ?? {}, person.uid),
    );
    expect([status, error?.code]).toEqual([400, 'invalid']);
    expect(error?.issues?.map(({ path }) => path)).toContain(sample.issue);
  });
});

describe.each(all.filter(({ route }) => route.method === 'GET'))('$name', ({ name, sample }) => {
  it('answers HEAD as it answers GET, without a body', async () => {
    const input = withUser(sample, person.uid);
    for (const token of [null, person.token]) {
      const { status } = await fetchRoute(token, name, input);
      const head = await fetchRoute(token, name, { ...input, method: 'HEAD' });
      expect(status).toBeLessThan(500);
      expect([head.status, await head.text()]).toEqual([status, '']);
    }
  });
});

const read = new Set(all.filter(({ route }) => route.method === 'GET').map(({ route }) => route.path));

describe.each(all.filter(({ route }) => !read.has(route.path)))('$name', ({ name, sample }) => {
  it('is not there for HEAD', async () => {
    const { body: _body, form: _form, ...input } = withUser(sample, person.uid);
    expect((await fetchRoute(person.token, name, { ...input, method: 'HEAD' })).status).toBe(404);
  });
});

describe.each(ofPersons)('$name', ({ name, sample }) => {
  it("refuses to act in somebody else's name", async () => {
    const input = withUser(sample, person.uid);
    const byQuery = await callRoute(person.token, name, {
      ...input,
      query: { ...sample.query, userId: 'else' },
    });
    expect([byQuery.status, byQuery.error?.code]).toEqual([403, 'forbidden']);
    if (typeof input.body !== 'object') return;
    const byBody = await callRoute(person.token, name, { ...input, body: { ...input.body, userId: 'else' } });
    expect([byBody.status, byBody.error?.code]).toEqual([403, 'forbidden']);
  });
});

describe('an address', () => {
  it('that is not in the table is not there', async () => {
    const response = await fetch((await fetchRoute(null, 'email')).url.replace('/api/email', '/api/emails'));
    expect([response.status, (await response.json()).code]).toEqual([404, 'not-found']);
  });
});
