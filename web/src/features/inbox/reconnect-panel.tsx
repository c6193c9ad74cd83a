import { useTranslation } from 'react-i18next';
import { useReconnectGoogle } from '../../entities/integration/model/use-reconnect-google.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** Rule inbox.google.1: why no mail is here, and the two ways on. */
export function ReconnectPanel({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation(['inbox', 'common']);
  const { reconnecting, reconnect } = useReconnectGoogle();
  return (
    <EmptyState
      pose="lost"
      title={t('googleRequired')}
      hint={text}
      actions={
        <>
          <Button variant="filled" loading={reconnecting} onClick={reconnect}>
            {t('reconnectGoogle')}
          </Button>
          <Button onClick={onRetry}>{t('common:tryAgain')}</Button>
        </>
      }
    />
  );
}
