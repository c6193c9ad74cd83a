import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { ReactNode } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Card } from '../../kit/ui/card.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { Headline } from './headline.tsx';

type OutcomeCardProps = {
  state: 'running' | 'confirmed' | 'cancelled';
  actionType: ActionType;
  payload: Readonly<Record<string, unknown>>;
  /** Undo, while there is time. */
  action?: ReactNode;
  /** How long there is. */
  foot?: ReactNode;
};

export function OutcomeCard({ state, actionType, payload, action, foot }: OutcomeCardProps) {
  const { t } = useTranslation('command-center');
  return (
    <Card>
      <Line data-state={state}>
        {looks[state].icon}
        <strong>{t(looks[state].words)}</strong>
        <span aria-hidden>·</span>
        <Headline actionType={actionType} payload={payload} />
        {action}
      </Line>
      {foot}
    </Card>
  );
}

const looks = {
  running: { icon: <Spinner />, words: 'confirming' },
  confirmed: { icon: <CheckCircle />, words: 'actionConfirmed' },
  cancelled: { icon: <Block />, words: 'actionCancelled' },
} as const satisfies Record<OutcomeCardProps['state'], { icon: ReactNode; words: string }>;

const Line = styled('p')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.body,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 1),
    minBlockSize: 42,
    padding: theme.spacing(0.5, 1, 0.5, 1.75),
    '[dir=rtl] &': { padding: theme.spacing(0.5, 1.75, 0.5, 1) },
    color: c.ink2,
    '& strong': { fontWeight: 'var(--weight-strong)', color: c.ink },
    '& > .MuiSvgIcon-root': { fontSize: 18, color: c.success.main },
    '&[data-state=cancelled], &[data-state=cancelled] strong': { color: c.ink3 },
    '&[data-state=cancelled] > .MuiSvgIcon-root': { color: c.ink3 },
    '& > button': { marginInlineStart: 'auto' },
  };
});
