import type { Components, Theme } from '@mui/material/styles';
import { elevation, layer, motion, radius, size } from '../tokens.ts';

type Floating = keyof typeof elevation;

/** Only elements that float above the page have shadows. */
function floating(theme: Theme, kind: Floating) {
  return {
    backgroundColor: theme.vars.palette.raised,
    border: `1px solid ${theme.vars.palette.border}`,
    boxShadow: elevation[kind].light,
    ...theme.applyStyles('dark', { boxShadow: elevation[kind].dark }),
  };
}

export const overlays: Components<Theme> = {
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating(theme, 'menu'),
        borderRadius: radius.md,
        marginBlock: theme.spacing(0.5),
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.scrim,
        '&.MuiBackdrop-invisible': { backgroundColor: 'transparent' },
      }),
    },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: motion.slow },
    styleOverrides: {
      paper: ({ theme }) => ({
        ...floating(theme, 'dialog'),
        borderRadius: radius.lg,
        inlineSize: `min(${size.dialog}px, 100% - 32px)`,
        maxInlineSize: 'none',
        margin: theme.spacing(2),
        // A sheet from the bottom, where a thumb reaches it.
        [theme.breakpoints.down('sm')]: {
          inlineSize: '100%',
          margin: 0,
          marginBlockStart: 'auto',
          maxBlockSize: 'calc(100% - 32px)',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      }),
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
    },
  },
  MuiMenu: {
    defaultProps: { transitionDuration: motion.base },
    styleOverrides: {
      root: { zIndex: layer.menu },
      paper: ({ theme }) => ({ ...floating(theme, 'menu'), borderRadius: radius.md, minInlineSize: 200 }),
      list: ({ theme }) => ({ padding: theme.spacing(0.75) }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body,
        minBlockSize: 36,
        gap: theme.spacing(1.25),
        paddingInline: theme.spacing(1),
        borderRadius: radius.sm,
        color: theme.vars.palette.ink2,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.hover },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.primaryTint,
          color: theme.vars.palette.primaryInk,
        },
        [theme.breakpoints.down('md')]: { minBlockSize: 44 },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      root: { zIndex: layer.menu },
      paper: ({ theme }) => ({ ...floating(theme, 'menu'), borderRadius: radius.md }),
    },
  },
};
