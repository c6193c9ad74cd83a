import Archive from '@mui/icons-material/ArchiveOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../entities/inbox/model/message.ts';
import { Badge } from '../../shared/ui/badge.tsx';

/** New is green, Waiting is gold, the rest is quiet. Rule inbox.card.1. */
export function StatusBadge({ status }: Pick<Message, 'status'>) {
  const { t } = useTranslation('inbox');
  const words = t(`status_${status}`);
  if (status === 'Waiting') {
    return (
      <Badge tone="waiting" icon={<Hourglass />}>
        {words}
      </Badge>
    );
  }
  return (
    <Box component="span" sx={{ ...wordStyle, color: colors[status] }}>
      {status === 'Replied' && <Reply sx={mirrored} />}
      {status === 'Archived' && <Archive />}
      {words}
    </Box>
  );
}

const colors = { New: 'successInk', Replied: 'ink3', Flagged: 'accentInk', Archived: 'ink3' };
const mirrored = { transform: 'scaleX(var(--direction))' };
const wordStyle = {
  typography: 'caption',
  fontWeight: 550,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { fontSize: 16 },
};
