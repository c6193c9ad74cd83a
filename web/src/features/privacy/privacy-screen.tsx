import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/page.tsx';

export function PrivacyScreen() {
  const { t } = useTranslation('privacy');
  return <Page title={t('title')}>{null}</Page>;
}
