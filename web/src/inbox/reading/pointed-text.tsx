import Box from '@mui/material/Box';
import { withoutTurns } from '@crocodile-hub/core/domain/visible-text';
import type { Sentence } from '@crocodile-hub/core/domain/summary';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { Button } from '../../kit/ui/button.tsx';

type PointedTextProps = { text: string; source: Sentence; onClose: () => void };

/** A message's text, with the words marked that a summary came from. Rule inbox.summary.1. */
export function PointedText({ text, source, onClose }: PointedTextProps) {
  const { t } = useTranslation('inbox');
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    mark.current?.focus({ preventScroll: true });
    mark.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <Box dir={dominantDirection(text)} sx={textStyle}>
        {withoutTurns(text.slice(0, source.start))}
        <Box ref={mark} component="mark" tabIndex={-1} sx={markStyle}>
          {withoutTurns(text.slice(source.start, source.end))}
        </Box>
        {withoutTurns(text.slice(source.end))}
      </Box>
      <Button size="sm" variant="bare" sx={{ justifySelf: 'start' }} onClick={onClose}>
        {t('showAsSent')}
      </Button>
    </>
  );
}

const textStyle = { whiteSpace: 'pre-wrap', textAlign: 'start', overflowWrap: 'anywhere' };
const markStyle = {
  backgroundColor: 'accentTint',
  color: 'ink',
  borderRadius: 0.5,
  paddingBlock: 0.25,
  outline: 'none',
};
