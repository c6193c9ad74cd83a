import { styled } from '@mui/material/styles';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { platformColor, PlatformIcon } from './platform-icon.tsx';
import { useTranslation } from '../kit/text/use-translation.ts';

/** The platform's icon and name in its colour; with `mark` the name is for screen readers only. */
export function PlatformBadge({ platform, mark = false }: { platform: Platform; mark?: boolean }) {
  const { t } = useTranslation('inbox');
  return (
    <Root data-platform={platform}>
      <PlatformIcon platform={platform} />
      <span className={mark ? 'visually-hidden' : undefined}>{t(`platform_${platform}`)}</span>
    </Root>
  );
}

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 550,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  flexShrink: 0,
  '& .MuiSvgIcon-root': { fontSize: 16 },
  ...Object.fromEntries(
    Object.entries(platformColor).map(([platform, color]) => [
      `&[data-platform=${platform}]`,
      { color: theme.vars.palette[color] },
    ]),
  ),
}));
