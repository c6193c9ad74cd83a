import { keyframes, styled } from '@mui/material/styles';
import { radius } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const shimmer = keyframes({
  from: { transform: 'translateX(calc(-100% * var(--direction)))' },
  to: { transform: 'translateX(calc(200% * var(--direction)))' },
});

/** A placeholder in the final size of what is loading. It appears only if loading takes longer than a moment. */
export const Skeleton = styled('span')<{ width?: number | string; height?: number }>(
  ({ theme, width, height }) => ({
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    inlineSize: width ?? '100%',
    blockSize: height ?? 14,
    borderRadius: radius.xs,
    backgroundColor: theme.vars.palette.hover,
    animation: `${appear} 1ms 150ms both`,
    // Moves an element instead of painting a background, because a loading page is busy and painting is slow.
    '@media (prefers-reduced-motion: no-preference)': {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '50%',
        backgroundImage: `linear-gradient(90deg, transparent, ${theme.vars.palette.border} 50%, transparent)`,
        animation: `${shimmer} 1.2s linear infinite`,
      },
    },
  }),
);
