import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { pages } from '../../shared/nav/pages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

export default function NotFound() {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <EmptyState
      pose="lost"
      level="h1"
      title={t('notFoundTitle')}
      hint={t('notFoundHint')}
      actions={<Button to={pages.hub}>{t('common:backToHub')}</Button>}
    />
  );
}
