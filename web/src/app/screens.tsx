import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pages } from '../shared/nav/pages.ts';
import { RouteTitle } from './shell/route-title.tsx';
import { Shell } from './shell/shell.tsx';

const Login = lazy(() => import('./routes/login.tsx'));
const AuthCallback = lazy(() => import('./routes/auth-callback.tsx'));
const Hub = lazy(() => import('./routes/hub.tsx'));
const CommandCenter = lazy(() => import('./routes/command-center.tsx'));
const InboxAi = lazy(() => import('./routes/inbox-ai.tsx'));
const SmartTasks = lazy(() => import('./routes/smart-tasks.tsx'));
const Campaigns = lazy(() => import('./routes/campaigns.tsx'));
const ActivityLog = lazy(() => import('./routes/activity-log.tsx'));
const ConnectedDevices = lazy(() => import('./routes/connected-devices.tsx'));
const Settings = lazy(() => import('./routes/settings.tsx'));
const Profile = lazy(() => import('./routes/profile.tsx'));
const Privacy = lazy(() => import('./routes/privacy.tsx'));
const NotFound = lazy(() => import('./routes/not-found.tsx'));

/** The spec's route table. Every screen is one lazy file. */
export function Screens() {
  return (
    <Suspense fallback={null}>
      <RouteTitle />
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
    </Suspense>
  );
}
