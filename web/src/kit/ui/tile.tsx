import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens.ts';

/** A square for an icon. */
export const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  flexShrink: 0,
  borderRadius: radius.sm,
  backgroundColor: theme.vars.palette.sunken,
  color: theme.vars.palette.ink2,
  '& .MuiSvgIcon-root': { fontSize: 18 },
}));

export const LargeTile = styled(Tile)({
  inlineSize: 40,
  blockSize: 40,
  '& .MuiSvgIcon-root': { fontSize: 20 },
});
