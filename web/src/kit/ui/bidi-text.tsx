import Box, { type BoxProps } from '@mui/material/Box';
import { onOneLine, withoutTurns } from '@crocodile-hub/core/domain/visible-text';
import type { ReactNode } from 'react';
import { dominantDirection } from '../text/direction.ts';

type BidiTextProps = {
  children: string;
  /**
   * `list`: one line, aligned as the screen. `reading`: each paragraph is aligned by its own direction; very many
   * paragraphs share one element, which is cheaper.
   */
  as?: 'list' | 'reading';
  /** Draws the words of a paragraph that is read; as they are without it. */
  draw?: (words: string) => ReactNode;
  sx?: BoxProps['sx'];
};

/**
 * A person's text, in the direction of its dominant script; direction marks inside it cannot affect the text around it.
 */
export function BidiText({ children, as = 'list', draw = asTheyAre, sx }: BidiTextProps) {
  if (as === 'list') {
    const words = onOneLine(children);
    const dir = dominantDirection(children);
    // Lists contain hundreds of these, so one without style is a plain element.
    if (sx === undefined) return <bdi dir={dir}>{words}</bdi>;
    return (
      <Box component="bdi" dir={dir} sx={sx}>
        {words}
      </Box>
    );
  }
  const paragraphs = withoutTurns(children).split('\n', mostParagraphs);
  if (paragraphs.length === mostParagraphs) {
    return (
      <Box dir={dominantDirection(children)} sx={[blockStyle, ...(Array.isArray(sx) ? sx : [sx])]}>
        {draw(withoutTurns(children))}
      </Box>
    );
  }
  return (
    <Box {...(sx === undefined ? {} : { sx })}>
      {paragraphs.map((paragraph, index) => (
        // Paragraphs can only be told apart by their place.
        // eslint-disable-next-line react/no-array-index-key
        <Box key={index} component="p" dir={dominantDirection(paragraph)} sx={paragraphStyle}>
          {draw(paragraph)}
        </Box>
      ))}
    </Box>
  );
}

const asTheyAre = (words: string) => words;
const mostParagraphs = 300;
/** The browser sets each line's direction by its first letter. */
const blockStyle = {
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  overflowWrap: 'anywhere',
};
const paragraphStyle = { minBlockSize: '1lh', textAlign: 'start', overflowWrap: 'anywhere' };
