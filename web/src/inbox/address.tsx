import { styled } from '@mui/material/styles';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { oneLine } from '../kit/theme/tokens.ts';

/**
 * The address behind a name. It reads from left to right, and is cut where there is no room; its title shows all of it.
 */
export function Address({ children }: { children: string }) {
  const address = onOneLine(children);
  return (
    <Cut dir="ltr" title={address}>
      {address}
    </Cut>
  );
}

const Cut = styled('bdi')(({ theme }) => ({
  ...theme.typography.caption,
  minInlineSize: 0,
  color: theme.vars.palette.ink2,
  ...oneLine,
}));
