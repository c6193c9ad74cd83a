import { Hono, type Context } from 'hono';
import { routes, type Route, type RouteName } from '@crocodile-hub/core/contract/routes';
import { type AppProof, type Identity, onBehalfOf, type Person } from '../ports/accounts.ts';
import { Failure, isFailure } from '../ports/failure.ts';
import type { Ports } from '../ports/ports.ts';
import { accessLog, requestIdOf } from './access-log.ts';
import type { Handlers } from './call.ts';
import { type ApiEnv, headerOf } from './header.ts';
import { failureAnswer } from './failure-reply.ts';
import { allowedOrigin, answerPreflight } from './guards/allow-origin.ts';
import { bodyBudget } from './guards/body-budget.ts';
import { callerOf } from './guards/caller.ts';
import { usageCounter } from './guards/count-usage.ts';
import { identify, proveApp } from './guards/identify.ts';
import { rateLimiter, type RateLimits } from './guards/limit-rate.ts';
import { refuseUnreadable } from './guards/refuse-unreadable.ts';
import { readBytes } from './read-body.ts';
import { readCall } from './read-call.ts';
import { respond, type HttpAnswer } from './respond.ts';

export type AppParts = Pick<Ports, 'clock' | 'ids' | 'log' | 'usage'> & {
  identity: Identity;
  /** Null where calls need not come from our app. */
  proof: AppProof | null;
  /** Origins of the web app. */
  origins: readonly string[];
  limits: RateLimits;
};

/**
 * The API: every row of the route table behind the same guards. The guards are plain functions that one handler calls
 * in turn, and make a promise only if they must: the functions framework tracks each promise, and a chain of middleware
 * makes six for each link.
 */
export function makeApp(
  { clock, ids, log, usage, identity, proof, origins, limits }: AppParts,
  handlers: Handlers,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const limitRate = rateLimiter(limits, clock);
  const countUsage = usageCounter(usage, log);
  const hold = bodyBudget();
  const replying = repliesOf({ clock, ids, log, origins });

  for (const name of routeNames()) {
    const route: Route = routes[name];
    // The row of the table has validated the call before the handler gets it.
    const handle = handlers[name] as (call: unknown) => Promise<object>;
    app.on(
      route.method,
      route.path,
      replying(route.path, async (c) => {
        let bytes: number;
        let person: Person | null;
        try {
          bytes = refuseUnreadable(c, route);
          const proven = proof === null ? null : proveApp(c, proof, route.auth);
          if (proven instanceof Promise) await proven;
          const known = identify(c, identity, route.auth);
          person = known instanceof Promise ? await known : known;
        } catch (error) {
          limitRate(callerOf(c, null), 'stranger');
          throw error;
        }
        const caller = callerOf(c, person);
        limitRate(caller, route.limit);
        const release = hold(caller, bytes);
        try {
          const call = readCall(c, route, person, await readBytes(c, bytes));
          await countUsage({ name, route }, call);
          const reply = await onBehalfOf(caller, () => handle(call));
          return reply instanceof Response ? reply : { status: 200, body: reply };
        } catch (error) {
          if (isRefusedSignIn(route, error)) limitRate(caller, 'refused-sign-in');
          throw error;
        } finally {
          release();
        }
      }),
    );
  }
  app.options('*', replying('*', answerPreflight));
  app.notFound(
    replying('*', (c) => {
      limitRate(callerOf(c, null), 'stranger');
      throw new Failure('not-found', 'noAddress');
    }),
  );
  return app;
}

/** Gives every call an id, headers and a line in the log, also when it fails. */
function repliesOf({ clock, ids, log, origins }: Pick<AppParts, 'clock' | 'ids' | 'log' | 'origins'>) {
  const logAccess = accessLog(log, clock);
  return function replying(
    pattern: string,
    answer: (c: Context<ApiEnv>) => HttpAnswer | Promise<HttpAnswer>,
  ): (c: Context<ApiEnv>) => Response | Promise<Response> {
    return (c) => {
      const startedAt = clock.now();
      const requestId = requestIdOf(c, ids);
      const language = headerOf(c, 'accept-language');
      const finish = (reply: HttpAnswer): Response => {
        const response = respond(reply, { 'X-Request-Id': requestId, ...allowedOrigin(c, origins) });
        logAccess(c, { requestId, route: pattern, status: response.status, startedAt });
        return response;
      };
      const refuse = (error: unknown): Response => finish(failureAnswer(error, log, { requestId, language }));
      try {
        const reply = answer(c);
        return reply instanceof Promise ? reply.then(finish, refuse) : finish(reply);
      } catch (error) {
        return refuse(error);
      }
    };
  };
}

/** Only callers who bring an invalid state are slowed down, so that a guesser cannot keep others from signing in. */
function isRefusedSignIn({ limit }: Route, error: unknown): boolean {
  return limit === 'sign-in-end' && isFailure(error) && error.staleSignIn;
}

function routeNames(): RouteName[] {
  return Object.keys(routes).filter((name): name is RouteName => Object.hasOwn(routes, name));
}
