import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ServiceStatus } from '@crocodile-hub/core/contract/services';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { agoOf } from '../../kit/text/when.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { Link } from '../../kit/nav/link.tsx';
import { servicePath } from '../../kit/nav/pages.ts';
import { StatusDot, type Tone } from '../../kit/ui/badge.tsx';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { ServiceCard as Card } from './service-cards.ts';
import { ServiceIcon } from './service-icon.tsx';

type ServiceCardProps = { card: Card; isFixing: boolean; onFix: () => void };

const tones = { connected: 'success', warning: 'waiting', error: 'failed' } as const satisfies Record<
  ServiceStatus,
  Tone
>;

/** A service with its purpose and state, and a Fix button when it does not work. The card links to its integration. */
export function ServiceCard({ card, isFixing, onFix }: ServiceCardProps) {
  const { t } = useTranslation('hub');
  const { locale } = useLocale();
  const now = useNow(60_000);
  const { id, status, lastSync } = card;
  const name = t(`name_${id}`);
  return (
    <Item>
      <ServiceIcon id={id} />
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography variant="strong" component="h3" sx={nameStyle}>
          <Cover to={servicePath(id)}>{name}</Cover>
          <StatusDot tone={tones[status]} />
          <span className="visually-hidden">{t(status)}</span>
        </Typography>
        <Typography variant="small" component="p" noWrap sx={{ color: 'ink2' }}>
          <BidiText>{useDescription(card)}</BidiText>
        </Typography>
      </Box>
      <Typography variant="caption" component="span" className="tabular" sx={{ color: 'ink3' }}>
        {lastSync === null ? t('never') : agoOf(Date.parse(lastSync), { locale, now })}
      </Typography>
      {status !== 'connected' && (
        <Button
          size="sm"
          loading={isFixing}
          aria-label={`${t('fix')} ${name}`}
          sx={aboveCover}
          onClick={onFix}
        >
          {t('fix')}
        </Button>
      )}
    </Item>
  );
}

function useDescription({ id, status, description, failedToLoad }: Card): string {
  const { t } = useTranslation('hub');
  if (failedToLoad || description === null) return t('failedToLoad');
  return status === 'connected' ? t(`about_${id}`) : description;
}

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minInlineSize: 0,
  minBlockSize: theme.spacing(8.5),
  padding: theme.spacing(1.25, 2),
  '& > .MuiSvgIcon-root': { fontSize: 20, color: theme.vars.palette.ink2 },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
}));

/** The link is the name, but it covers the whole card. */
const Cover = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid currentColor', outlineOffset: -2 },
});

const aboveCover = { position: 'relative', zIndex: 1 };
const nameStyle = { display: 'flex', alignItems: 'center', gap: 1, color: 'ink' };
