import { errorReply, type FailureKind } from '@crocodile-hub/core/contract/errors';
import { type Route, type RouteName, routes } from '@crocodile-hub/core/contract/routes';
import type { Input, Options, Reply } from './call.ts';
import { callerHeaders } from './caller-headers.ts';
import type { Failure, Outcome } from './failure.ts';

const defaultDeadlineMs = 30_000;

/** One call over the wire. Resolves always. */
export function sendCall<N extends RouteName>(
  name: N,
  input: Input<N>,
  options: Options,
): Promise<Outcome<Reply<N>>> {
  return send(routes[name], input, options, async (response) =>
    replyOf(name, await bodyOf(response), response.status),
  );
}

/** One call of a route that answers with a file. Resolves always. */
export function sendForFile<N extends RouteName>(
  name: N,
  input: Input<N>,
  options: Options,
): Promise<Outcome<Blob>> {
  return send(routes[name], input, options, async (response) => ({ ok: true, reply: await response.blob() }));
}

async function send<T>(
  route: Route,
  input: LooseInput,
  options: Options,
  read: (response: Response) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    const response = await ask(route, input, options);
    return response.ok ? await read(response) : failed(failureOf(response, await bodyOf(response)));
  } catch {
    return failed({ kind: 'unavailable' });
  }
}

export const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

export function replyOf<N extends RouteName>(name: N, body: unknown, status: number): Outcome<Reply<N>> {
  const reply = routes[name].reply.safeParse(body);
  // The table connects name and reply, but the compiler cannot follow that through the index.
  return reply.success ? { ok: true, reply: reply.data as Reply<N> } : failed({ kind: 'unknown', status });
}

async function ask(route: Route, input: LooseInput, options: Options): Promise<Response> {
  const deadline = AbortSignal.timeout(options.deadlineMs ?? defaultDeadlineMs);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
  return fetch(addressOf(route, input), { ...(await request(route, input)), signal });
}

type LooseInput = { params?: unknown; query?: unknown; body?: unknown; form?: FormData | Blob };

/** Path with its parameters filled in, and the query. */
function addressOf(route: Route, input: LooseInput): string {
  const params = new Map(entriesOf(input.params));
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const given = entriesOf(input.query).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? path : `${path}?${query}`;
}

function entriesOf(part: unknown): [string, unknown][] {
  return typeof part === 'object' && part !== null ? Object.entries(part) : [];
}

async function request(route: Route, input: LooseInput): Promise<RequestInit> {
  const headers = new Headers({ Accept: 'application/json', ...(await callerHeaders(route)) });
  if (input.form !== undefined) return { method: route.method, headers, body: input.form };
  if (input.body === undefined) return { method: route.method, headers };
  headers.set('Content-Type', 'application/json');
  return { method: route.method, headers, body: JSON.stringify(input.body) };
}

/** The failure that an error response describes: our own format, or a proxy's. */
export function failureOf(response: Response, body: unknown): Failure {
  const error = errorReply.safeParse(body);
  if (!error.success) return { kind: kindOfStatus[response.status] ?? 'unknown', status: response.status };
  const { code, error: message, reason, requiresAuth, retryAfterSeconds, settled } = error.data;
  return {
    kind: code,
    status: response.status,
    message,
    ...(reason === undefined ? {} : { reason }),
    ...(requiresAuth === undefined ? {} : { requiresAuth }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(settled === undefined ? {} : { settled }),
  };
}

/** For responses in another format: from a proxy, or a crashed function. */
const kindOfStatus: Partial<Record<number, FailureKind>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'rate-limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

export function failed(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}
