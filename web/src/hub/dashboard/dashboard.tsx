import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { emptyDashboard, insightsOf, noticesOf } from '@crocodile-hub/core/domain/dashboard';
import { type ReactNode, useId } from 'react';
import type { Notification } from '../../notifications/notification.ts';
import { useUid } from '../../account/person.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import type { Live } from '../../kit/wire/firebase/live-query.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { usePolled } from '../../account/use-polled.ts';
import { Count } from '../../kit/ui/badge.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { dashboardSource } from '../hub-sources.ts';
import { Weather } from '../weather/weather.tsx';
import { Clock } from './clock.tsx';
import { Insights } from './insights.tsx';
import { Notices } from './notices.tsx';
import { QuickStats } from './quick-stats.tsx';
import { useLiveCounts } from './use-live-counts.ts';
import { TodaysSummary } from './todays-summary.tsx';

type DashboardProps = {
  timeZone: string;
  tasks: Live<SmartTask>;
  notifications: readonly Notification[];
  /** Tasks that wait for a yes. */
  asking: number;
};

/** The Executive Dashboard: one card with parts between lines. Counts that cannot be loaded are zero. */
export function Dashboard({ timeZone, tasks, notifications, asking }: DashboardProps) {
  const { t } = useTranslation('hub');
  const uid = useUid();
  const { polled } = usePolled(dashboardSource, uid);
  const counts = useLiveCounts(uid, tasks);
  const data = { ...(polled.is === 'ready' ? polled.value.data : emptyDashboard), ...counts };
  const notices = noticesOf(data);
  const unread = notifications.filter(({ read }) => !read).length;
  const count = unread + notices.length + (asking > 0 ? 1 : 0);
  return (
    <Card as="aside" aria-label={t('dashboard')} sx={frameStyle}>
      <Part sx={{ gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Clock timeZone={timeZone} />
        <Weather />
      </Part>
      {polled.is === 'failed' && polled.failure.kind !== 'unauthenticated' && (
        <Part role="status" sx={{ gridColumn: '1 / -1', typography: 'small', color: 'ink2' }}>
          {t('failedToLoadDashboard')}
        </Part>
      )}
      <TitledPart title={t('todaysSummary')}>
        <TodaysSummary data={data} loading={polled.is === 'loading'} />
      </TitledPart>
      <TitledPart title={t('quickStats')}>
        <QuickStats data={data} loading={polled.is === 'loading'} />
      </TitledPart>
      <TitledPart title={t('notifications')} note={count > 0 && <Count value={count} tone="waiting" />}>
        <Notices notices={notices} asking={asking} notifications={notifications} />
      </TitledPart>
      <TitledPart title={t('aiInsights')}>
        <Insights insights={insightsOf(data)} />
      </TitledPart>
    </Card>
  );
}

function TitledPart({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Typography id={id} variant="small" component="h2" sx={titleStyle}>
        {title}
        {note}
      </Typography>
      <Box sx={{ minInlineSize: 0 }}>{children}</Box>
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({
  minInlineSize: 0,
  padding: theme.spacing(2, 2.25),
  // Each part draws its own top and start edge; the card cuts off the ones at its border.
  boxShadow: `-1px -1px 0 ${theme.vars.palette.border}`,
  '[dir=rtl] &': { boxShadow: `1px -1px 0 ${theme.vars.palette.border}` },
}));

const frameStyle = {
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
};
const titleStyle = {
  fontWeight: 550,
  color: 'ink2',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  marginBlockEnd: 1,
};
