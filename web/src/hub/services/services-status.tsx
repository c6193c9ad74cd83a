import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined';
import Refresh from '@mui/icons-material/RefreshOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { serviceIds } from '@crocodile-hub/core/contract/service-ids';
import { useWhen } from '../../account/use-when.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { clockOf } from '../../kit/text/when.ts';
import { loginPath, pages } from '../../kit/nav/pages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { Ridge } from '../../kit/ui/ridge.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { SectionHead } from '../section-head.tsx';
import { ServiceCard } from './service-card.tsx';
import type { Services } from './service-cards.ts';
import type { useServices } from './use-services.ts';

/** Six services in one card with lines between them; the system's overall state is its foot. */
export function ServicesStatus({ state }: { state: ReturnType<typeof useServices> }) {
  const { t } = useTranslation(['hub', 'common']);
  const when = useWhen();
  const { services, failed } = state;
  if (state.signedOut) return <SignedOut />;
  return (
    <section aria-labelledby="services">
      <SectionHead
        id="services"
        title={t('services')}
        hint={t('servicesHint')}
        note={services?.at != null && t('updated', { when: clockOf(services.at, when) })}
      >
        <Button
          size="sm"
          variant="bare"
          icon={<Refresh />}
          loading={state.refreshing}
          onClick={state.refresh}
        >
          {t('common:refresh')}
        </Button>
        <Button size="sm" variant="bare" to={pages.connectedDevices} sx={linkStyle}>
          {t('manage')}
        </Button>
      </SectionHead>
      <Card as="div" sx={{ overflow: 'hidden' }}>
        {failed && (
          <Typography role="status" variant="small" component="p" sx={failedStyle}>
            {t('failedToLoadServices')}
          </Typography>
        )}
        <Grid>
          {services === undefined
            ? serviceIds.map((id) => <CardLoading key={id} />)
            : services.cards.map((card) => (
                <ServiceCard
                  key={card.id}
                  card={card}
                  isFixing={state.fixing === card.id}
                  onFix={() => state.fix(card.id)}
                />
              ))}
        </Grid>
        <Foot>
          {services !== undefined && <System services={services} />}
          <Box sx={{ flex: 1 }} />
          <Button size="sm" variant="bare" icon={<Settings />}>
            {t('settings')}
          </Button>
          <Button size="sm" icon={<MonitorHeart />} loading={state.diagnosing} onClick={state.diagnose}>
            {t('runDiagnostics')}
          </Button>
        </Foot>
      </Card>
    </section>
  );
}

function SignedOut() {
  const { t } = useTranslation(['hub', 'common']);
  return (
    <section aria-labelledby="services">
      <SectionHead id="services" title={t('services')} hint={t('servicesHint')}>
        <Button size="sm" variant="bare" to={loginPath(pages.hub)} sx={linkStyle}>
          {t('common:login')}
        </Button>
      </SectionHead>
      <Card as="div" sx={{ padding: 2, color: 'ink2' }}>
        {t('loginToSeeServices')}
      </Card>
    </section>
  );
}

const tones = { healthy: 'ok', warning: 'waiting', error: 'failed' } as const;

function System({ services }: { services: Services }) {
  const { t } = useTranslation('hub');
  const { operational, total, overall } = services;
  const words = t('servicesOperational', { n: operational, m: total });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Box sx={{ inlineSize: scutes(total) }}>
        <Ridge
          kind="meter"
          value={operational / total}
          tone={tones[overall]}
          name={t('services')}
          valueText={words}
        />
      </Box>
      <span>{words}</span>
    </Box>
  );
}

/** The width of the ridge: 0.75rem for each service. */
function scutes(count: number): string {
  return `${count * 0.75}rem`;
}

function CardLoading() {
  return (
    <Box component="li" aria-hidden sx={{ padding: 2, display: 'grid', gap: 1 }}>
      <Skeleton width="40%" />
      <Skeleton width="70%" height={12} />
    </Box>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Each card draws its top and start edge; the frame cuts off the ones at its border.
  '& > li': { boxShadow: `-1px -1px 0 ${theme.vars.palette.border}` },
  '[dir=rtl] & > li': { boxShadow: `1px -1px 0 ${theme.vars.palette.border}` },
}));

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: theme.spacing(6),
  padding: theme.spacing(1, 1.5, 1, 2),
  color: theme.vars.palette.ink2,
  backgroundColor: theme.vars.palette.sunken,
  borderBlockStart: `1px solid ${theme.vars.palette.border}`,
}));

const linkStyle = { '&[data-variant]': { color: 'primaryInk' } };
const failedStyle = { paddingInline: 2, paddingBlock: 1.25, color: 'errorInk', backgroundColor: 'errorTint' };
