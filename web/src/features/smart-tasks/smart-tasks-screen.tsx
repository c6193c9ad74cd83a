import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/page.tsx';

export function SmartTasksScreen() {
  const { t } = useTranslation('smart-tasks');
  return <Page title={t('title')}>{null}</Page>;
}
