import Box from '@mui/material/Box';
import { mailFrameStyle } from '@crocodile-hub/core/contract/mail-frame';
import { useTranslation } from 'react-i18next';
import { dominantDirection } from '../../shared/lib/direction.ts';
import { cleanHtml } from './model/clean-html.ts';

type MailFrameProps = { html: string; text: string };

/**
 * A mail's HTML, cleaned and then shut away: its frame runs no script, has no origin and may fetch nothing. Rule
 * inbox.html.1.
 */
export default function MailFrame({ html, text }: MailFrameProps) {
  const { t } = useTranslation('inbox');
  const page = `<!doctype html><html dir="${dominantDirection(text) ?? 'ltr'}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${mailFrameStyle}</style></head><body>${cleanHtml(html)}</body></html>`;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {/<img|background/i.test(html) && (
        <Box component="p" sx={{ typography: 'caption', color: 'ink3' }}>
          {t('imagesNotLoaded')}
        </Box>
      )}
      <Box
        component="iframe"
        title={t('mailBody')}
        sandbox=""
        referrerPolicy="no-referrer"
        srcDoc={page}
        sx={{ ...frameStyle, blockSize: heightFor(text) }}
      />
    </Box>
  );
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A frame that runs nothing cannot say how tall it is; what does not fit scrolls within. */
function heightFor(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 70), 0);
  return Math.min(560, 72 + lines * 26);
}

const frameStyle = {
  inlineSize: '100%',
  border: '1px solid',
  borderColor: 'border',
  borderRadius: 1,
  backgroundColor: '#fff',
};
