import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useReconnectGoogle } from '../connections/use-reconnect-google.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Button } from '../kit/ui/button.tsx';
import { Card } from '../kit/ui/card.tsx';
import { Hint } from '../kit/ui/hint.tsx';

/**
 * Rule inbox.google.1: says why there is no mail, with two ways to go on. Kept low, because channel messages are listed
 * below.
 */
export function ReconnectPanel({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation(['inbox', 'common']);
  const { reconnecting, reconnect } = useReconnectGoogle();
  return (
    <Card sx={panelStyle}>
      <Warning sx={{ fontSize: 20, color: 'accentInk' }} />
      <Box sx={{ flex: '1 1 260px', minInlineSize: 0 }}>
        <Typography variant="strong" component="h2">
          {t('googleRequired')}
        </Typography>
        <Hint>{text}</Hint>
      </Box>
      <Button size="sm" variant="filled" loading={reconnecting} onClick={reconnect}>
        {t('reconnectGoogle')}
      </Button>
      <Button size="sm" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </Card>
  );
}

const panelStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: 1.5,
  marginBlockEnd: 2,
};
