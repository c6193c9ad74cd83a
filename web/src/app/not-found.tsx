import { useTranslation } from '../kit/text/use-translation.ts';
import { pages } from '../kit/nav/pages.ts';
import { Button } from '../kit/ui/button.tsx';
import { EmptyState } from '../kit/ui/empty-state.tsx';

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
