import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/page.tsx';

export function HubScreen() {
  const { t } = useTranslation();
  return <Page title={t('productName')}>{null}</Page>;
}
