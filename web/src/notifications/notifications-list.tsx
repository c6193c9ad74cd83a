import { latenessOf } from '@crocodile-hub/core/domain/lateness';
import Close from '@mui/icons-material/CloseOutlined';
import DoneAll from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { deleteNotification, markNotificationRead, type Notification } from './notification.ts';
import { useUid } from '../account/person.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { StatusDot } from '../kit/ui/badge.tsx';
import { BidiText } from '../kit/ui/bidi-text.tsx';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { notify } from '../kit/ui/notify.tsx';
import { useNotificationWords } from './use-notification-words.ts';
import { focusNextRow } from '../kit/nav/focus-next-row.ts';

/** The given notifications, newest first; each can be marked as read or removed. */
export function NotificationsList({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useTranslation('notifications');
  const uid = useUid();
  const change = (act: (uid: string, id: string) => Promise<void>, id: string) => {
    if (uid !== undefined) act(uid, id).catch(() => notify.error(t('failed')));
  };
  return (
    <Box component="ul" ref={focusNextRow} sx={{ display: 'grid', gap: 0.5 }}>
      {notifications.map((notification) => (
        <Row
          key={notification.id}
          notification={notification}
          onRead={() => change(markNotificationRead, notification.id)}
          onRemove={() => change(deleteNotification, notification.id)}
        />
      ))}
    </Box>
  );
}

type RowProps = { notification: Notification; onRead: () => void; onRemove: () => void };

function Row({ notification, onRead, onRemove }: RowProps) {
  const { t } = useTranslation('notifications');
  const words = useNotificationWords();
  const { type, read, lateMs } = notification;
  const { title, detail } = words(notification);
  const callsForMore = type !== 'reminder' || latenessOf(lateMs).is === 'late';
  const row = useRef<HTMLLIElement>(null);
  const finish = () => {
    // The button leaves; a press that follows must not reach the one beside it.
    row.current?.focus();
    onRead();
  };
  return (
    <Box ref={row} component="li" tabIndex={-1} sx={rowStyle}>
      <StatusDot tone={read ? 'plain' : 'waiting'} />
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography
          variant={read ? 'body' : 'strong'}
          component="p"
          noWrap
          sx={{ color: read ? 'ink2' : 'ink' }}
        >
          <BidiText>{title}</BidiText>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: callsForMore ? 'accentInk' : 'ink3' }}>
          {detail}
        </Typography>
      </Box>
      {/* Each in its own place: the second half of a double click on the first must not remove. */}
      {!read && (
        <IconButton size="sm" name={t('markReadOf', { title })} icon={<DoneAll />} onClick={finish} />
      )}
      <IconButton size="sm" name={t('removeOf', { title })} icon={<Close />} onClick={onRemove} />
    </Box>
  );
}

const rowStyle = { display: 'flex', alignItems: 'center', gap: 1.25, minInlineSize: 0 };
