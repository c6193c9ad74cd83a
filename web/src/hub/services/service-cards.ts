import { serviceIds } from '@crocodile-hub/core/contract/service-ids';
import type { ServiceStatus } from '@crocodile-hub/core/contract/services';
import type { Reply } from '../../kit/wire/call.ts';
import type { Polled } from '../../kit/wire/polled.ts';
import type { ServiceId } from './service-icon.tsx';

/** A service as the hub shows it: as the server reported, or failed to load. */
export type ServiceCard = {
  id: ServiceId;
  status: ServiceStatus;
  /** The server's own words; null when ours are shown instead. */
  description: string | null;
  lastSync: string | null;
  failedToLoad: boolean;
};

export type Services = {
  cards: readonly ServiceCard[];
  operational: number;
  total: number;
  overall: Overall;
  /** When the states were last loaded; null if never. */
  at: number | null;
};

export type Overall = 'healthy' | 'warning' | 'error';

/** The six cards. A service without an answer counts as failed. Undefined while loading. */
export function servicesOf(polled: Polled<Reply<'servicesStatus'>>): Services | undefined {
  if (polled.is === 'loading') return undefined;
  if (polled.is === 'failed') return summed(serviceIds.map(failedCard), null);
  const told = new Map(polled.value.services.map((service) => [service.id, service]));
  const cards = serviceIds.map((id): ServiceCard => {
    const service = told.get(id);
    if (service === undefined) return failedCard(id);
    const { status, description, lastSync } = service;
    return { id, status, description, lastSync, failedToLoad: false };
  });
  return summed(cards, polled.at);
}

function failedCard(id: ServiceId): ServiceCard {
  return { id, status: 'error', description: null, lastSync: null, failedToLoad: true };
}

function summed(cards: readonly ServiceCard[], at: number | null): Services {
  const operational = cards.filter(({ status }) => status === 'connected').length;
  return { cards, operational, total: cards.length, overall: overallOf(operational, cards.length), at };
}

/** Rule hub.services.4. */
function overallOf(operational: number, total: number): Overall {
  if (operational === total) return 'healthy';
  return operational * 2 >= total ? 'warning' : 'error';
}
