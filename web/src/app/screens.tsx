import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pages } from '../kit/nav/pages.ts';
import { screen, type Screen } from './screen.tsx';
import { RouteTitle } from './shell/route-title.tsx';

const shell = screen('shell', () => import('./routes/shell.tsx'));
const hub = screen('hub', () => import('./routes/hub.tsx'));
const notFound = screen('not-found', () => import('./routes/not-found.tsx'));

/** The screens by address. Every screen is one lazy file. Rule nav.address.1. */
const alone: Readonly<Record<string, Screen>> = {
  [pages.login]: screen('login', () => import('./routes/login.tsx')),
  [pages.authCallback]: screen('auth-callback', () => import('./routes/auth-callback.tsx')),
};
const inShell: Readonly<Record<string, Screen>> = {
  [pages.hub]: hub,
  [pages.commandCenter]: screen('command-center', () => import('./routes/command-center.tsx')),
  [pages.inboxAi]: screen('inbox-ai', () => import('./routes/inbox-ai.tsx')),
  [pages.smartTasks]: screen('smart-tasks', () => import('./routes/smart-tasks.tsx')),
  [pages.campaigns]: screen('campaigns', () => import('./routes/campaigns.tsx')),
  [pages.activityLog]: screen('activity-log', () => import('./routes/activity-log.tsx')),
  [pages.connectedDevices]: screen('connected-devices', () => import('./routes/connected-devices.tsx')),
  [pages.settings]: screen('settings', () => import('./routes/settings.tsx')),
  [pages.profile]: screen('profile', () => import('./routes/profile.tsx')),
  [pages.receipt]: screen('receipt', () => import('./routes/receipt.tsx')),
  [pages.privacy]: screen('privacy', () => import('./routes/privacy.tsx')),
  [pages.terms]: screen('terms', () => import('./routes/terms.tsx')),
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
      <Route key={path} path={path} element={<Element />} />
    ));
  return (
    <Suspense fallback={null}>
      <Routes>
        {routesOf(alone)}
        {toHub.map((path) => (
          <Route key={path} path={path} element={<Navigate to={pages.hub} replace />} />
        ))}
        <Route element={<shell.Element />}>
          {routesOf(inShell)}
          <Route path="*" element={<notFound.Element />} />
        </Route>
      </Routes>
      <RouteTitle />
    </Suspense>
  );
}
