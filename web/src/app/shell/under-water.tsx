import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Page } from '../../shared/ui/page.tsx';

/** A screen that is not built yet says so. */
export function UnderWater({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <EmptyState pose="asleep" title={t('notBuiltTitle')} hint={t('notBuiltHint')} />
    </Page>
  );
}
