import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { pages } from '../../shared/nav/pages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      pose="lost"
      level="h1"
      title={t('crashTitle')}
      hint={t('crashHint')}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>{t('reloadPage')}</Button>
          <Button variant="bare" to={pages.hub}>
            {t('backToHub')}
          </Button>
        </>
      }
    />
  );
}
