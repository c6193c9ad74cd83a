import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Route } from '@crocodile-hub/core/contract/routes';
import { Failure } from '../ports/failure.ts';
import type { Person } from '../ports/person.ts';
import { issuesOf } from '../usecases/issues.ts';
import type { ApiEnv } from './environment.ts';
import { headerOf } from './header.ts';
import { eventStream, type OpenStream } from './event-stream.ts';

type ReadCall = {
  person: Person | null;
  params: unknown;
  query: unknown;
  body: unknown;
  request: Request;
  stream: OpenStream | null;
};

/** Reads a call by its row of the route table: unknown fields fall away, missing or mistyped ones are told by name. */
export function readCall(c: Context<ApiEnv>, route: Route, person: Person | null, body: unknown): ReadCall {
  const raw = { params: c.req.param(), query: c.req.query(), body };
  const call = {
    person,
    params: parse(route.params, raw.params),
    query: parse(route.query, raw.query),
    body: parse(route.body, raw.body),
    request: c.req.raw,
    stream: route.streams === true && wantsEvents(c) ? eventStream(c) : null,
  };
  if (person !== null) refuseOthers(person, [raw.params, raw.query, raw.body]);
  return call;
}

function wantsEvents(c: Context<ApiEnv>): boolean {
  return (headerOf(c, 'accept') ?? '').includes('text/event-stream');
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid', 'Invalid request', { issues: issuesOf(parsed.error) });
}

/** The ID token says who calls; a userId anywhere else, known to the route or not, may only repeat it. */
function refuseOthers(person: Person, parts: readonly unknown[]): void {
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    if ('userId' in part && part.userId !== undefined && part.userId !== person.uid) {
      throw new Failure('forbidden', 'This belongs to another person.');
    }
    if ('context' in part) refuseOthers(person, [part.context]);
  }
}
