import { createHash } from 'node:crypto';

import { Hono } from 'hono';

import { GoogleError } from '../errors.ts';
import { authenticate, requires } from '../oauth/authenticate.ts';
import type { GoogleEnv } from '../oauth/authenticate.ts';
import type { Tokens } from '../oauth/tokens.ts';

/** The Drive API, version 3: the owner, and the used space. */
export function driveRoutes(tokens: Tokens): Hono<GoogleEnv> {
  const app = new Hono<GoogleEnv>();

  app.get('/drive/v3/about', authenticate(tokens), requires('drive'), (c) => {
    if (c.req.query('fields') === undefined) {
      throw new GoogleError('required', "The 'fields' parameter is required for this method.");
    }
    const { account } = c.get('caller');
    const permissionId = createHash('sha256')
      .update(account.sub)
      .digest('hex')
      .replace(/\D/g, '')
      .slice(0, 20);
    return c.json({
      kind: 'drive#about',
      user: {
        kind: 'drive#user',
        displayName: account.name,
        me: true,
        permissionId,
        emailAddress: account.email,
      },
      storageQuota: { limit: '16106127360', usage: '0', usageInDrive: '0', usageInDriveTrash: '0' },
    });
  });

  return app;
}
