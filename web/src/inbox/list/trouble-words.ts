import type { Translate } from '../../kit/text/translate.ts';
import type { Folder } from '../folder/folders.ts';
import type { Trouble } from '../folder/inbox-state.ts';

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
