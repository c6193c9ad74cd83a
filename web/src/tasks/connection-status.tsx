import Google from '@mui/icons-material/Google';
import Box from '@mui/material/Box';
import type { GoogleConnection } from '../connections/google-connection.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Badge } from '../kit/ui/badge.tsx';

/** Whether the person's Google account is connected, and which. */
export function ConnectionStatus({ connection }: { connection: GoogleConnection }) {
  const { t } = useTranslation('smart-tasks');
  switch (connection.is) {
    case 'unknown':
      return null;
    case 'disconnected':
      return (
        <Badge tone="waiting" icon={<Google />}>
          {t('googleNotConnected')}
        </Badge>
      );
    case 'connected':
      return (
        <Badge tone="success" icon={<Google />}>
          {connection.account === null ? (
            t('googleConnected')
          ) : (
            <Box component="span" sx={wordsStyle}>
              {t('googleConnectedAs', { account: connection.account })}
            </Box>
          )}
        </Badge>
      );
    default:
      return connection satisfies never;
  }
}

/** An address of any length fits a narrow window. */
const wordsStyle = { whiteSpace: 'normal', overflowWrap: 'anywhere' };
