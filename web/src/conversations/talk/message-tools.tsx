import { styled } from '@mui/material/styles';

/** The actions on a message; visible on hover, tap or focus. */
export const MessageTools = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.25),
  // It lies in the gap between messages and takes no room of its own.
  blockSize: theme.spacing(1),
  opacity: 0,
  '[data-message]:focus-within &': { opacity: 1 },
  '@media (hover: hover)': { '[data-message]:hover &': { opacity: 1 } },
}));
