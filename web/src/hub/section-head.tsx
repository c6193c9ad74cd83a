import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type SectionHeadProps = {
  id: string;
  title: string;
  hint: string;
  /** Information, placed before the buttons. */
  note?: ReactNode;
  children: ReactNode;
};

/** A section's title and line, with its buttons at the inline end. On phones the line wraps below. */
export function SectionHead({ id, title, hint, note, children }: SectionHeadProps) {
  return (
    <Box sx={headStyle}>
      <Typography id={id} variant="section" component="h2">
        {title}
      </Typography>
      <Box component="p" sx={lineStyle}>
        {hint}
      </Box>
      <Box sx={{ ...lineStyle, marginInlineStart: { sm: 'auto' } }}>{note}</Box>
      <Box sx={actionsStyle}>{children}</Box>
    </Box>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  marginBlockEnd: 1.5,
};
const lineStyle = { typography: 'small', color: 'ink3', order: { xs: 1, sm: 0 } };
const actionsStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  marginInlineStart: { xs: 'auto', sm: 0 },
  // The last button has no frame, so its text must end where the section ends.
  marginInlineEnd: -1.25,
  // On phones the items after it begin a new line.
  flexGrow: { xs: 1, sm: 0 },
  justifyContent: 'flex-end',
};
