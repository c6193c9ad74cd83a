import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { size } from '../theme/tokens.ts';

type PageProps = {
  title: string;
  /** At the head's inline end: the view's main action. */
  actions?: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  /** Narrow by default; wide fills the window. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A screen's frame: head and content, from the inline start. */
export function Page({ title, actions, note, width = 'narrow', children }: PageProps) {
  return (
    <Box sx={{ ...frameStyle, maxInlineSize: width === 'narrow' ? size.contentNarrow + 64 : 'none' }}>
      <Box component="header" sx={headStyle}>
        <Typography variant="title" component="h1">
          {title}
        </Typography>
        {note}
        <Box sx={{ flex: 1 }} />
        {actions}
      </Box>
      {children}
    </Box>
  );
}

const frameStyle = { padding: { xs: 2, md: 4 }, paddingBlockStart: { xs: 2, md: 2.5 }, inlineSize: '100%' };
const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 36,
  marginBlockEnd: 2,
};
