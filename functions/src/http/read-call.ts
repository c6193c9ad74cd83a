import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import type { Context } from 'hono';
import type { Route } from '@crocodile-hub/core/contract/routes';
import type { Person } from '../ports/accounts.ts';
import { Failure } from '../ports/failure.ts';
import { issuesOf } from '../usecases/issues.ts';
import type { RawBody } from './call.ts';
import { type ApiEnv, headerOf } from './header.ts';
import { parseJson } from './read-body.ts';
import { eventStream, type OpenStream } from './respond.ts';

type ReadCall = {
  person: Person | null;
  params: unknown;
  query: unknown;
  body: unknown;
  raw: RawBody;
  stream: OpenStream | null;
};

/** Reads a call by its row of the route table: unknown fields are dropped, and missing or mistyped ones are named. */
export function readCall(
  c: Context<ApiEnv>,
  route: Route,
  person: Person | null,
  bytes: Buffer<ArrayBuffer>,
): ReadCall {
  const body = route.body === undefined ? undefined : parseJson(bytes);
  const given = { params: c.req.param(), query: c.req.query(), body };
  const call = {
    person,
    params: parse(route.params, given.params),
    query: parse(route.query, given.query),
    body: parse(route.body, given.body),
    raw: { bytes, header: (name: Lowercase<string>) => headerOf(c, name) },
    stream: route.streams === true && wantsEvents(c) ? eventStream(c) : null,
  };
  if (person !== null) refuseOthers(person, [given.params, given.query, given.body]);
  return call;
}

function wantsEvents(c: Context<ApiEnv>): boolean {
  return (headerOf(c, 'accept') ?? '').includes('text/event-stream');
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid', 'invalidRequest', { issues: issuesOf(parsed.error) });
}

/** The ID token says who calls; a userId anywhere else, known to the route or not, may only repeat it. */
function refuseOthers({ uid }: Person, parts: readonly unknown[]): void {
  const contexts = parts.map((part) => field(part, 'context'));
  for (const part of [...parts, ...contexts]) {
    const named = field(part, 'userId');
    if (named !== undefined && named !== uid) {
      throw new Failure('forbidden', 'anotherPersons');
    }
  }
}

function field(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
}

/** The mini build of zod has no words of its own; issues of malformed calls are read by developers. */
export function sayIssuesInEnglish(): void {
  z.config(en());
}
