import { styled, useTheme } from '@mui/material/styles';
import { useTranslation } from '../../text/use-translation.ts';

const head =
  'M1.5 19.8v-4.6c0-3.7 1.7-6.2 4.3-7.1C5.9 5.4 7.6 3.7 9.8 3.7c2.1 0 3.6 1.5 3.9 3.9 1.6 1.4 3.4 1.8 5 1.5.4-1.5 2-2.1 3.2-1.4 1.1.7 1.5 2.1 1.3 3.5-.2 1.3-.9 2-2 2.2l-1.3 2.2-1.6-2-1.7 2.3-1.7-2-1.7 2.3-1.6-1.8c-.7.3-1.1.9-1.1 1.7 0 .9.6 1.4 1.5 1.4h8.5c.9 0 1.3.7.9 1.4-.4.7-1 1-1.8 1Z';

const Picture = styled('svg')({ flexShrink: 0 });

/** The logo, in the colour of the text around it. Never mirrored. `named` when no words beside it say the name. */
export function Mark({ size = 28, named = false }: { size?: number; named?: boolean }) {
  const { t } = useTranslation();
  const c = useTheme().vars.palette;
  const label = named ? { role: 'img', 'aria-label': t('productName') } : { 'aria-hidden': true };
  return (
    <Picture viewBox="0 0 24 24" width={size} height={size} {...label}>
      <path fill="currentColor" d={head} />
      <circle cx="9.7" cy="7.3" r="1.9" fill={c.crocEye} />
      <ellipse cx="9.9" cy="7.3" rx=".62" ry="1.25" fill={c.crocInk} />
    </Picture>
  );
}
