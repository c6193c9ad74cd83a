import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { emptyDashboard, insightsOf, noticesOf } from '@crocodile-hub/core/domain/dashboard';
import { type ReactNode, useId, Fragment } from 'react';
import type { Notification } from '../../notifications/notification.ts';
import { useConnectionsMark } from '../../connections/watch-integrations.ts';
import { useUid } from '../../account/person.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import type { Live } from '../../kit/wire/firebase/live-query.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { usePolled } from '../../account/use-polled.ts';
import { Count } from '../../kit/ui/badge.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { dashboardSource } from '../hub-sources.ts';
import { Weather } from '../weather/weather.tsx';
import { Insights } from './insights.tsx';
import { Notices } from './notices.tsx';
import { useLiveCounts } from './use-live-counts.ts';
import { useWhen } from '../../account/use-when.ts';
import { clockOf } from '../../kit/text/when.ts';
import type { DashboardData } from '@crocodile-hub/core/contract/services';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { Hint } from '../../kit/ui/hint.tsx';

type DashboardProps = {
  tasks: Live<SmartTask>;
  notifications: readonly Notification[];
  /** Tasks that wait for a yes. */
  asking: number;
};

/** The Executive Dashboard: one card with parts between lines. Counts that cannot be loaded are zero. */
export function Dashboard({ tasks, notifications, asking }: DashboardProps) {
  const { t } = useTranslation('hub');
  const uid = useUid();
  const { polled } = usePolled(dashboardSource, uid, useConnectionsMark());
  const counts = useLiveCounts(uid, tasks);
  const data = { ...(polled.is === 'ready' ? polled.value.data : emptyDashboard), ...counts };
  const notices = noticesOf(data);
  const unread = notifications.filter(({ read }) => !read).length;
  const count = unread + notices.length + (asking > 0 ? 1 : 0);
  return (
    <Card as="aside" aria-label={t('dashboard')} sx={frameStyle}>
      <Part sx={{ gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Clock />
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
        <Notices
          notices={notices}
          asking={asking}
          notifications={notifications}
          loading={polled.is === 'loading'}
        />
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

function Clock() {
  const when = useWhen();
  const { locale, timeZone, now } = when;
  const date = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <div>
      <Hint>{date.format(now)}</Hint>
      <Typography variant="greeting" component="p" className="tabular">
        <time>{clockOf(now, when)}</time>
      </Typography>
    </div>
  );
}

type QuickStatsProps = { data: DashboardData; loading: boolean };

function QuickStats({ data, loading }: QuickStatsProps) {
  const { t } = useTranslation('hub');
  const { tasks, sessions, meetings } = data;
  const stats = [
    { label: t('tasksCompleted'), value: t('ofTotal', { n: tasks.completed, m: tasks.total }) },
    { label: t('activeSessions'), value: String(sessions.active) },
    { label: t('upcomingMeetings'), value: String(meetings.upcoming) },
  ];
  return (
    <Box component="dl" sx={listStyle}>
      {stats.map(({ label, value }) => (
        <Fragment key={label}>
          <Box component="dt" sx={{ color: 'ink2' }}>
            {label}
          </Box>
          <Box
            component="dd"
            className="tabular"
            sx={{ fontWeight: 'var(--weight-strong)', justifySelf: 'end' }}
          >
            {loading ? <Skeleton width={40} /> : <bdi>{value}</bdi>}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

const listStyle = { typography: 'small', display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.75 };

type TodaysSummaryProps = { data: DashboardData; loading: boolean };

function TodaysSummary({ data, loading }: TodaysSummaryProps) {
  const { t } = useTranslation('hub');
  const figures = [
    { value: data.emails.new, label: t('newEmails', { count: data.emails.new }) },
    { value: data.meetings.today, label: t('meetingsToday', { count: data.meetings.today }) },
    { value: data.tasks.pending, label: t('tasksPending', { count: data.tasks.pending }) },
  ];
  return (
    <Figures>
      {figures.map(({ value, label }) => (
        <li key={label}>
          {loading ? (
            <Skeleton width={32} height={28} />
          ) : (
            <Typography variant="figure" component="span" className="tabular">
              {value}
            </Typography>
          )}
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'ink2' }}>
            {label}
          </Typography>
        </li>
      ))}
    </Figures>
  );
}

const Figures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& > li': { paddingInline: theme.spacing(1.5) },
  '& > li:first-of-type': { paddingInlineStart: 0 },
  '& > li:not(:first-of-type)': { borderInlineStart: `1px solid ${theme.vars.palette.border}` },
}));
