import { useTranslation } from '../../kit/text/use-translation.ts';
import { Badge, StatusDot } from '../../kit/ui/badge.tsx';
import type { Services } from './service-cards.ts';

/** 'All systems operational' while that is true, else how many are, in gold. Empty until it is known. */
export function SystemBadge({ services }: { services: Services | undefined }) {
  const { t } = useTranslation('hub');
  if (services === undefined) return null;
  const isHealthy = services.overall === 'healthy';
  const tone = isHealthy ? 'success' : 'waiting';
  return (
    <Badge tone={tone} icon={<StatusDot tone={tone} />}>
      {isHealthy
        ? t('allOperational')
        : t('servicesOperational', { n: services.operational, m: services.total })}
    </Badge>
  );
}
