import { useTranslation } from 'react-i18next';
import { UnderWater } from '../shell/under-water.tsx';

export default function ConnectedDevices() {
  const { t } = useTranslation('integrations');
  return <UnderWater title={t('title')} />;
}
