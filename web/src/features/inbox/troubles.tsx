import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { Trouble } from './model/inbox-state.ts';

type TroublesProps = { troubles: readonly Trouble[]; onRetry: (platform: Platform) => void };

/** Rule inbox.load.2: names each platform that failed, with a retry. The other platforms stay usable. */
export function Troubles({ troubles, onRetry }: TroublesProps) {
  const { t } = useTranslation(['inbox', 'common']);
  return (
    <Box role="status">
      {troubles.map(({ platform }) => (
        <Box key={platform} sx={lineStyle}>
          <Warning sx={{ fontSize: 18, color: 'accentInk' }} />
          <span>
            {platform === 'gmail' ? t('failedGmail') : `${t('failedSocial')}: ${t(`platform_${platform}`)}`}
          </span>
          <Button
            size="sm"
            variant="bare"
            aria-label={t('tryPlatformAgain', { platform: t(`platform_${platform}`) })}
            onClick={() => onRetry(platform)}
          >
            {t('common:tryAgain')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginBlockEnd: 1,
  typography: 'small',
  color: 'ink2',
};
