import { kindOfSubject } from '@crocodile-hub/core/domain/mail-subject';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { Button } from '../../kit/ui/button.tsx';
import { cleanHtml } from './clean-html.ts';
import { DrawnMail } from './drawn-mail.tsx';
import { LongText } from './long-text.tsx';
import { Note, PictureNotes, useTrust } from './picture-notes.tsx';
import { hasLostWords } from './lost-words.ts';
import { foldQuote, wordsOf } from './quote.ts';
import { isTangled } from './tangle.ts';
import { usePictures } from './use-pictures.ts';

type Mail = { message: Message; html: string };

/** A mail's HTML: what is left of it when it is cleaned, or its words where it is too much. Rules inbox.html.1 to 5. */
export default function MailBody({ message, html }: Mail) {
  const { messageText, textPart } = message;
  const { t } = useTranslation('inbox');
  const [isWords] = useState(() => isTangled(html));
  const [isAsText, setAsText] = useState(false);
  if (!isWords && !isAsText) return <Cleaned message={message} html={html} onText={() => setAsText(true)} />;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {isWords && <Note words={t('tangledMail')} />}
      <LongText kind={kindOfSubject(message.subject)}>
        {isAsText ? (textPart ?? messageText) : messageText}
      </LongText>
    </Box>
  );
}

function Cleaned({ message, html, onText }: Mail & { onText: () => void }) {
  const { t } = useTranslation('inbox');
  const { textPart, subject } = message;
  const [mail] = useState(() => cleanHtml(html));
  const kind = kindOfSubject(subject);
  const [pieces] = useState(() => foldQuote(mail.pieces, kind));
  const [dir] = useState(() => dominantDirection(wordsOf(pieces)));
  const [isIncomplete] = useState(() => hasLostWords({ html, words: wordsOf(mail.pieces), textPart }));
  const trust = useTrust(message);
  const pictures = usePictures(message, pieces, trust.isTrusted && kind !== 'forward');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minInlineSize: 0 }}>
      <PictureNotes message={message} pictures={pictures} trust={trust} trackers={mail.trackers} />
      {isIncomplete && (
        <Note words={t('htmlIncomplete')}>
          <Button size="sm" onClick={onText}>
            {t('showAsText')}
          </Button>
        </Note>
      )}
      <DrawnMail pieces={pieces} pictures={pictures.loaded} dir={dir} />
    </Box>
  );
}
