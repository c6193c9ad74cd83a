import { useTranslation } from 'react-i18next';
import { UnderWater } from '../shell/under-water.tsx';

export default function Profile() {
  const { t } = useTranslation('profile');
  return <UnderWater title={t('title')} />;
}
