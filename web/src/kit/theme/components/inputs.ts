import type { Components, Theme } from '@mui/material/styles';
import { motion, radius, size } from '../tokens.ts';

/** Fields: an outline without a notch, the label outside, focus by border and glow. */
export const inputs: Components<Theme> = {
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body,
        minBlockSize: size.control.md + 4,
        padding: 0,
        borderRadius: radius.sm,
        backgroundColor: theme.vars.palette.surface,
        color: theme.vars.palette.ink,
        transition: `box-shadow ${motion.fast}ms`,
        '& .MuiOutlinedInput-notchedOutline': {
          inset: 0,
          borderColor: theme.vars.palette.borderControl,
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.ink2 },
        '&.Mui-focused': {
          boxShadow: `0 0 0 4px color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)`,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.main,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
          borderWidth: 2,
        },
        '&.Mui-disabled, &.Mui-readOnly': { backgroundColor: theme.vars.palette.sunken },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
      }),
      input: ({ theme }) => ({
        blockSize: 'auto',
        padding: theme.spacing(1.25, 1.5),
        '&::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.inkDisabled },
        '&:-webkit-autofill': {
          borderRadius: 'inherit',
          WebkitBoxShadow: `0 0 0 100px ${theme.vars.palette.primaryTint} inset`,
          WebkitTextFillColor: theme.vars.palette.ink,
        },
      }),
    },
  },
};
