import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { ComponentProps } from 'react';

type GrowingTextareaProps = Omit<ComponentProps<'textarea'>, 'rows' | 'style'> & {
  minRows?: number;
  maxRows?: number;
  /** MUI's input base gives the type of its input. */
  type?: string;
};

const cssGrows = CSS.supports('field-sizing', 'content');

/**
 * An `inputComponent` for a multiline input: as high as its text. CSS does that where the browser can. MUI's own way
 * measures the text in a hidden second field, which forces two layouts of the page each time the field is drawn.
 * Source: https://drafts.csswg.org/css-ui-4/#field-sizing.
 */
export function GrowingTextarea({ minRows = 1, maxRows, type: _type, ...props }: GrowingTextareaProps) {
  if (!cssGrows) return <TextareaAutosize {...props} minRows={minRows} maxRows={maxRows} />;
  const highest = maxRows === undefined ? {} : { maxBlockSize: `${maxRows}lh` };
  return <textarea {...props} style={{ fieldSizing: 'content', minBlockSize: `${minRows}lh`, ...highest }} />;
}
