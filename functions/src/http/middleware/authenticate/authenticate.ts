import { createMiddleware } from 'hono/factory';
import type { Route } from '@crocodile-hub/core/contract/routes';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
import { Failure } from '../../../ports/failure.ts';
import type { Identity } from '../../../ports/identity.ts';
import type { ApiEnv } from '../../environment.ts';

/** Who calls, by the Firebase ID token alone. */
export function authenticate(identity: Identity, need: Route['auth']) {
  return createMiddleware<ApiEnv>(async function findPerson(c, next) {
    c.set('person', null);
    const idToken = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (need === 'user' && idToken === undefined)
      throw new Failure('unauthenticated', 'User not authenticated');
    if (need !== 'public' && idToken !== undefined) {
      const { uid, googleIds } = await identity.verify(idToken);
      const token = c.req.header('X-Provider-Token');
      c.set('person', { uid, googleIds, providerToken: isProviderToken(token) ? token : null });
    }
    await next();
  });
}
