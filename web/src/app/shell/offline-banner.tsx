import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { BannerLine } from './banner-line.ts';
import { useOnline } from '../../kit/state/use-online.ts';

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
