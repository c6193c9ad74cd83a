import { Hono } from 'hono';

import type { ConsentStore } from '../../consent/store.ts';
import { TikTokError, told } from '../errors.ts';

/** The fields of the scope `user.info.basic`. */
const FIELDS = ['open_id', 'union_id', 'avatar_url', 'display_name'] as const;

/** The user, with the requested fields. */
export function userRoutes(store: ConsentStore): Hono {
  const app = new Hono();

  app.get('/v2/user/info/', (c) => {
    const token = c.req.header('Authorization')?.match(/^Bearer\s+(.+)$/i)?.[1] ?? '';
    const grant = store.callerOf(token);
    const member = typeof grant === 'string' ? undefined : store.member(grant.memberId);
    if (typeof grant === 'string' || member === undefined) throw new TikTokError('access_token_invalid');
    if (!grant.scopes.includes('user.info.basic')) throw new TikTokError('scope_not_authorized');
    const asked = (c.req.query('fields') ?? '').split(',');
    const known = {
      open_id: member.id,
      union_id: `u${member.id}`,
      avatar_url: 'https://p16.tiktokcdn.example/avatar.jpeg',
      display_name: member.name,
    };
    const wanted = FIELDS.filter((field) => asked.includes(field));
    if (wanted.length !== asked.length) throw new TikTokError('invalid_params');
    const user = Object.fromEntries(wanted.map((field) => [field, known[field]]));
    return c.json({ data: { user }, error: told('ok') });
  });

  return app;
}
