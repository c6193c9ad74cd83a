import { styled } from '@mui/material/styles';
import { radius } from '../../kit/theme/tokens.ts';

export const IconTile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  flexShrink: 0,
  borderRadius: radius.sm,
  backgroundColor: theme.vars.palette.sunken,
  color: theme.vars.palette.ink2,
  '& .MuiSvgIcon-root': { fontSize: 20 },
}));
