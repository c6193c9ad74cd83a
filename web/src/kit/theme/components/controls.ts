import type { Components, Theme } from '@mui/material/styles';
import { motion, radius } from '../tokens.ts';

const ring = (theme: Theme) => ({ outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 });

/** Things one presses. Never a ripple, never a shadow: pressed is darker and a little smaller. */
export const controls: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { colorScheme: 'light' },
      'html[data-mode=dark]': { colorScheme: 'dark' },
      body: {
        ...theme.typography.body,
        color: theme.vars.palette.ink,
        backgroundColor: theme.vars.palette.paper,
      },
      '::selection': { backgroundColor: theme.vars.palette.selection },
      ':focus-visible': ring(theme),
      a: { color: theme.vars.palette.primaryInk },
      code: { fontFamily: 'ui-monospace, monospace' },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: 'inherit',
        '&:focus-visible': ring(theme),
        '@media (prefers-reduced-motion: no-preference)': {
          transition: `background-color ${motion.fast}ms, border-color ${motion.fast}ms, transform ${motion.fast}ms`,
        },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', borderRadius: radius.md } },
  },
  MuiCheckbox: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.borderControl,
        padding: theme.spacing(1),
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: theme.vars.palette.primary.main },
      }),
    },
  },
};
