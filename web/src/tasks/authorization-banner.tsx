import PowerOff from '@mui/icons-material/PowerOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useReconnectGoogle } from '../connections/use-reconnect-google.ts';
import { dropGoogleToken } from '../account/person-storage.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Button } from '../kit/ui/button.tsx';
import { Card } from '../kit/ui/card.tsx';

/** Asks the person to reconnect Google, and drops the token that did not work. Rule google.connection.1. */
export function AuthorizationBanner() {
  const { t } = useTranslation('smart-tasks');
  const { reconnecting, reconnect } = useReconnectGoogle();
  useEffect(dropGoogleToken, []);
  return (
    <Card role="region" aria-label={t('googleNotConnected')} data-waiting sx={bannerStyle}>
      <PowerOff sx={{ color: 'accentInk' }} />
      <Box sx={{ flex: '1 1 24ch' }}>
        <Typography variant="strong" component="p" sx={{ color: 'ink' }}>
          {t('authorizationRequired')}
        </Typography>
        <Typography variant="small" component="p" sx={{ color: 'ink2' }}>
          {t('authorizationHint')}
        </Typography>
      </Box>
      <Button variant="filled" loading={reconnecting} onClick={reconnect}>
        {t('reconnectGoogle')}
      </Button>
    </Card>
  );
}

const bannerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 1.5,
  paddingInlineStart: 2,
  marginBlockEnd: 2,
  backgroundColor: 'accentTint',
};
