import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/page.tsx';

export function CampaignsScreen() {
  const { t } = useTranslation('campaigns');
  return <Page title={t('title')}>{null}</Page>;
}
