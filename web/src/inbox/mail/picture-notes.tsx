import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { bounds, mostSaved } from '@crocodile-hub/core/contract/bounds';
import { cut } from '@crocodile-hub/core/domain/cut';
import { isBareAddress } from '@crocodile-hub/core/domain/mail-address';
import type { ReactNode } from 'react';
import { useSavedWords } from '../../account/use-saved-words.ts';
import { useSaver } from '../../account/use-saver.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import type { Message } from '../message.ts';
import type { Pictures } from './use-pictures.ts';

type Trust = {
  isTrusted: boolean;
  /** Null where it cannot be, or is already. */
  trust: (() => void) | null;
  distrust: () => void;
};

/**
 * Whether the pictures of this sender are shown unasked. A mail whose sender Gmail did not confirm is from nobody who is
 * trusted. Rule inbox.html.6.
 */
export function useTrust({ isIncoming, senderEmail, isConfirmed = false }: Message): Trust {
  const { save, remove } = useSaver();
  const trusted = useSavedWords('pictures');
  const address = senderEmail.toLowerCase();
  const canTrust = isIncoming && isBareAddress(address) && isConfirmed;
  const known = canTrust ? trusted.find(({ words }) => words === address) : undefined;
  const hasRoom = trusted.length < mostSaved.pictures;
  const name = cut(address, bounds.savedName);
  return {
    isTrusted: known !== undefined,
    trust:
      canTrust && hasRoom && known === undefined
        ? () => save({ id: crypto.randomUUID(), kind: 'pictures', name, words: address })
        : null,
    distrust: () => {
      if (known !== undefined) remove(known);
    },
  };
}

type PictureNotesProps = { message: Message; pictures: Pictures; trust: Trust; trackers: number };

/** What is said of a mail's pictures, above it, and what can be done. Rules inbox.html.2 and inbox.html.6. */
export function PictureNotes({ message, pictures, trust, trackers }: PictureNotesProps) {
  const { t } = useTranslation('inbox');
  const { state, missing, show } = pictures;
  const address = message.senderEmail.toLowerCase();
  return (
    <>
      {(state === 'hidden' || state === 'loading') && (
        <Note words={t('imagesNotLoaded')}>
          <Button size="sm" icon={<ImageIcon />} loading={state === 'loading'} onClick={show}>
            {t('showImages')}
          </Button>
        </Note>
      )}
      {state === 'shown' && trust.trust !== null && (
        <Button size="sm" variant="bare" sx={{ ...bareStyle, justifySelf: 'start' }} onClick={trust.trust}>
          {t('picturesAlways', { address })}
        </Button>
      )}
      {trust.isTrusted && state !== 'none' && (
        <Note words={t('picturesShown', { address })}>
          <Button size="sm" variant="bare" sx={bareStyle} onClick={trust.distrust}>
            {t('picturesAsk')}
          </Button>
        </Note>
      )}
      {trackers > 0 && <Note words={t('trackersLeft', { count: trackers })} />}
      {missing > 0 && (
        <Box component="p" role="status" sx={noteStyle}>
          {t('imagesMissing', { n: missing })}
        </Box>
      )}
    </>
  );
}

/** A quiet line above a mail, with something to press. */
export function Note({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <Box sx={noteStyle}>
      <Box component="p" sx={{ flex: '1 1 240px' }}>
        {words}
      </Box>
      {children}
    </Box>
  );
}

/** Its words begin where the lines do. */
const bareStyle = { marginInlineStart: -1.25 };
const noteStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'caption',
  color: 'ink3',
};
