import { Suspense, type ComponentType, type ReactNode, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { pages } from '../kit/nav/pages.ts';
import { RouteTitle } from './shell/route-title.tsx';
import { loadAreas } from '../kit/text/i18n.ts';
import { lazyAgain } from '../kit/state/lazy-part.ts';
import { once } from '../kit/state/once.ts';
import { screenAreas, type ScreenFile } from './screen-areas.ts';

const shell = screen('shell', () => import('./shell/shell.tsx'));
const hub = screen('hub', () => import('../hub/hub-screen.tsx'));
const notFound = screen('not-found', () => import('./not-found.tsx'));

/** The screens by address. Every screen is one lazy file. Rule nav.address.1. */
const alone: Readonly<Record<string, Screen>> = {
  [pages.login]: screen('login', () => import('../pages/login/login-screen.tsx')),
  [pages.authCallback]: screen('auth-callback', () => import('./auth-callback.tsx')),
};
const inShell: Readonly<Record<string, Screen>> = {
  [pages.hub]: hub,
  [pages.commandCenter]: screen('command-center', () => import('../conversations/command-center-screen.tsx')),
  [pages.inboxAi]: screen('inbox-ai', () => import('../inbox/inbox-screen.tsx')),
  [pages.smartTasks]: screen('smart-tasks', () => import('../tasks/smart-tasks-screen.tsx')),
  [pages.campaigns]: screen('campaigns', () => import('../pages/campaigns-screen.tsx')),
  [pages.activityLog]: screen('activity-log', () => import('../pages/activity-log/activity-log-screen.tsx')),
  [pages.connectedDevices]: screen(
    'connected-devices',
    () => import('../connections/list/integrations-screen.tsx'),
  ),
  [pages.settings]: screen('settings', () => import('../pages/settings-screen.tsx')),
  [pages.profile]: screen('profile', () => import('../pages/profile/profile-screen.tsx')),
  [pages.receipt]: screen('receipt', () => import('../pages/receipt-screen.tsx')),
  [pages.privacy]: screen('privacy', () => import('../pages/privacy-screen.tsx')),
  [pages.terms]: screen('terms', () => import('../pages/terms-screen.tsx')),
};
const toHub: readonly string[] = [pages.root, pages.overview];

/** Fetches what an address shows first, so that its first drawing is a whole one. */
export async function loadScreensOf(path: string): Promise<void> {
  await Promise.all(screensOf(path).map(({ load }) => load()));
}

function screensOf(path: string): readonly Screen[] {
  const own = toHub.includes(path) ? hub : inShell[path];
  if (own !== undefined) return [shell, own];
  const outside = alone[path];
  return outside === undefined ? [] : [outside];
}

export function Screens() {
  const routesOf = (screens: Readonly<Record<string, Screen>>) =>
    Object.entries(screens).map(([path, { Element }]) => (
      <Route key={path} path={path}>
        <Element />
      </Route>
    ));
  return (
    <Suspense fallback={null}>
      <Switch>
        {routesOf(alone)}
        {toHub.map((path) => (
          <Route key={path} path={path}>
            <Redirect to={pages.hub} replace />
          </Route>
        ))}
        <Route>
          <shell.Element>
            <Switch>
              {routesOf(inShell)}
              <Route>
                <notFound.Element />
              </Route>
            </Switch>
          </shell.Element>
        </Route>
      </Switch>
      <RouteTitle />
    </Suspense>
  );
}

/** Only the shell frames anything. */
type ScreenComponent = ComponentType<{ children?: ReactNode }>;
type ScreenModule = { default: ScreenComponent };

type Screen = {
  Element: ScreenComponent;
  /** Fetches the screen ahead. It is then drawn at once; React.lazy would show a fallback first. */
  load: () => Promise<unknown>;
};

/** A screen's file and its texts, fetched together when it is first shown. */
function screen(file: ScreenFile, fetchFile: () => Promise<ScreenModule>): Screen {
  let loaded: ScreenComponent | undefined;
  const load = once(async () => {
    const [module] = await Promise.all([fetchFile(), loadAreas(screenAreas[file])]);
    loaded = module.default;
    return module;
  });
  const Later = lazyAgain(load);
  function Element({ children }: { children?: ReactNode }) {
    // Chosen once: a different component type would remount and lose what the person did.
    const [Drawn] = useState<ScreenComponent>(() => loaded ?? Later);
    return <Drawn>{children}</Drawn>;
  }
  return { Element, load };
}
