import { Hono } from 'hono';
import { routes, type Route, type RouteName } from '@crocodile-hub/core/contract/routes';
import { Failure } from '../ports/failure.ts';
import type { Identity } from '../ports/identity.ts';
import type { Ports } from '../ports/ports.ts';
import type { Handlers } from './call.ts';
import type { ApiEnv } from './environment.ts';
import { failureReply } from './failure-reply.ts';
import { accessLog } from './middleware/access-log/access-log.ts';
import { allowOrigins } from './middleware/allow-origins/allow-origins.ts';
import { authenticate } from './middleware/authenticate/authenticate.ts';
import { limitBody } from './middleware/body-limit/body-limit.ts';
import { rateLimits, type RateLimits } from './middleware/rate-limit/rate-limit.ts';
import { requestId } from './middleware/request-id/request-id.ts';
import { readCall } from './read-call.ts';

export type AppParts = Pick<Ports, 'clock' | 'ids' | 'log'> & {
  identity: Identity;
  /** Origins of the web app. */
  origins: readonly string[];
  limits: RateLimits;
};

const defaultBodyBytes = 1_000_000;

/** The API: every row of the route table behind the same middleware. */
export function makeApp(
  { clock, ids, log, identity, origins, limits }: AppParts,
  handlers: Handlers,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const limit = rateLimits(limits, clock);

  app.use(requestId(ids));
  app.use(accessLog(log, clock));
  app.use(allowOrigins(origins));
  app.use(function forbidCaching(c, next) {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    return next();
  });
  app.onError(failureReply(log));
  app.notFound((c) => failureReply(log)(new Failure('not-found', 'There is no such address.'), c));

  for (const name of routeNames()) {
    const route: Route = routes[name];
    // The table reads the call before the handler sees it, which is what gives the handler its types.
    const handle = handlers[name] as (call: unknown) => Promise<object>;
    app.on(
      route.method,
      route.path,
      limitBody(route.bodyBytes ?? defaultBodyBytes),
      authenticate(identity, route.auth),
      limit(route.limit),
      async (c) => {
        const reply = await handle(await readCall(c, route));
        return reply instanceof Response ? c.newResponse(reply.body, reply) : c.json(reply);
      },
    );
  }
  return app;
}

function routeNames(): RouteName[] {
  return Object.keys(routes).filter((name): name is RouteName => Object.hasOwn(routes, name));
}
