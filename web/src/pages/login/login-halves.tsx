import { styled } from '@mui/material/styles';

/** Two halves on wide windows, the art above the form on small ones. */
export const LoginHalves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  minBlockSize: '100dvh',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr', gridTemplateRows: '264px 1fr' },
}));
