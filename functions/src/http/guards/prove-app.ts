import type { Context } from 'hono';
import type { Route } from '@crocodile-hub/core/contract/routes';
import type { AppProof } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import type { ApiEnv } from '../environment.ts';
import { headerOf } from '../header.ts';

/** Refuses calls from other clients than our app. Webhooks and other public routes are exempt. */
export function proveApp(
  c: Context<ApiEnv>,
  proof: AppProof,
  need: Route['auth'],
): object | Promise<object> | null {
  if (need === 'public') return null;
  const token = headerOf(c, 'x-firebase-appcheck');
  if (token === undefined) throw new Failure('unauthenticated', 'notTheApp');
  return proof.verify(token);
}
