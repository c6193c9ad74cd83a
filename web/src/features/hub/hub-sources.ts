import { limits } from '@crocodile-hub/core/domain/limits';
import { call, type Reply } from '../../shared/http/call.ts';
import type { Language } from '../../shared/i18n/language.ts';
import type { PolledSource } from '../../shared/lib/polled.ts';

/** What the dashboard counts. Rule limits.caches.1: kept 5 minutes, looked at every 45 seconds. */
export const dashboardSource: PolledSource<Reply<'dashboard'>> = {
  name: 'dashboard',
  load: () => call('dashboard', { query: {} }),
  cacheMs: limits.dashboardCacheMs,
  pollMs: limits.dashboardPollMs,
};

/**
 * How the services stand. Rule limits.caches.1: kept 10 minutes, looked at every 30 seconds. The server says why one does
 * not answer in the language of the screen: each language asks for itself.
 */
const servicesIn = (language: Language): PolledSource<Reply<'servicesStatus'>> => ({
  name: `services-${language}`,
  load: () => call('servicesStatus', {}),
  cacheMs: limits.servicesCacheMs,
  pollMs: limits.servicesPollMs,
});
export const servicesSource = { en: servicesIn('en'), he: servicesIn('he') } as const;
