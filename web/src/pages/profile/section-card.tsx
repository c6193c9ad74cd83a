import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Card } from '../../kit/ui/card.tsx';

/** One section of the profile below the form: its heading, and what belongs to it. */
export function SectionCard({ title, gap = 1.5, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card
      aria-labelledby={titleId}
      sx={{ padding: { xs: 2, md: 3 }, display: 'grid', gap, maxInlineSize: 744, marginBlockStart: 2 }}
    >
      <Typography id={titleId} variant="section" component="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}

type SectionCardProps = { title: string; gap?: number; children: ReactNode };
