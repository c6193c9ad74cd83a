import { createMiddleware } from 'hono/factory';

import type { GmailEnv } from './env.ts';

/**
 * The cost of calls in Gmail's quota units: the first row that matches. Reading a mail or a thread, listing, history
 * and sending are as Google counts them since 2026; calls that this list lacks cost as much as changing labels.
 */
const COSTS: readonly (readonly [method: string, path: RegExp, units: number])[] = [
  ['GET', /^\/(?:profile|labels(?:\/[^/]+)?)$/, 1],
  ['GET', /^\/history$/, 2],
  ['GET', /^\/(?:messages|threads|drafts)$/, 5],
  ['GET', /^\/messages\//, 20],
  ['GET', /^\/threads\//, 40],
  ['GET', /^\/drafts\//, 20],
  ['POST', /^\/messages\/batch/, 50],
  ['POST', /^\/(?:watch|messages\/send)$/, 100],
  ['POST', /^\/drafts$/, 10],
  ['PUT', /^\/drafts\//, 15],
  ['DELETE', /^\/(?:drafts|messages)\//, 10],
];
const OTHERWISE = 5;

export type Units = ReturnType<typeof openUnits>;

/** The cost of each mailbox so far, also for failed calls. Lost at a restart. */
export function openUnits() {
  const used = new Map<string, number>();
  return {
    used: () => Object.fromEntries(used),
    count: createMiddleware<GmailEnv>(async function countUnits(c, next) {
      const { email } = c.get('caller').account;
      const path = c.req.path.replace(/^.*\/users\/[^/]+/, '');
      const cost = COSTS.find(([method, form]) => method === c.req.method && form.test(path));
      used.set(email, (used.get(email) ?? 0) + (cost?.[2] ?? OTHERWISE));
      await next();
    }),
  };
}
