import { limits } from '@crocodile-hub/core/domain/limits';
import { call, type Reply } from '../../shared/http/call.ts';
import type { PolledSource } from '../../shared/lib/polled.ts';

/** What the dashboard counts. Rule limits.caches.1: kept 5 minutes, looked at every 45 seconds. */
export const dashboardSource: PolledSource<Reply<'dashboard'>> = {
  name: 'dashboard',
  load: () => call('dashboard', { query: {} }),
  cacheMs: limits.dashboardCacheMs,
  pollMs: limits.dashboardPollMs,
};

/** How the services stand. Rule limits.caches.1: kept 10 minutes, looked at every 30 seconds. */
export const servicesSource: PolledSource<Reply<'servicesStatus'>> = {
  name: 'services',
  load: () => call('servicesStatus', {}),
  cacheMs: limits.servicesCacheMs,
  pollMs: limits.servicesPollMs,
};
