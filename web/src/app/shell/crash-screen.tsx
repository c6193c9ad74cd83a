import { useTranslation } from '../../kit/text/use-translation.ts';
import { pages } from '../../kit/nav/pages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';

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
