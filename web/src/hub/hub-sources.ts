import { limits } from '@crocodile-hub/core/domain/limits';
import { call, type Reply } from '../kit/wire/call.ts';
import type { Language } from '../kit/text/language.ts';
import type { PolledSource } from '../kit/wire/polled.ts';

/** The dashboard's counts. Rule limits.caches.1: kept 5 minutes, checked every 45 seconds. */
export const dashboardSource: PolledSource<Reply<'dashboard'>> = {
  name: 'dashboard',
  load: () => call('dashboard', { query: {} }),
  cacheMs: limits.dashboardCacheMs,
  pollMs: limits.dashboardPollMs,
};

/**
 * The state of the services. Rule limits.caches.1: kept 10 minutes, checked every 30 seconds. One source a language,
 * because the server explains a failure in the language of the screen.
 */
const servicesIn = (language: Language): PolledSource<Reply<'servicesStatus'>> => ({
  name: `services-${language}`,
  load: () => call('servicesStatus', {}),
  cacheMs: limits.servicesCacheMs,
  pollMs: limits.servicesPollMs,
});
export const servicesSource = { en: servicesIn('en'), he: servicesIn('he') } as const;
