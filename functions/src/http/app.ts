import { Hono, type Context } from 'hono';
import { routes, type Route, type RouteName } from '@crocodile-hub/core/contract/routes';
import { Failure } from '../ports/failure.ts';
import type { Identity } from '../ports/identity.ts';
import type { Ports } from '../ports/ports.ts';
import { accessLog } from './access-log.ts';
import type { Handlers } from './call.ts';
import type { ApiEnv } from './environment.ts';
import { failureReply } from './failure-reply.ts';
import { allowOrigin, answerPreflight } from './guards/allow-origin.ts';
import { giveRequestId } from './guards/give-request-id.ts';
import { identify } from './guards/identify.ts';
import { rateLimiter, type RateLimits } from './guards/limit-rate.ts';
import { refuseLargeBody } from './guards/refuse-large-body.ts';
import { readCall } from './read-call.ts';

export type AppParts = Pick<Ports, 'clock' | 'ids' | 'log'> & {
  identity: Identity;
  /** Origins of the web app. */
  origins: readonly string[];
  limits: RateLimits;
};

const defaultBodyBytes = 1_000_000;

/**
 * The API: every row of the route table behind the same guards. They are plain functions that one handler calls in
 * turn: inside the functions framework every promise is tracked, and a chain of middleware makes six for each link.
 */
export function makeApp(
  { clock, ids, log, identity, origins, limits }: AppParts,
  handlers: Handlers,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const limitRate = rateLimiter(limits, clock);
  const logAccess = accessLog(log, clock);
  const replyWithFailure = failureReply(log);

  /** What every call gets, whatever becomes of it: an id, the headers and a line in the log. */
  function attended(pattern: string, answer: (c: Context<ApiEnv>) => Response | Promise<Response>) {
    return async (c: Context<ApiEnv>): Promise<Response> => {
      const startedAt = clock.now();
      giveRequestId(c, ids);
      allowOrigin(c, origins);
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
      let reply: Response;
      try {
        reply = await answer(c);
      } catch (error) {
        reply = replyWithFailure(error, c);
      }
      logAccess(c, pattern, reply.status, startedAt);
      return reply;
    };
  }

  for (const name of routeNames()) {
    const route: Route = routes[name];
    // The table reads the call before the handler sees it, which is what gives the handler its types.
    const handle = handlers[name] as (call: unknown) => Promise<object>;
    app.on(
      route.method,
      route.path,
      attended(route.path, async (c) => {
        const counted = refuseLargeBody(c, route.bodyBytes ?? defaultBodyBytes);
        if (counted !== undefined) await counted;
        const person = await identify(c, identity, route.auth);
        limitRate(c, route.limit, person);
        const reply = await handle(await readCall(c, route, person));
        return reply instanceof Response ? c.newResponse(reply.body, reply) : c.json(reply);
      }),
    );
  }
  app.options('*', attended('*', answerPreflight));
  app.notFound(
    attended('*', () => {
      throw new Failure('not-found', 'There is no such address.');
    }),
  );
  return app;
}

function routeNames(): RouteName[] {
  return Object.keys(routes).filter((name): name is RouteName => Object.hasOwn(routes, name));
}
