import type { Context } from 'hono';
import type { Route } from '@crocodile-hub/core/contract/routes';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
import { Failure } from '../../ports/failure.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Person } from '../../ports/person.ts';
import type { ApiEnv } from '../environment.ts';

const bearer = /^Bearer (\S+)$/i;

/** Who calls, by the Firebase ID token alone. */
export function identify(
  c: Context<ApiEnv>,
  identity: Identity,
  need: Route['auth'],
): Promise<Person> | null {
  const idToken = bearer.exec(c.req.header('Authorization') ?? '')?.[1];
  if (need === 'user' && idToken === undefined)
    throw new Failure('unauthenticated', 'User not authenticated');
  if (need === 'public' || idToken === undefined) return null;
  const token = c.req.header('X-Provider-Token');
  const providerToken = isProviderToken(token) ? token : null;
  return identity.verify(idToken).then(({ uid, googleIds }) => ({ uid, googleIds, providerToken }));
}
