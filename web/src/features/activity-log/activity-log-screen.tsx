import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/page.tsx';

export function ActivityLogScreen() {
  const { t } = useTranslation('activity-log');
  return <Page title={t('title')}>{null}</Page>;
}
