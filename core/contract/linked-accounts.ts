import * as z from 'zod/mini';
import { consentAnswer, nonceHash } from './consent.ts';
import { linkedServices } from './linked-services.ts';

const linkedService = z.enum(linkedServices);

export const linkRoutes = {
  /** Begins a consent; the answer returns to this app's own callback alone. */
  linkStart: {
    method: 'POST',
    path: '/api/integrations/link/start',
    auth: 'user',
    body: z.object({ service: linkedService, nonceHash }),
    reply: z.object({ success: z.literal(true), authUrl: z.url(), state: z.string() }),
    limit: 'sign-in-start',
    failures: ['unavailable'],
  },
  /** The new grant is tried before it replaces another one. */
  linkFinish: {
    method: 'POST',
    path: '/api/integrations/link/finish',
    auth: 'user',
    body: consentAnswer,
    reply: z.object({
      success: z.literal(true),
      service: linkedService,
      account: z.nullable(z.string()),
    }),
    limit: 'sign-in-end',
    failures: ['unavailable'],
  },
  /** Asks the provider whether the connection still works, and keeps what it says. */
  linkCheck: {
    method: 'POST',
    path: '/api/integrations/link/check',
    auth: 'user',
    body: z.object({ service: linkedService }),
    /** `works` is false if the provider ended the connection, or there is none. */
    reply: z.object({ success: z.literal(true), works: z.boolean() }),
    limit: 'call',
    failures: ['unavailable'],
  },
} as const;
