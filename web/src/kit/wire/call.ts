import type { RouteName, routes } from '@crocodile-hub/core/contract/routes';
import type * as z from 'zod/mini';
import { once } from '../state/once.ts';
import type { Outcome } from './failure.ts';

type Schema<R, Part extends string> = R extends Record<Part, infer S extends z.ZodMiniType> ? S : never;
type Part<R, Name extends 'params' | 'query' | 'body'> = [Schema<R, Name>] extends [never]
  ? object
  : Record<Name, z.input<Schema<R, Name>>>;

/** A route's input: the parts that its row of the table names. A form or a file is sent as it is. */
export type Input<N extends RouteName> = Part<(typeof routes)[N], 'params'> &
  Part<(typeof routes)[N], 'query'> &
  Part<(typeof routes)[N], 'body'> & { form?: FormData | Blob };
export type Reply<N extends RouteName> = z.output<(typeof routes)[N]['reply']>;

export type Options = { signal?: AbortSignal; deadlineMs?: number };

/** The route table with its schemas is fetched at the first call, because no screen needs it to be drawn. */
const loadSender = once(() => import('./send-call.ts'));
const unreached = { ok: false, failure: { kind: 'unavailable' } } as const;

/** Calls a route of the contract. Resolves always: to the parsed reply, or to the kind of failure. */
export async function call<N extends RouteName>(
  name: N,
  input: Input<N>,
  options: Options = {},
): Promise<Outcome<Reply<N>>> {
  const sender = await loadSender().catch(() => undefined);
  return sender?.sendCall(name, input, options) ?? unreached;
}

/** As `call`, for a route that answers with a file. */
export async function callForFile<N extends RouteName>(
  name: N,
  input: Input<N>,
  options: Options = {},
): Promise<Outcome<Blob>> {
  const sender = await loadSender().catch(() => undefined);
  return sender?.sendForFile(name, input, options) ?? unreached;
}
