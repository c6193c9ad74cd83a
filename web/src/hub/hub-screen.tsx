import Box from '@mui/material/Box';
import { limits } from '@crocodile-hub/core/domain/limits';
import { notificationsQuery } from '../notifications/notification.ts';
import { useSettings } from '../account/use-settings.ts';
import { smartTasksQuery } from '../actions/task/watch-smart-tasks.ts';
import type { SmartTask } from '../actions/task/smart-task.ts';
import { usePerson, useSignIn, useUid } from '../account/person.ts';
import { useLiveQuery } from '../account/use-live-query.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { usePainted } from '../kit/state/use-painted.ts';
import { size } from '../kit/theme/tokens.ts';
import { Page } from '../kit/ui/page.tsx';
import { CommandArea } from './command-area.tsx';
import { useSuggestions } from './command-box/use-suggestions.ts';
import { Dashboard } from './dashboard/dashboard.tsx';
import { ModeControl } from './mode-control.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useServices } from './services/use-services.ts';
import { lazyPart } from '../kit/state/lazy-part.ts';
import { Badge, StatusDot } from '../kit/ui/badge.tsx';
import { Hint } from '../kit/ui/hint.tsx';
import type { Services } from './services/service-cards.ts';

/** Below the fold, so it is fetched after the rest is drawn. */
const LowerHub = lazyPart(
  async () => ({ default: (await import('./lower-hub.tsx')).LowerHub }),
  () => lowerLoading,
);

const Invitation = lazyPart(() => import('./invitation.tsx'));

const recentTasks = smartTasksQuery(limits.recentTasks);
/** Keeps the space, so that nothing below moves. */
const lowerLoading = <Box sx={{ minBlockSize: '48rem' }} />;
const noTasks: readonly SmartTask[] = [];

export default function HubScreen() {
  const { t } = useTranslation(['hub', 'common']);
  const uid = useUid();
  const person = usePerson();
  const isSignedOut = useSignIn().is === 'signed-out';
  const settings = useSettings();
  const painted = usePainted();
  const services = useServices();
  const tasks = useLiveQuery(recentTasks, uid);
  const live = useLiveQuery(notificationsQuery, uid);
  const suggestions = useSuggestions(tasks.is === 'ready' ? tasks.items : noTasks);
  const notifications = live.is === 'ready' ? live.items : [];
  const asking =
    tasks.is === 'ready' ? tasks.items.filter(({ status }) => status === 'Waiting Confirmation').length : 0;
  const unread = notifications.filter(({ read }) => !read).length;
  const name = person?.name || t('executive');

  return (
    <Page
      title={t('common:productName')}
      note={<Hint>{t('welcome', { name })}</Hint>}
      actions={
        <>
          <ModeControl />
          {!isSignedOut && <SystemBadge services={services.services} />}
        </>
      }
    >
      {isSignedOut && <Invitation />}
      <Box sx={gridStyle}>
        <Box sx={{ display: 'grid', gap: 3.5, minInlineSize: 0, alignContent: 'start' }}>
          <CommandArea name={name} settings={settings} waiting={asking + unread} suggestions={suggestions} />
          <QuickActions />
        </Box>
        <Dashboard tasks={tasks} notifications={notifications} asking={asking} />
      </Box>
      {painted ? <LowerHub tasks={tasks} services={services} /> : lowerLoading}
    </Page>
  );
}

const gridStyle = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${size.rail}px` },
};

/** 'All systems operational' while that is true, else how many are, in gold. Empty until it is known. */
function SystemBadge({ services }: { services: Services | undefined }) {
  const { t } = useTranslation('hub');
  if (services === undefined) return null;
  const isHealthy = services.overall === 'healthy';
  const tone = isHealthy ? 'success' : 'waiting';
  return (
    <Badge tone={tone} icon={<StatusDot tone={tone} />}>
      {isHealthy
        ? t('allOperational')
        : t('servicesOperational', { n: services.operational, m: services.total })}
    </Badge>
  );
}
