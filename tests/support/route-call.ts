import * as z from 'zod/mini';
import { errorReply } from '@crocodile-hub/core/contract/errors';
import { routes, type Route, type RouteName } from '@crocodile-hub/core/contract/routes';
import { stackUrls } from './stack-urls.ts';

export type RouteInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData | Blob;
  headers?: Record<string, string>;
  /** Instead of the route's own. */
  method?: 'HEAD';
  /** The origin of the API, if it is not the app's own Hosting. */
  origin?: string;
};

export type RouteAnswer<N extends RouteName> = {
  status: number;
  headers: Headers;
  /** Set if the call succeeded and its reply fits the contract. */
  reply: z.output<(typeof routes)[N]['reply']> | null;
  error: z.output<typeof errorReply> | null;
};

/** Calls a row of the route table through Hosting, as `token`'s person; the answer is checked against the contract. */
export async function callRoute<N extends RouteName>(
  token: string | null,
  name: N,
  input: RouteInput = {},
): Promise<RouteAnswer<N>> {
  const response = await fetchRoute(token, name, input);
  const text = await response.text();
  const { status, headers } = response;
  // A file has no reply that could be read here.
  const isFile = response.ok && !/json/.test(headers.get('content-type') ?? 'json');
  if (isFile) return { status, headers, reply: null, error: null };
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (!response.ok) return { status, headers, reply: null, error: errorReply.parse(body) };
  const schema: z.ZodMiniType = routes[name].reply;
  return { status, headers, reply: schema.parse(body) as z.output<(typeof routes)[N]['reply']>, error: null };
}

/** The raw answer, for routes that return a file, a text or a stream. */
export function fetchRoute(token: string | null, name: RouteName, input: RouteInput = {}): Promise<Response> {
  const route: Route = routes[name];
  const { params = {}, query = {}, body, form, headers, method, origin = stackUrls().app } = input;
  const path = route.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? 'missing'),
  );
  const search = new URLSearchParams(query).toString();
  return fetch(`${origin}${path}${search === '' ? '' : `?${search}`}`, {
    method: method ?? route.method,
    headers: {
      ...(form === undefined ? { 'content-type': 'application/json' } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(form === undefined ? {} : { body: form }),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
