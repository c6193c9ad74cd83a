import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';
import { SearchField } from './search-field.tsx';
import type { Filtering } from '../state/use-filter.ts';

type FilterBarProps<F extends string> = {
  search: string;
  /** If it is another text than the field's name. */
  placeholder?: string;
  filterName: string;
  filters: readonly { value: F; label: string }[];
  /** What is searched for and chosen. */
  list: Filtering<F>;
  /** At the inline end. */
  children?: ReactNode;
};

export function FilterBar<F extends string>(props: FilterBarProps<F>) {
  const { search, placeholder = search, filterName, filters, list, children } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 2 }}>
      <Box sx={{ flex: '1 1 240px', maxInlineSize: 300 }}>
        <SearchField name={search} placeholder={placeholder} value={list.words} onChange={list.setWords} />
      </Box>
      <Box role="group" aria-label={filterName} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {filters.map(({ value, label }) => (
          <Chip
            key={value}
            kind="filter"
            selected={value === list.filter}
            onClick={() => list.setFilter(value)}
          >
            {label}
          </Chip>
        ))}
      </Box>
      {children !== undefined && <Box sx={{ marginInlineStart: { sm: 'auto' } }}>{children}</Box>}
    </Box>
  );
}
