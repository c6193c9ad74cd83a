import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { channels } from '@crocodile-hub/core/contract/channels';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import type { Translate } from '../../kit/text/translate.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import type { Folder } from '../folder/folders.ts';
import type { Trouble } from '../folder/inbox-state.ts';

type TroublesProps = {
  folder: Folder;
  troubles: readonly Trouble[];
  onRetry: (platform: Platform) => void;
  onRetryAll: () => void;
};

/**
 * Rule inbox.load.2: names each platform that failed, with a retry. The other platforms stay usable. If none can be
 * read, one line says so.
 */
export function Troubles({ folder, troubles, onRetry, onRetryAll }: TroublesProps) {
  const { t } = useTranslation(['inbox', 'common']);
  if (troubles.length > channels.length) {
    return (
      <Box role="status">
        <Line text={t('failedUnified')} button={t('common:tryAgain')} onRetry={onRetryAll} />
      </Box>
    );
  }
  return (
    <Box role="status">
      {troubles.map((trouble) => (
        <Line
          key={trouble.platform}
          text={troubleWords(t, folder, trouble)}
          button={t('common:tryAgain')}
          label={t('tryPlatformAgain', { platform: t(`platform_${trouble.platform}`) })}
          onRetry={() => onRetry(trouble.platform)}
        />
      ))}
    </Box>
  );
}

type LineProps = { text: string; button: string; label?: string; onRetry: () => void };

function Line({ text, button, label, onRetry }: LineProps) {
  return (
    <Box sx={lineStyle}>
      <Warning sx={{ fontSize: 18, color: 'accentInk' }} />
      <span>{text}</span>
      <Button size="sm" variant="bare" aria-label={label} onClick={onRetry}>
        {button}
      </Button>
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

type Told = Pick<Trouble, 'platform' | 'failure'>;

/** What could not be loaded, and why. Rule inbox.load.2. */
export function troubleWords(t: Translate<['inbox']>, folder: Folder, trouble: Told): string {
  const { kind, message } = trouble.failure;
  const isFolder = folder !== 'inbox' && trouble.platform === 'gmail';
  const isSignedOut = kind === 'unauthenticated';
  const why = isSignedOut ? t(isFolder ? 'loggedOutFolders' : 'loggedOutMessages') : message;
  return `${whatOf(t, folder, trouble)}: ${why ?? t('requestFailed')}`;
}

function whatOf(t: Translate<['inbox']>, folder: Folder, { platform }: Told): string {
  if (platform !== 'gmail') return `${t('failedSocial')} (${t(`platform_${platform}`)})`;
  return folder === 'inbox' ? t('failedGmail') : t('failedFolderList', { folder: t(`folder_${folder}`) });
}
