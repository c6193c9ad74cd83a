import { styled } from '@mui/material/styles';
import { size } from '../../shared/theme/tokens.ts';

/**
 * The list beside the conversation, or one of them where there is no room for both. As high as what is left of the
 * window: each part scrolls by itself.
 */
export const WorkspaceFrame = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  // Its contents do not stretch the page.
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
