import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { loadAreas } from '../shared/i18n/i18n.ts';
import { pages } from '../shared/nav/pages.ts';
import { screenAreas, type ScreenFile } from './screen-areas.ts';
import { RouteTitle } from './shell/route-title.tsx';

type ScreenModule = { default: ComponentType };

/** A screen's file and its texts, fetched together when it is first shown. */
function screen(file: ScreenFile, load: () => Promise<ScreenModule>) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadAreas(screenAreas[file])]);
    return module;
  });
}

const Shell = screen('shell', () => import('./routes/shell.tsx'));
const Login = screen('login', () => import('./routes/login.tsx'));
const AuthCallback = screen('auth-callback', () => import('./routes/auth-callback.tsx'));
const Hub = screen('hub', () => import('./routes/hub.tsx'));
const CommandCenter = screen('command-center', () => import('./routes/command-center.tsx'));
const InboxAi = screen('inbox-ai', () => import('./routes/inbox-ai.tsx'));
const SmartTasks = screen('smart-tasks', () => import('./routes/smart-tasks.tsx'));
const Campaigns = screen('campaigns', () => import('./routes/campaigns.tsx'));
const ActivityLog = screen('activity-log', () => import('./routes/activity-log.tsx'));
const ConnectedDevices = screen('connected-devices', () => import('./routes/connected-devices.tsx'));
const Settings = screen('settings', () => import('./routes/settings.tsx'));
const Profile = screen('profile', () => import('./routes/profile.tsx'));
const Privacy = screen('privacy', () => import('./routes/privacy.tsx'));
const NotFound = screen('not-found', () => import('./routes/not-found.tsx'));

/** The spec's route table. Every screen is one lazy file. */
export function Screens() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={pages.login} element={<Login />} />
        <Route path={pages.authCallback} element={<AuthCallback />} />
        <Route path={pages.root} element={<Navigate to={pages.hub} replace />} />
        <Route path={pages.overview} element={<Navigate to={pages.hub} replace />} />
        <Route element={<Shell />}>
          <Route path={pages.hub} element={<Hub />} />
          <Route path={pages.commandCenter} element={<CommandCenter />} />
          <Route path={pages.inboxAi} element={<InboxAi />} />
          <Route path={pages.smartTasks} element={<SmartTasks />} />
          <Route path={pages.campaigns} element={<Campaigns />} />
          <Route path={pages.activityLog} element={<ActivityLog />} />
          <Route path={pages.connectedDevices} element={<ConnectedDevices />} />
          <Route path={pages.settings} element={<Settings />} />
          <Route path={pages.profile} element={<Profile />} />
          <Route path={pages.privacy} element={<Privacy />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
      <RouteTitle />
    </Suspense>
  );
}
