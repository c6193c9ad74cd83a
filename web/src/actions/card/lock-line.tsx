import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../kit/text/use-translation.ts';

/** Says that only what is shown will be sent: the server checks its hash. */
export function LockLine() {
  const { t } = useTranslation('actions');
  return (
    <Line>
      <LockOutlined />
      {t('shownIsSent')}
    </Line>
  );
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  flex: 1,
  minInlineSize: 120,
  color: theme.vars.palette.ink3,
  '& .MuiSvgIcon-root': { fontSize: 14 },
}));
