import Google from '@mui/icons-material/Google';
import type { GoogleConnection } from '../../entities/integration/model/google-connection.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Badge } from '../../shared/ui/badge.tsx';

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
          {connection.account === null
            ? t('googleConnected')
            : t('googleConnectedAs', { account: connection.account })}
        </Badge>
      );
    default:
      return connection satisfies never;
  }
}
