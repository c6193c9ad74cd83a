import { styled } from '@mui/material/styles';
import { size } from '../kit/theme/tokens.ts';

/**
 * The list beside the conversation, or only one of them on narrow windows. It fills the rest of the window; each part
 * scrolls by itself.
 */
export const WorkspaceFrame = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  // Its contents must not stretch the page.
  contain: 'size',
  minBlockSize: 320,
  display: 'grid',
  gridTemplateColumns: `${size.sessionList}px minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  '& > :first-child': { borderInlineEnd: `1px solid ${theme.vars.palette.border}` },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :first-child': { borderInlineEnd: 'none' },
    '&[data-shows=list] > :last-child': { display: 'none' },
    '&[data-shows=conversation] > :first-child': { display: 'none' },
  },
}));
