import * as z from 'zod/mini';
import { errorReply, statusOfFailure, type FailureKind } from '@crocodile-hub/core/contract/errors';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { routes, type Route } from '@crocodile-hub/core/contract/routes';

/** Kinds that every call may answer. */
const common: readonly FailureKind[] = ['invalid', 'rate-limited', 'unknown'];
const needsPerson: readonly FailureKind[] = ['unauthenticated', 'forbidden'];

type Json = Record<string, unknown>;

/** The route table as OpenAPI 3.1. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crocodile Hub',
      version: '1',
      description: 'Generated from core/contract/routes.ts by `npm run openapi --workspace functions`.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorReply, 'output') },
      securitySchemes: { person: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
    },
  };
}

function operationOf(name: string, route: Route): Json {
  return {
    operationId: name,
    ...(route.auth === 'public'
      ? {}
      : { security: route.auth === 'user' ? [{ person: [] }] : [{ person: [] }, {}] }),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }),
    responses: { 200: { description: 'Done', content: contentOf(route) }, ...failuresOf(route) },
  };
}

function contentOf(route: Route): Json {
  switch (route.answers) {
    case 'file':
      return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
    case 'text':
      return { 'text/plain': { schema: { type: 'string' } } };
    case undefined: {
      const json = { 'application/json': { schema: schemaOf(route.reply, 'output') } };
      return route.streams === true ? { ...json, 'text/event-stream': { schema: { type: 'string' } } } : json;
    }
    default:
      return unreachable(route.answers);
  }
}

function failuresOf({ auth, failures }: Route): Json {
  const kinds = [...common, ...(auth === 'public' ? [] : needsPerson), ...(failures ?? [])];
  const byStatus = Map.groupBy(kinds, (kind) => statusOfFailure[kind]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, names]) => [
        status,
        {
          description: names.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  );
}

const objectSchema = z.object({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
});

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = objectSchema.parse(schemaOf(schema, 'input'));
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
