import Box, { type BoxProps } from '@mui/material/Box';
import { onOneLine, withoutTurns } from '@crocodile-hub/core/domain/visible-text';
import { dominantDirection } from '../lib/direction.ts';

type BidiTextProps = {
  children: string;
  /**
   * `list`: one line that keeps the screen's alignment. `reading`: each paragraph aligns by its own direction; very
   * many are one element, which costs no more than its letters.
   */
  as?: 'list' | 'reading';
  sx?: BoxProps['sx'];
};

/** A text that somebody wrote, in the direction of its dominant script; controls in it turn no letters around. */
export function BidiText({ children, as = 'list', sx }: BidiTextProps) {
  if (as === 'list') {
    const words = onOneLine(children);
    const dir = dominantDirection(children);
    // Lists have hundreds of these: without a style of its own it is a plain element.
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
        {withoutTurns(children)}
      </Box>
    );
  }
  return (
    <Box {...(sx === undefined ? {} : { sx })}>
      {paragraphs.map((paragraph, index) => (
        // Paragraphs have no identity but their place.
        // eslint-disable-next-line react/no-array-index-key
        <Box key={index} component="p" dir={dominantDirection(paragraph)} sx={paragraphStyle}>
          {paragraph}
        </Box>
      ))}
    </Box>
  );
}

const mostParagraphs = 300;
/** The browser gives each line its direction, by its first letter. */
const blockStyle = {
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  overflowWrap: 'anywhere',
};
const paragraphStyle = { minBlockSize: '1lh', textAlign: 'start', overflowWrap: 'anywhere' };
