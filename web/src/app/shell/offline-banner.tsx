import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useOnline } from './use-online.ts';

/** One gold line while there is no connection; nothing is blocked. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Line>
          <CloudOff />
          {t('offline')}
        </Line>
      )}
    </div>
  );
}

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.75, 4),
  backgroundColor: theme.vars.palette.accentTint,
  borderBlockEnd: `1px solid ${theme.vars.palette.accentLine}`,
  color: theme.vars.palette.accentInk,
  '& .MuiSvgIcon-root': { fontSize: 18 },
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(2) },
}));
