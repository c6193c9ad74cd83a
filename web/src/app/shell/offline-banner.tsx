import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { BannerLine } from './banner-line.ts';
import { useOnline } from '../../shared/lib/use-online.ts';

/** One gold line while there is no connection; nothing is blocked. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <BannerLine>
          <CloudOff />
          {t('offline')}
        </BannerLine>
      )}
    </div>
  );
}
