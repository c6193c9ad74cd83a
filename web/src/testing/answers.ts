import { type ErrorReply, type FailureKind, statusOfFailure } from '@crocodile-hub/core/contract/errors';
import type { RouteName, routes } from '@crocodile-hub/core/contract/routes';
import type * as z from 'zod/mini';

type Row<N extends RouteName> = (typeof routes)[N];
type PartOf<R, Name extends string> =
  R extends Record<Name, infer S extends z.ZodMiniType> ? z.output<S> : undefined;

/** A call as the server's handler gets it: parsed by the schemas of its row. */
export type Call<N extends RouteName = RouteName> = {
  params: PartOf<Row<N>, 'params'>;
  query: PartOf<Row<N>, 'query'>;
  body: PartOf<Row<N>, 'body'>;
  /** The body when it is not JSON. */
  form: unknown;
  headers: Headers;
  signal: AbortSignal | undefined;
};

export type ReplyOf<N extends RouteName> = z.input<Row<N>['reply']>;

export type Answer<N extends RouteName = RouteName> =
  | { is: 'reply'; reply: ReplyOf<N> }
  | { is: 'failure'; failure: ErrorReply; status: number }
  /** Not in our format: a proxy's page, a crashed function, a stream. */
  | { is: 'foreign'; status: number; body: BodyInit; type: string }
  /** The connection breaks. */
  | { is: 'dropped' };

export type Answering<N extends RouteName = RouteName> = (call: Call<N>) => Answer<N> | Promise<Answer<N>>;
export type EverydayAnswers = { [N in RouteName]?: Answering<N> };

export const replied = <N extends RouteName>(reply: ReplyOf<N>): Answer<N> => ({ is: 'reply', reply });
export const dropped: Answer<never> = { is: 'dropped' };

/** A failure of the contract, of this kind. */
export function failed(
  code: FailureKind,
  over: Partial<ErrorReply> & { status?: number } = {},
): Answer<never> {
  const { status = statusOfFailure[code], error = code, ...more } = over;
  return { is: 'failure', failure: { success: false, error, message: error, code, ...more }, status };
}

/** An answer that is not in our words. */
export function foreign(status: number, body: BodyInit = '{}', type = 'application/json'): Answer<never> {
  return { is: 'foreign', status, body, type };
}
