import type { Area } from '../kit/text/translate.ts';

/** The areas of the catalogue that each screen uses, by its name in screens.tsx; fetched together with its code. */
export const screenAreas = {
  shell: ['shell', 'screens'],
  login: ['login', 'screens'],
  'auth-callback': ['login', 'screens'],
  hub: ['hub', 'actions', 'command', 'notifications', 'shell', 'smart-tasks', 'voice'],
  'command-center': ['command-center', 'actions', 'shell', 'smart-tasks', 'voice'],
  'inbox-ai': ['inbox', 'actions', 'smart-tasks', 'voice'],
  'smart-tasks': ['smart-tasks', 'actions', 'command', 'command-center', 'notifications', 'voice'],
  campaigns: ['campaigns'],
  'activity-log': ['activity-log'],
  'connected-devices': ['integrations'],
  settings: ['settings'],
  profile: ['profile', 'actions', 'command-center'],
  privacy: ['privacy'],
  terms: ['privacy'],
  receipt: ['receipt'],
  'not-found': ['shell'],
} as const satisfies Record<string, readonly Area[]>;

export type ScreenFile = keyof typeof screenAreas;

/** Areas used by the listeners that run on every screen. */
export const listenerAreas = ['actions', 'notifications', 'smart-tasks'] as const satisfies readonly Area[];
