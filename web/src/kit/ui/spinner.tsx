import { styled } from '@mui/material/styles';

/** Replaces a button's icon while it works. Lists show skeletons instead. */
export const Spinner = styled('span')({
  inlineSize: 16,
  blockSize: 16,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: 'turn 800ms linear infinite',
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
});
