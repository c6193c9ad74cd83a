import { styled } from '@mui/material/styles';

/** One gold line above a screen. It blocks nothing. */
export const BannerLine = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.75, 4),
  backgroundColor: theme.vars.palette.accentTint,
  borderBlockEnd: `1px solid ${theme.vars.palette.accentLine}`,
  color: theme.vars.palette.accentInk,
  '& .MuiSvgIcon-root': { fontSize: 18 },
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(2) },
}));
