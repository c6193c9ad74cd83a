import * as z from 'zod/mini';
import { ok, optionalId } from './fields.ts';

/** Rows for the route table. */
export const accountRoutes = {
  signOutEverywhere: {
    method: 'POST',
    path: '/api/account/sign-out-everywhere',
    auth: 'user',
    body: z.object({ userId: optionalId }),
    reply: ok,
    limit: 'call',
    failures: ['unavailable'],
  },
} as const;
