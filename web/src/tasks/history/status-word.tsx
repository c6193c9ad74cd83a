import Block from '@mui/icons-material/BlockOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { SmartTaskStatus } from '@crocodile-hub/core/contract/documents';
import type { ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';

const looks = {
  'Waiting Confirmation': { icon: <Hourglass />, color: 'accentInk', weight: 550 },
  Pending: { icon: <Hourglass />, color: 'accentInk', weight: 550 },
  // Done is quiet: only its check is green.
  Done: { icon: <Check />, color: 'ink3', weight: 450 },
  Error: { icon: <Warning />, color: 'errorInk', weight: 550 },
  Cancelled: { icon: <Block />, color: 'ink3', weight: 450 },
} as const satisfies Record<SmartTaskStatus, { icon: ReactNode; color: string; weight: number }>;

/** A task's status in a list: an icon and a word, no pill. */
export function StatusWord({ status }: { status: SmartTaskStatus }) {
  const { t } = useTranslation('smart-tasks');
  const { icon, color, weight } = looks[status];
  return (
    <Box component="span" sx={{ ...wordStyle, color, fontWeight: weight }} data-status={status}>
      {icon}
      {t(`status_${status}`)}
    </Box>
  );
}

const wordStyle = {
  typography: 'caption',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { fontSize: 16 },
  '&[data-status=Done] .MuiSvgIcon-root': { color: 'success.main' },
};
