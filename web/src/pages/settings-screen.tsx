import { useTranslation } from '../kit/text/use-translation.ts';
import { EmptyState } from '../kit/ui/empty-state.tsx';
import { Page } from '../kit/ui/page.tsx';

/** Placeholder text only. Rule mock.settings.1. */
export default function SettingsScreen() {
  const { t } = useTranslation('settings');
  return (
    <Page title={t('title')}>
      <EmptyState pose="asleep" title={t('placeholder')} hint={t('placeholderHint')} />
    </Page>
  );
}
