import type { MailKind } from '@crocodile-hub/core/domain/mail-subject';
import { splitQuote } from '@crocodile-hub/core/domain/quoted-text';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { FoldedQuote } from './folded-quote.tsx';
import { beginningOf } from './folded-text.ts';
import { linkedWords, markedWords, roomOfMessage } from './linked-words.tsx';

type LongTextProps = {
  children: string;
  /** What its subject says of it. */
  kind: MailKind;
  /** Its platform marks words with letters. */
  isMarked?: boolean;
};

/**
 * The text of a message, with its links, and the mail that it answers folded. A very long one is shortened until the
 * person asks for all of it. Rules inbox.open.3 and inbox.open.5.
 */
export function LongText({ children, kind, isMarked = false }: LongTextProps) {
  const split = useMemo(() => splitQuote(children, kind), [children, kind]);
  if (split === null) return <Shortened isMarked={isMarked}>{children}</Shortened>;
  return (
    <>
      <Shortened isMarked={isMarked}>{split.own}</Shortened>
      <FoldedQuote>{() => <Shortened>{split.quoted}</Shortened>}</FoldedQuote>
    </>
  );
}

function Shortened({ children, isMarked = false }: { children: string; isMarked?: boolean }) {
  const { t } = useTranslation('inbox');
  const beginning = useMemo(() => beginningOf(children), [children]);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || beginning === null ? children : beginning;
  const room = roomOfMessage();
  const draw = isMarked ? markedWords : linkedWords;
  return (
    <>
      <BidiText as="reading" draw={(words) => draw(words, room)}>
        {shown}
      </BidiText>
      {beginning !== null && (
        <Box sx={foldStyle}>
          {!isWhole && <p>{t('longText')}</p>}
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'showLess' : 'showMore')}
          </Button>
        </Box>
      )}
    </>
  );
}

const foldStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'small',
  color: 'ink2',
};
