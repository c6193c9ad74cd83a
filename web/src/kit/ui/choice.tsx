import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Segmented, type SegmentedProps } from './segmented.tsx';

type LabelledProps = {
  name: string;
  hint?: string | undefined;
  wide?: boolean | undefined;
  children: ReactNode;
};

/** What is chosen from, below its name; the name is drawn only, since the field has it too. */
export function Labelled({ name, hint, wide = false, children }: LabelledProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75, ...(wide ? {} : { justifyItems: 'start' }) }}>
      <Typography variant="small" component="p" aria-hidden sx={{ fontWeight: 550, color: 'ink2' }}>
        {name}
      </Typography>
      {children}
      {hint !== undefined && (
        <Typography variant="caption" component="p" sx={{ color: 'ink3' }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}

type ChoiceProps<T extends string> = SegmentedProps<T> &
  Omit<LabelledProps, 'children'> & { children?: ReactNode };

/** One of a few, below its name. What the choice brings with it stands between it and the hint. */
export function Choice<T extends string>({ hint, children, ...choice }: ChoiceProps<T>) {
  const { name, wide } = choice;
  return (
    <Labelled name={name} hint={hint} wide={wide}>
      <Segmented {...choice} />
      {children}
    </Labelled>
  );
}
