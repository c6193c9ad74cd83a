import { keyframes, styled } from '@mui/material/styles';
import { radius } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const shimmer = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

/** A place kept for what is loading, in its final size. It shows only when loading takes more than a moment. */
export const Skeleton = styled('span')<{ width?: number | string; height?: number }>(
  ({ theme, width, height }) => ({
    display: 'block',
    inlineSize: width ?? '100%',
    blockSize: height ?? 14,
    borderRadius: radius.xs,
    backgroundColor: theme.vars.palette.hover,
    backgroundImage: `linear-gradient(90deg, transparent, ${theme.vars.palette.border} 50%, transparent)`,
    backgroundSize: '50% 100%',
    backgroundRepeat: 'no-repeat',
    animation: `${appear} 1ms 150ms both, ${shimmer} 1.2s linear infinite`,
    '@media (prefers-reduced-motion: reduce)': { backgroundImage: 'none' },
  }),
);
