import { styled } from '@mui/material/styles';

/** What can be done with a message: in sight where one points or where the focus is, and always under a finger. */
export const MessageTools = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.25),
  blockSize: 28,
  '@media (hover: hover)': {
    opacity: 0,
    '[data-message]:hover &, [data-message]:focus-within &': { opacity: 1 },
  },
}));
