import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { screenAreas, type ScreenFile } from '../src/app/screen-areas.ts';
import type { FirstScreen } from './route-preloads.ts';

const auth = 'src/app/auth-bridge.tsx';
const screens = readFileSync(join(import.meta.dirname, '../src/app/screens.tsx'), 'utf8');
const fetched = /screen\(\s*'([\w-]+)',\s*\(\) => import\('([^']+)'\)/g;
const files = new Map([...screens.matchAll(fetched)].map(([, name, file = '']) => [name, file]));

/** The file of a screen, as app/screens.tsx fetches it; below web/. */
export function sourceOf(screen: ScreenFile): string {
  const file = files.get(screen);
  if (file === undefined) throw new Error(`app/screens.tsx fetches no ${screen}`);
  return posix.join('src/app', file);
}

function inShell(screen: ScreenFile): FirstScreen {
  const { sources, areas } = alone(screen);
  return { sources: [sourceOf('shell'), ...sources], areas: [...screenAreas.shell, ...areas] };
}

function alone(screen: ScreenFile): FirstScreen {
  return { sources: [sourceOf(screen), auth], areas: ['common', ...screenAreas[screen]] };
}

/** The files of each address's first screen; the addresses are those of kit/nav/pages.ts. */
export const firstScreens: Record<string, FirstScreen> = {
  '/login': alone('login'),
  '/': inShell('hub'),
  '/overview': inShell('hub'),
  '/crocodile-hub': inShell('hub'),
  '/command-center': inShell('command-center'),
  '/inbox-ai': inShell('inbox-ai'),
  '/smart-tasks': inShell('smart-tasks'),
  '/campaigns': inShell('campaigns'),
  '/ai-activity-log': inShell('activity-log'),
  '/connected-devices': inShell('connected-devices'),
  '/settings': inShell('settings'),
  '/settings/profile': inShell('profile'),
  '/privacy': inShell('privacy'),
};
