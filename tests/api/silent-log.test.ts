import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routes, type Route, type RouteName } from '@crocodile-hub/core/contract/routes';
import { startFramework, type Framework } from '../support/framework.ts';
import { patience } from '../support/patience.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { fetchRoute } from '../support/route-call.ts';
import { routeSamples, withUser } from '../support/route-samples.ts';
import { stackUrls } from '../support/stack-urls.ts';

/** Private data that must not be in a log: words, coordinates, a token, and the person's id. */
const word = 'kumquat4711';
const degrees = 31.415926;

let framework: Framework;
let person: TestPerson;

beforeAll(async () => {
  framework = await startFramework(stackUrls());
  person = await aPerson({ google: true });
});
afterAll(() => framework.stop());

it('holds nothing of what any call carries, in its address, body or headers, well formed or not', async () => {
  const names = Object.keys(routes) as RouteName[];
  for (const name of names) {
    const route: Route = routes[name];
    const { body, params = {} } = withUser(routeSamples[name], person.uid);
    const input = {
      params: Object.fromEntries(Object.keys(params).map((key) => [key, `${word}${word}`])),
      query: { ...wordIn(route.query), q: word, userId: person.uid, latitude: String(degrees) },
      headers: { 'x-provider-token': `ya29.${word}`, 'user-agent': word },
      origin: framework.origin,
    };
    const bodies =
      route.method === 'GET' ? [undefined] : [{ ...asObject(body), note: word }, worded(body), word];
    for (const given of bodies) {
      await (await fetchRoute(person.token, name, { ...input, body: given })).arrayBuffer();
    }
  }
  await fetch(`${framework.origin}/api/${word}?q=${word}`).then((reply) => reply.arrayBuffer());

  // A line may be written after its answer.
  for (const name of names)
    await expect.poll(() => framework.logged(), patience).toContain(`"route":"${routes[name].path}"`);
  expect(framework.logged()).not.toMatch(
    new RegExp([word, String(degrees), person.uid, person.email].join('|')),
  );
});

/** Each query parameter of the route, with the word in it. */
function wordIn(query: Route['query']): Record<string, string> {
  if (!(query instanceof z.ZodMiniObject)) return {};
  return Object.fromEntries(Object.keys(query.shape).map((key) => [key, word]));
}

function asObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {};
}

/** The body with the word in each of its texts, and odd coordinates for its numbers. */
function worded(body: unknown): unknown {
  if (typeof body === 'string') return body === person.uid ? body : `${body} ${word}`;
  if (typeof body === 'number') return degrees;
  if (Array.isArray(body)) return body.map(worded);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, worded(value)]));
}
