import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorReply } from '@crocodile-hub/core/contract/errors';
import { routes, type Route } from '@crocodile-hub/core/contract/routes';
import { openApiDocument } from '../openapi/document.ts';
import { callApp } from '../testing/call-app.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { generousLimits } from '../testing/generous-limits.ts';
import { memoryUsage } from '../testing/memory-usage.ts';
import { countingIds, quietLog } from '../testing/quiet.ts';
import { makeApp } from './app.ts';
import type { Handlers } from './call.ts';

const oddIds = ['__x__', 'a/b', 'a b', 'naïve', 'x'.repeat(2_001), 'a\u0000b', 'a\nb', '<b>'];
/** A path cannot carry these: a client takes them out of the address before it asks. */
const oddInText = [...oddIds, '', '.', '..', '\ud800', 'a\udfff'];

const isIdName = (name: string) => /^(id|key|psid)$|(Id|Ids|Key)$/.test(name);
/** `labelId` also takes the name of a tag, so it may be any text. */
const freeNames = ['labelId'];

type Json = z.output<typeof jsonSchema>;
const jsonSchema = z.looseObject({
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get oneOf() {
    return z.array(jsonSchema).optional();
  },
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  type: z.unknown().optional(),
});
const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query']) });
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(parameter),
  requestBody: z.looseObject({ content: z.record(z.string(), z.object({ schema: jsonSchema })) }).optional(),
});
const document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** A field of a route that holds an id, and a call with only this id. */
type IdField = {
  route: string;
  place: 'path' | 'query' | 'body';
  path: string;
  body: (id: string) => object;
};

function idsInBody(
  schema: Json,
  put: (part: object) => object,
  path: string[] = [],
): Omit<IdField, 'route'>[] {
  const variants = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return variants.flatMap(({ properties = {} }) => {
    const chosen = Object.entries(properties).flatMap(([name, one]) => {
      const value = one.const ?? one.enum?.[0];
      return value === undefined ? [] : [[name, value]];
    });
    const inside = (part: object) => put({ ...Object.fromEntries(chosen), ...part });
    return Object.entries(properties).flatMap(([name, one]) => {
      const found = { place: 'body' as const, path: [...path, name].join('.') };
      if (!isIdName(name)) return idsInBody(one, (part) => inside({ [name]: part }), [...path, name]);
      return one.type === 'array'
        ? [{ ...found, path: `${found.path}.0`, body: (id: string) => inside({ [name]: [id] }) }]
        : [{ ...found, body: (id: string) => inside({ [name]: id }) }];
    });
  });
}

const idFields: IdField[] = Object.values(document.parse(openApiDocument()).paths)
  .flatMap((operations) => Object.values(operations))
  .flatMap(({ operationId, parameters, requestBody }) => {
    const named = parameters.filter(({ name }) => isIdName(name));
    const schema = requestBody?.content['application/json']?.schema;
    return [
      ...named.map(({ name, in: place }) => ({ place, path: name, body: () => ({}) })),
      ...(schema === undefined ? [] : idsInBody(schema, (part) => part)),
    ].map((field) => ({ route: operationId, ...field }));
  })
  .filter(({ path }) => !freeNames.includes(path));

const app = makeApp(
  {
    clock: fakeClock(),
    ids: countingIds(),
    log: quietLog,
    usage: memoryUsage(),
    identity: { verify: () => Promise.resolve({ uid: 'anna', googleIds: [], startedAt: 0 }) },
    proof: null,
    origins: [],
    limits: generousLimits,
  },
  new Proxy({}, { get: () => () => Promise.resolve({ success: true }) }) as Handlers,
);

async function ask({ route: name, place, path, body }: IdField, id: string) {
  const route = Object.entries<Route>(routes).find(([known]) => known === name)?.[1];
  if (route === undefined) throw new Error(`no such route: ${name}`);
  const address = route.path.replace(/:(\w+)/g, (_, key) =>
    place === 'path' && key === path ? encodeURIComponent(id) : 'x',
  );
  const query = place === 'query' ? `?${new URLSearchParams({ [path]: id }).toString()}` : '';
  const init = {
    method: route.method,
    headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    ...(route.method === 'GET' ? {} : { body: JSON.stringify(body(id)) }),
  };
  const reply = await callApp(app, `${address}${query}`, init);
  const { success, data } = errorReply.safeParse(await reply.json());
  return { status: reply.status, issues: success ? (data.issues ?? []).map((issue) => issue.path) : [] };
}

describe('an odd id', () => {
  it('is looked for on every route that takes one', () => {
    const names = new Set(idFields.map(({ route }) => route));
    expect(names.size).toBeGreaterThan(25);
    for (const name of ['execute', 'undo', 'claimReminder', 'chat', 'inboxThread', 'profilePicture'])
      expect(names).toContain(name);
  });

  it.each(idFields)('is refused by $route as $place $path', async (field) => {
    for (const id of field.place === 'body' ? oddInText : oddIds) {
      const { status, issues } = await ask(field, id);
      expect([status, issues], JSON.stringify(id)).toEqual([400, expect.arrayContaining([field.path])]);
    }
  });
});
