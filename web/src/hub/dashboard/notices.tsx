import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { DashboardNotice } from '@crocodile-hub/core/domain/dashboard';
import type { Notification } from '../../notifications/notification.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Link } from '../../kit/nav/link.tsx';
import { pages } from '../../kit/nav/pages.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { StatusDot, type Tone } from '../../kit/ui/badge.tsx';
import { NotificationsList } from '../../notifications/notifications-list.tsx';
import { Onward } from '../../kit/ui/pointing-icons.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { useState } from 'react';
import { askToNotify, notificationPermission } from '../../notifications/notification-permission.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Hint } from '../../kit/ui/hint.tsx';

type NoticesProps = {
  notices: readonly DashboardNotice[];
  asking: number;
  notifications: readonly Notification[];
  /** Whether anything wants the person is not known yet. */
  loading: boolean;
};

const looks = {
  'important-mail': { tone: 'failed', words: 'importantMail', to: pages.inboxAi },
  'active-sessions': { tone: 'running', words: 'sessionsActive', to: pages.commandCenter },
} as const satisfies Record<DashboardNotice['about'], { tone: Tone; words: string; to: string }>;

/** What needs the person: tasks that wait for a yes, notices from the counts, and reminders as they arrive. */
export function Notices({ notices, asking, notifications, loading }: NoticesProps) {
  const { t } = useTranslation('hub');
  if (notices.length === 0 && asking === 0 && notifications.length === 0) {
    if (loading) return <Skeleton width="60%" />;
    return <Hint quiet>{t('noNotifications')}</Hint>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <ul>
        {asking > 0 && (
          <Notice tone="waiting" to={pages.smartTasks} words={t('waitingTasks', { count: asking })} />
        )}
        {notices.map(({ about, count }) => {
          const { tone, words, to } = looks[about];
          return <Notice key={about} tone={tone} to={to} words={t(words, { count })} />;
        })}
      </ul>
      {notifications.length > 0 && (
        <Box sx={{ maxBlockSize: '36vh', overflowY: 'auto', overscrollBehavior: 'contain' }}>
          <NotificationsList notifications={notifications} />
        </Box>
      )}
      <NotificationPermission />
    </Box>
  );
}

function Notice({ tone, to, words }: { tone: Tone; to: string; words: string }) {
  return (
    <li>
      <Row to={to}>
        <StatusDot tone={tone} />
        <span>{words}</span>
        <Onward fontSize="small" />
      </Row>
    </li>
  );
}

const Row = styled(Link)(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minBlockSize: theme.spacing(3.5),
  borderRadius: radius.sm,
  color: theme.vars.palette.ink2,
  textDecoration: 'none',
  '& > span:nth-of-type(2)': { flex: 1, minInlineSize: 0 },
  '&:hover': { color: theme.vars.palette.ink, backgroundColor: theme.vars.palette.hover },
}));

/** Offers browser notifications while the person has neither allowed nor blocked them. */
function NotificationPermission() {
  const { t } = useTranslation('notifications');
  const [permission, setPermission] = useState(notificationPermission);
  if (permission !== 'default') return null;
  const ask = () => void askToNotify().then(setPermission, () => undefined);
  return (
    <Button size="sm" variant="tint" sx={{ justifySelf: 'start' }} onClick={ask}>
      {t('allow')}
    </Button>
  );
}
