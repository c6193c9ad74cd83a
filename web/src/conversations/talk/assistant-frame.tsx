import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Mark } from '../../kit/ui/mascot/mark.tsx';
import { Tile } from '../../kit/ui/tile.tsx';

/** The frame of the assistant's messages: no bubble, with the logo at the inline start if there is room. */
export function AssistantFrame({ children }: { children: ReactNode }) {
  return (
    <Side>
      <Beside aria-hidden>
        <Mark size={22} />
      </Beside>
      <Words>{children}</Words>
    </Side>
  );
}

const Side = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1.5), minInlineSize: 0 }));

const Beside = styled(Tile)(({ theme }) => ({
  color: theme.vars.palette.primaryInk,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 560,
  paddingBlockStart: 4,
}));
