import Box from '@mui/material/Box';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import { mailFrameStyle } from '@crocodile-hub/core/contract/mail-frame';
import { useState } from 'react';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { Button } from '../../kit/ui/button.tsx';
import { LongText } from './long-text.tsx';
import { MailLinks } from './mail-links.tsx';
import { hasLostWords } from './lost-words.ts';
import { isTangled } from './tangle.ts';
import { usePictures } from './use-pictures.ts';

type Mail = { message: Message; html: string };

/**
 * A mail's HTML, cleaned and isolated: its frame runs no script, has no origin and may fetch nothing. Rule
 * inbox.html.1.
 */
export default function MailFrame({ message, html }: Mail) {
  const { t } = useTranslation('inbox');
  const [isWords] = useState(() => isTangled(html));
  const [isAsText, setAsText] = useState(false);
  if (!isWords && !isAsText) return <Framed message={message} html={html} onText={() => setAsText(true)} />;
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

function Framed({ message, html, onText }: Mail & { onText: () => void }) {
  const { t } = useTranslation('inbox');
  const text = message.messageText;
  const pictures = usePictures(message, html);
  const [isIncomplete] = useState(() => hasLostWords({ html, cleaned: pictures.html, text }));
  const page = `<!doctype html><html dir="${dominantDirection(text) ?? 'ltr'}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${mailFrameStyle}</style></head><body>${pictures.html}</body></html>`;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {pictures.remote.length > 0 && pictures.state !== 'shown' && (
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
      {/* A new page gets a new frame: in the same frame it would add a step to the history for Back. */}
      <Box
        key={page}
        component="iframe"
        title={t('mailBody')}
        sandbox=""
        referrerPolicy="no-referrer"
        srcDoc={page}
        sx={{
          ...frameStyle,
          blockSize: { xs: heightFor(text, pictures.html, 34), sm: heightFor(text, pictures.html, 70) },
        }}
      />
      <MailLinks links={pictures.links} />
    </Box>
  );
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A frame without scripts cannot report its height, so it is estimated; longer content scrolls inside. */
function heightFor(text: string, html: string, lettersOfLine: number): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / lettersOfLine), 0);
  const pictures = html.split('<img ').length - 1;
  return Math.min(560, 72 + lines * 26 + pictures * 160);
}

const noteStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'caption',
  color: 'ink3',
};
const frameStyle = {
  inlineSize: '100%',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 1,
  backgroundColor: '#fff',
};
