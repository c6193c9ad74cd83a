import type * as z from 'zod/mini';
import type { Route, RouteName, routes } from '@crocodile-hub/core/contract/routes';
import type { Person } from '../ports/accounts.ts';
import type { OpenStream } from './respond.ts';

type Parsed<R extends Route, Part extends 'params' | 'query' | 'body'> =
  R[Part] extends z.ZodMiniType<infer Output> ? Output : undefined;

type PersonOf<R extends Route> = R['auth'] extends 'user'
  ? Person
  : R['auth'] extends 'optional'
    ? Person | null
    : null;

/** The body as it came, for what is signed or is no JSON. */
export type RawBody = {
  bytes: Uint8Array<ArrayBuffer>;
  header: (name: Lowercase<string>) => string | undefined;
};

/** A call after the contract has read it. */
export type Call<R extends Route> = {
  person: PersonOf<R>;
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Parsed<R, 'body'>;
  raw: RawBody;
  /** Present where the route streams and the caller listens for events. */
  stream: OpenStream | null;
};

/** The work of a route. A Response, such as a file or a stream, is passed on unchanged. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<z.input<R['reply']> | Response>;

export type Handlers = { [N in RouteName]: Handler<(typeof routes)[N]> };
