import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { beginningOf } from './folded-text.ts';

/** The text of a message. A very long one is shortened until the person asks for all of it. Rule inbox.open.3. */
export function LongText({ children }: { children: string }) {
  const { t } = useTranslation('inbox');
  const beginning = useMemo(() => beginningOf(children), [children]);
  const [isWhole, setWhole] = useState(false);
  if (beginning === null) return <BidiText as="reading">{children}</BidiText>;
  return (
    <>
      <BidiText as="reading">{isWhole ? children : beginning}</BidiText>
      <Box sx={foldStyle}>
        {!isWhole && <p>{t('longText')}</p>}
        <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'showLess' : 'showMore')}
        </Button>
      </Box>
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
