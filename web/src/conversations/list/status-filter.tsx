import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { type StatusFilter as Filter, statusFilters } from './session-filter.ts';

type StatusFilterProps = { value: Filter; onChange: (value: Filter) => void };

/** All, or one status. Radio buttons underneath: arrow keys and screen readers know them. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('command-center');
  const group = useId();
  return (
    <Group aria-label={t('statusFilter')}>
      {statusFilters.map((filter) => (
        <Choice key={filter}>
          <input
            className="visually-hidden"
            type="radio"
            name={group}
            value={filter}
            checked={filter === value}
            onChange={() => onChange(filter)}
          />
          {t(filter)}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  border: 'none',
});

const Choice = styled('label')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.small,
    fontWeight: 550,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 30,
    paddingInline: theme.spacing(1),
    borderRadius: radius.sm,
    color: c.ink2,
    cursor: 'pointer',
    '&:hover': { backgroundColor: c.hover, color: c.ink },
    '&:has(:checked)': { backgroundColor: c.primaryTintStrong, color: c.primaryInk },
    '&:has(:focus-visible)': { outline: `2px solid ${c.focus}`, outlineOffset: 1 },
    [theme.breakpoints.down('md')]: { minBlockSize: 40 },
  };
});
