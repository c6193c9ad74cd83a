import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens.ts';

/** Below this, a row of the widest table does not fit. */
const narrow = '@container (max-width: 800px)';

/**
 * A table of records: head 36, rows 52. In a narrow container, whatever the window's width, each row becomes a card;
 * cells name their column by `data-label`.
 */
export function Table({ children }: { children: ReactNode }) {
  return (
    <Room>
      <Records>{children}</Records>
    </Room>
  );
}

const Room = styled('div')({ containerType: 'inline-size' });

const Records = styled('table')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.body,
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    overflow: 'hidden',
    backgroundColor: c.surface,
    border: `1px solid ${c.border}`,
    borderRadius: radius.md,
    color: c.ink2,
    '& th, & td': { paddingInline: 16, textAlign: 'start' },
    '& thead th': {
      ...theme.typography.caption,
      fontWeight: 550,
      blockSize: 36,
      backgroundColor: c.sunken,
      color: c.ink3,
    },
    '& tbody th': { fontWeight: 'var(--weight-strong)', color: c.ink },
    '& tbody :is(th, td)': { blockSize: 52, borderBlockStart: `1px solid ${c.border}` },
    '& tbody tr:hover': { backgroundColor: c.hover },
    '& .end': { textAlign: 'end' },
    [narrow]: {
      '&, & tbody, & tr, & tbody :is(th, td)': { display: 'block' },
      '& thead': { display: 'none' },
      '& tbody tr': { paddingBlock: 8, borderBlockStart: `1px solid ${c.border}` },
      '& tbody tr:first-of-type': { borderBlockStart: 'none' },
      '& tbody :is(th, td)': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        blockSize: 'auto',
        minBlockSize: 32,
        border: 'none',
      },
      '& [data-label]::before': { ...theme.typography.caption, content: 'attr(data-label)', color: c.ink3 },
    },
  };
});
