import type { Context } from 'hono';
import type { Route } from '@crocodile-hub/core/contract/routes';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
import type { Identity, Verified, Person, AppProof } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import { type ApiEnv, headerOf } from '../header.ts';

const bearer = /^Bearer (\S+)$/i;

/** Finds the caller from the Firebase ID token, and from no other part of the call. */
export function identify(
  c: Context<ApiEnv>,
  identity: Identity,
  need: Route['auth'],
): Person | Promise<Person> | null {
  const idToken = bearer.exec(headerOf(c, 'authorization') ?? '')?.[1];
  if (need === 'user' && idToken === undefined) throw new Failure('unauthenticated', 'noUser');
  if (need === 'public' || idToken === undefined) return null;
  const token = headerOf(c, 'x-provider-token');
  const providerToken = isProviderToken(token) ? token : null;
  const person = ({ uid, googleIds, startedAt }: Verified): Person => ({
    uid,
    googleIds,
    providerToken,
    signedInAt: startedAt,
  });
  const verified = identity.verify(idToken);
  return verified instanceof Promise ? verified.then(person) : person(verified);
}

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
