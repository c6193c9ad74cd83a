import type { DashboardData } from '@crocodile-hub/core/contract/services';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Skeleton } from '../../kit/ui/skeleton.tsx';

type QuickStatsProps = { data: DashboardData; loading: boolean };

export function QuickStats({ data, loading }: QuickStatsProps) {
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
