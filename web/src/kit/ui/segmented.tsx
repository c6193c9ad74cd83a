import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radius, size } from '../theme/tokens.ts';

export type SegmentedProps<T extends string> = {
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  wide?: boolean;
  large?: boolean;
  disabled?: boolean;
};

/** One of a few, all in view. Radio buttons underneath: arrow keys and screen readers know them. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { name, options, value, onChange, wide, large, disabled } = props;
  const group = useId();
  return (
    <Track
      disabled={disabled === true}
      aria-label={name}
      data-wide={wide || undefined}
      data-large={large || undefined}
    >
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            className="visually-hidden"
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}

const Track = styled('fieldset')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  margin: 0,
  padding: 2,
  minInlineSize: 0,
  border: 'none',
  borderRadius: radius.pill,
  backgroundColor: theme.vars.palette.well,
  '&[data-wide]': { display: 'flex', inlineSize: '100%' },
  '&[data-wide] > label': { flex: 1 },
  '&[data-large] > label': { ...theme.typography.body, fontWeight: 550, minBlockSize: size.control.lg - 6 },
}));

const Segment = styled('label')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.small,
    fontWeight: 550,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 28,
    paddingInline: 12,
    [theme.breakpoints.down('sm')]: { paddingInline: 10 },
    borderRadius: radius.pill,
    border: '1px solid transparent',
    color: c.ink2,
    cursor: 'pointer',
    '&:hover': { color: c.ink },
    '&:has(:checked)': { backgroundColor: c.surface, borderColor: c.borderStrong, color: c.primaryInk },
    '&:has(:focus-visible)': { outline: `2px solid ${c.focus}`, outlineOffset: 2 },
  };
});
