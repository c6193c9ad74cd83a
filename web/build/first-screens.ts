import { screenAreas, type ScreenFile } from '../src/app/screen-areas.ts';
import type { FirstScreen } from './route-preloads.ts';

const auth = 'src/app/auth-bridge.tsx';

function inShell(file: ScreenFile): FirstScreen {
  const { sources, areas } = alone(file);
  return { sources: ['src/app/routes/shell.tsx', ...sources], areas: [...screenAreas.shell, ...areas] };
}

function alone(file: ScreenFile): FirstScreen {
  return { sources: [`src/app/routes/${file}.tsx`, auth], areas: ['common', ...screenAreas[file]] };
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
