import { emailListItem } from '@crocodile-hub/core/contract/inbox';
import { limits } from '@crocodile-hub/core/domain/limits';
import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';
import { call, type Reply } from '../../../shared/http/call.ts';
import type { PolledSource } from '../../../shared/lib/polled.ts';

const kept = personal('recent-emails', z.object({ value: z.array(emailListItem), at: z.number() }));

/** The mails of the hub's highlights, kept in this browser for a quarter of an hour. Spec section 9. */
export const recentEmails: PolledSource<Reply<'email'>> = {
  name: 'recent-emails',
  load: () => call('email', {}),
  cacheMs: limits.recentEmailsCacheMs,
  pollMs: limits.dashboardPollMs,
  keep: { read: kept.read, write: kept.write },
};
