import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Page } from '../../shared/ui/page.tsx';

/** Placeholder text only, by the spec. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  return (
    <Page title={t('title')}>
      <EmptyState pose="asleep" title={t('placeholder')} hint={t('placeholderHint')} />
    </Page>
  );
}
