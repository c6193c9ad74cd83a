import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type SectionHeadProps = { id: string; title: string; hint?: string; children?: ReactNode };

/** A section's title and line, with what belongs to it at the inline end. */
export function SectionHead({ id, title, hint, children }: SectionHeadProps) {
  return (
    <Box sx={headStyle}>
      <Typography id={id} variant="section" component="h2">
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography
          variant="small"
          component="p"
          sx={{ color: 'ink3', inlineSize: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } }}
        >
          {hint}
        </Typography>
      )}
      <Box sx={endStyle}>{children}</Box>
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
const endStyle = {
  typography: 'small',
  color: 'ink3',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  marginInlineStart: 'auto',
};
