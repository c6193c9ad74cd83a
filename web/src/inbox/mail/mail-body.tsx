import Box from '@mui/material/Box';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import { useState } from 'react';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { Button } from '../../kit/ui/button.tsx';
import { isForward } from '../compose/answer.ts';
import { cleanHtml } from './clean-html.ts';
import { DrawnMail } from './drawn-mail.tsx';
import { LongText } from './long-text.tsx';
import { hasLostWords } from './lost-words.ts';
import { foldQuote } from './quote.ts';
import { isTangled } from './tangle.ts';
import { usePictures } from './use-pictures.ts';

type Mail = { message: Message; html: string };

/** A mail's HTML: what is left of it when it is cleaned, or its words where it is too much. Rules inbox.html.1 to 5. */
export default function MailBody({ message, html }: Mail) {
  const { t } = useTranslation('inbox');
  const [isWords] = useState(() => isTangled(html));
  const [isAsText, setAsText] = useState(false);
  if (!isWords && !isAsText) return <Cleaned message={message} html={html} onText={() => setAsText(true)} />;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {isWords && (
        <Box component="p" sx={noteStyle}>
          {t('tangledMail')}
        </Box>
      )}
      <LongText>{message.messageText}</LongText>
    </Box>
  );
}

function Cleaned({ message, html, onText }: Mail & { onText: () => void }) {
  const { t } = useTranslation('inbox');
  const { messageText: text, subject } = message;
  const [mail] = useState(() => cleanHtml(html));
  const [pieces] = useState(() => (isForward(subject) ? mail.pieces : foldQuote(mail.pieces)));
  const [isIncomplete] = useState(() => hasLostWords({ html, words: mail.words, text }));
  const pictures = usePictures(message, mail);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minInlineSize: 0 }}>
      {(pictures.state === 'hidden' || pictures.state === 'loading') && (
        <Box sx={noteStyle}>
          <Box component="p" sx={{ flex: '1 1 240px' }}>
            {t('imagesNotLoaded')}
          </Box>
          <Button
            size="sm"
            icon={<ImageIcon />}
            loading={pictures.state === 'loading'}
            onClick={pictures.show}
          >
            {t('showImages')}
          </Button>
        </Box>
      )}
      {isIncomplete && (
        <Box sx={noteStyle}>
          <Box component="p" sx={{ flex: '1 1 240px' }}>
            {t('htmlIncomplete')}
          </Box>
          <Button size="sm" onClick={onText}>
            {t('showAsText')}
          </Button>
        </Box>
      )}
      {pictures.missing > 0 && (
        <Box component="p" role="status" sx={noteStyle}>
          {t('imagesMissing', { n: pictures.missing })}
        </Box>
      )}
      <DrawnMail pieces={pieces} pictures={pictures.loaded} dir={dominantDirection(text)} />
    </Box>
  );
}

const noteStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'caption',
  color: 'ink3',
};
