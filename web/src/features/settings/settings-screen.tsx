import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/page.tsx';

export function SettingsScreen() {
  const { t } = useTranslation('settings');
  return <Page title={t('title')}>{null}</Page>;
}
