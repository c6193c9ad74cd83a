import type * as z from 'zod/mini';
import { reason } from '@crocodile-hub/core/failures/reason';
import { serviceOfChannel } from '@crocodile-hub/core/contract/meta-services';
import type { serviceCard } from '@crocodile-hub/core/contract/services';
import { serviceIds } from '@crocodile-hub/core/contract/service-ids';
import { Failure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import { findConnection } from '../channels/connection.ts';
import { checkService, overallOf, serviceCards, type StatusPorts } from './status.ts';

/** GET /api/services/status, in the language that the caller asks for. */
export async function servicesStatus(ports: StatusPorts, person: Person, language: string | null) {
  const services = await serviceCards(ports, person, language);
  const statuses = services.map(({ status }) => status);
  return {
    success: true as const,
    timestamp: new Date(ports.clock.now()).toISOString(),
    status: overallOf(statuses),
    totalServices: services.length,
    operationalServices: statuses.filter((status) => status === 'connected').length,
    services,
  };
}

/** GET /api/services/health. */
export async function servicesHealth(ports: StatusPorts, person: Person) {
  const ids = ['gmail', 'calendar', 'openai'] as const;
  const checks = await Promise.all(ids.map((id) => checkService(ports, person, id)));
  const statuses = checks.map(({ card }) => card.status);
  const [gmail = 'error', calendar = 'error', gpt = 'error'] = statuses;
  return {
    timestamp: new Date(ports.clock.now()).toISOString(),
    status: overallOf(statuses),
    services: { gmail, calendar, gpt },
  };
}

/** GET /api/services/plugins/status: what this person can use; WhatsApp in the list means that it is connected. */
export async function loadedPlugins(
  ports: StatusPorts & { sms: { numbers: readonly string[] } },
  { uid }: Person,
) {
  const connected = await Promise.all(
    Object.entries(serviceOfChannel).map(async ([name, service]) =>
      (await findConnection(ports, uid, service))?.isRefused === false ? [{ name }] : [],
    ),
  );
  return {
    timestamp: new Date(ports.clock.now()).toISOString(),
    loadedPlugins: [...connected.flat(), ...(ports.sms.numbers.length === 0 ? [] : [{ name: 'sms' }])],
  };
}

/** The Fix button: asks the service again, and says why it still does not answer. */
export async function reconnectService(
  ports: StatusPorts,
  person: Person,
  service: string,
): Promise<{ success: true; service: z.output<typeof serviceCard> }> {
  const id = serviceIds.find((one) => one === service);
  if (id === undefined) throw new Failure('not-found', reason('unknownService', { service }));
  const { card, failure } = await checkService(ports, person, id);
  if (failure !== null) throw failure;
  return { success: true, service: card };
}
