import Autorenew from '@mui/icons-material/AutorenewOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Badge, type Tone } from '../../kit/ui/badge.tsx';
import type { SessionStatus } from './session.ts';

const looks = {
  Waiting: { icon: <Hourglass />, tone: 'waiting' },
  Running: { icon: <Autorenew />, tone: 'running' },
  // Done is quiet: only its check is green.
  Success: { icon: <Check />, tone: 'plain' },
  Failed: { icon: <Warning />, tone: 'failed' },
} as const satisfies Record<SessionStatus, { icon: ReactNode; tone: Tone }>;

/** A session's status in a list: an icon and a word, no pill. */
export function SessionStatusWord({ status }: { status: SessionStatus }) {
  const { t } = useTranslation('command-center');
  return (
    <Word data-status={status}>
      {looks[status].icon}
      {t(status)}
    </Word>
  );
}

/** The status of the session that is open. */
export function SessionStatusBadge({ status }: { status: SessionStatus }) {
  const { t } = useTranslation('command-center');
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {t(status)}
    </Badge>
  );
}

const Word = styled('span')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    flexShrink: 0,
    color: c.ink3,
    '& .MuiSvgIcon-root': { fontSize: 16 },
    '&[data-status=Waiting]': { color: c.accentInk, fontWeight: 550 },
    '&[data-status=Running]': { color: c.infoInk, fontWeight: 550 },
    '&[data-status=Failed]': { color: c.errorInk, fontWeight: 550 },
    '&[data-status=Success] .MuiSvgIcon-root': { color: c.success.main },
  };
});
