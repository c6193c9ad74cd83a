import { limits } from '@crocodile-hub/core/domain/limits';
import { call, type Reply } from '../../kit/wire/call.ts';
import type { PolledSource } from '../../kit/wire/polled.ts';

/** The mails of the hub's highlights, kept in this browser for a quarter of an hour. Rule limits.caches.1. */
export const recentEmails: PolledSource<Reply<'email'>> = {
  name: 'recent-emails',
  load: () => call('email', {}),
  cacheMs: limits.recentEmailsCacheMs,
  pollMs: limits.dashboardPollMs,
  keep: async () => (await import('./kept-emails.ts')).keptEmails,
};
