import { understand } from '@crocodile-hub/core/language/understand/understand';
import { failed, replied, type EverydayAnswers } from './answers.ts';

/** The answer to somebody without a connected Google account. */
const needsGoogle = () => failed('reauth', { error: 'Reconnect Google', requiresAuth: true });

/**
 * Answers to the calls that screens make by themselves, for a new person: nothing is connected or stored. Calls that a
 * person starts have no answer until the test gives one.
 */
export const everydayAnswers: EverydayAnswers = {
  servicesStatus: () =>
    replied<'servicesStatus'>({
      success: true,
      timestamp: now(),
      status: 'warning',
      totalServices: 6,
      operationalServices: 3,
      services: [
        { id: 'gmail', name: 'Gmail', status: 'error', description: 'Reconnect Google', lastSync: null },
        {
          id: 'calendar',
          name: 'Google Calendar',
          status: 'error',
          description: 'Reconnect Google',
          lastSync: null,
        },
        {
          id: 'openai',
          name: 'OpenAI',
          status: 'connected',
          description: 'Answers questions',
          lastSync: now(),
        },
        { id: 'weather', name: 'Weather', status: 'connected', description: 'Forecasts', lastSync: now() },
        {
          id: 'search',
          name: 'Web Search',
          status: 'connected',
          description: 'Answers from the web',
          lastSync: now(),
        },
        { id: 'whatsapp', name: 'WhatsApp', status: 'error', description: 'Not connected', lastSync: null },
      ],
    }),
  // A chat that is opened is read.
  channelMessageRead: () => replied<'channelMessageRead'>({ success: true }),
  health: () =>
    replied<'health'>({
      timestamp: now(),
      status: 'warning',
      services: { gmail: 'error', calendar: 'error', gpt: 'connected' },
    }),
  plugins: () => replied<'plugins'>({ timestamp: now(), loadedPlugins: [] }),
  weather: ({ query: { city } }) =>
    replied<'weather'>({ success: true, weather: { city, temperature: 21, description: 'clear sky' } }),
  dashboard: () =>
    replied<'dashboard'>({
      success: true,
      computedAt: now(),
      data: {
        emails: { new: 0, pending: 0, total: 0, important: 0 },
        meetings: { today: 0, upcoming: 0, total: 0 },
        tasks: { completed: 0, pending: 0, total: 0 },
        sessions: { active: 0, total: 0 },
      },
    }),
  // The grammar's reading, which the box has already.
  readings: ({ body: { command, now: at, timeZone } }) =>
    replied<'readings'>({
      success: true,
      actions: understand(command, { now: at ?? now(), timeZone: timeZone ?? 'UTC' }).actions,
    }),
  chatCancel: () => replied<'chatCancel'>({ success: true }),
  contacts: needsGoogle,
  email: needsGoogle,
  inboxMessages: needsGoogle,
  inboxNews: needsGoogle,
  unreadCounts: needsGoogle,
};

const now = () => new Date().toISOString();
