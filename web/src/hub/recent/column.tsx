import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Link } from '../../kit/nav/link.tsx';
import { radius } from '../../kit/theme/tokens.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { Hint } from '../../kit/ui/hint.tsx';

type ColumnProps = {
  title: string;
  /** The path of the screen with the whole list. */
  all: string;
  /** Undefined while loading. */
  rows: readonly ReactNode[] | undefined;
  empty: { title: string; hint: string };
};

/** One column of recent activity: a few rows, and the way to all of them. */
export function Column({ title, all, rows, empty }: ColumnProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card aria-labelledby={id} sx={columnStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="section" component="h2">
          {title}
        </Typography>
        <Button size="sm" variant="bare" to={all} aria-label={`${t('viewAll')} ${title}`} sx={allStyle}>
          {t('viewAll')}
        </Button>
      </Box>
      {rows === undefined && <RowsLoading />}
      {rows?.length === 0 && (
        <Box sx={{ paddingBlock: 1.5 }}>
          <Typography variant="body" component="p" sx={{ color: 'ink2' }}>
            {empty.title}
          </Typography>
          <Hint quiet>{empty.hint}</Hint>
        </Box>
      )}
      {rows !== undefined && rows.length > 0 && <ul>{rows}</ul>}
    </Card>
  );
}

/** A row that is a link. It reaches a little beyond the card's padding, so that its words stay aligned. */
export const RowLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minInlineSize: 0,
  minBlockSize: theme.spacing(6.25),
  marginInline: theme.spacing(-1),
  paddingInline: theme.spacing(1),
  borderRadius: radius.sm,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.hover },
}));

/** Two lines that are cut with an ellipsis, and a time or state at the end. */
export function RowWords({ title, line, end }: { title: ReactNode; line: ReactNode; end: ReactNode }) {
  return (
    <>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography variant="strong" component="p" noWrap sx={{ ...cutStyle, color: 'ink' }}>
          {title}
        </Typography>
        <Typography variant="small" component="p" noWrap sx={{ ...cutStyle, color: 'ink2' }}>
          {line}
        </Typography>
      </Box>
      <Box sx={endStyle}>{end}</Box>
    </>
  );
}

function RowsLoading() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2.5, paddingBlock: 1 }}>
      {[64, 48, 72].map((width) => (
        <Box key={width} sx={{ display: 'grid', gap: 1 }}>
          <Skeleton width={`${width}%`} />
          <Skeleton width={`${width + 16}%`} height={12} />
        </Box>
      ))}
    </Box>
  );
}

const columnStyle = {
  padding: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 1,
};
const allStyle = { '&[data-variant]': { color: 'primaryInk', marginInlineEnd: -1.25 } };
/** A text against the screen's direction is cut at its own end, not at its beginning. */
const cutStyle = {
  '& > bdi': {
    display: 'inline-block',
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
  },
};
const endStyle = {
  typography: 'caption',
  color: 'ink3',
  whiteSpace: 'nowrap',
  alignSelf: 'start',
  paddingBlockStart: 1,
};
