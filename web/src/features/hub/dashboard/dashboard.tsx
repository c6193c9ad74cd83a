import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '../../../entities/notification/model/notification.ts';
import { Count } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { NotificationsList } from '../../../widgets/notifications/notifications-list.tsx';
import { Clock } from './clock.tsx';

type DashboardProps = { timeZone: string; notifications: readonly Notification[] };

/** The Executive Dashboard: one card, its parts ruled off. */
export function Dashboard({ timeZone, notifications }: DashboardProps) {
  const { t } = useTranslation('hub');
  const unread = notifications.filter(({ read }) => !read).length;
  return (
    <Card as="aside" aria-label={t('dashboard')}>
      <Part>
        <Clock timeZone={timeZone} />
      </Part>
      <TitledPart title={t('notifications')} note={unread > 0 && <Count value={unread} tone="waiting" />}>
        {notifications.length === 0 ? (
          <Typography variant="small" component="p" sx={{ color: 'ink3' }}>
            {t('noNotifications')}
          </Typography>
        ) : (
          <Box sx={{ maxBlockSize: '36vh', overflowY: 'auto' }}>
            <NotificationsList notifications={notifications} />
          </Box>
        )}
      </TitledPart>
    </Card>
  );
}

function TitledPart({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Typography
        id={id}
        variant="small"
        component="h2"
        sx={{ fontWeight: 550, display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}
      >
        {title}
        {note}
      </Typography>
      {children}
    </Part>
  );
}

const Part = styled('section')(({ theme }) => ({
  padding: theme.spacing(2, 2.25),
  '&:not(:last-child)': { borderBlockEnd: `1px solid ${theme.vars.palette.border}` },
}));
