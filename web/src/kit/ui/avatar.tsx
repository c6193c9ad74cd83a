import { styled } from '@mui/material/styles';

const Disc = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 'var(--weight-strong)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primaryTintStrong,
  color: theme.vars.palette.primaryInk,
  '&[data-size=lg]': { ...theme.typography.title, inlineSize: 56, blockSize: 56 },
}));

/** A person's initial. Not read aloud, because the name is beside it. */
export function Avatar({ name, size = 'md' }: { name: string; size?: 'md' | 'lg' }) {
  const [initial = '?'] = name.trim();
  return (
    <Disc aria-hidden data-size={size}>
      {initial.toLocaleUpperCase()}
    </Disc>
  );
}
