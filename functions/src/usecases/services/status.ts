import type * as z from 'zod/mini';
import { sayReason } from '@crocodile-hub/core/failures/say';
import type { serviceIds } from '@crocodile-hub/core/contract/service-ids';
import type { overallStatus, serviceCard, ServiceStatus } from '@crocodile-hub/core/contract/services';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { findConnection } from '../channels/connection.ts';

export type StatusPorts = Pick<
  Ports,
  | 'inbox'
  | 'calendar'
  | 'weather'
  | 'web'
  | 'assistant'
  | 'connections'
  | 'channelStore'
  | 'meta'
  | 'vault'
  | 'workspace'
  | 'clock'
  | 'log'
>;

type ServiceId = (typeof serviceIds)[number];
type Card = z.output<typeof serviceCard>;
type Check = {
  status: ServiceStatus;
  description: string;
  lastSync?: number | null;
  /** Why it did not answer. */
  failure?: Failure;
};

const names: Record<ServiceId, string> = {
  gmail: 'Gmail',
  calendar: 'Google Calendar',
  openai: 'OpenAI',
  weather: 'Weather',
  search: 'Web Search',
  whatsapp: 'WhatsApp',
};

/**
 * Asks all services at the same time; a silent one does not affect the others. Each failure is described in `language`
 * (`Accept-Language`).
 */
export async function serviceCards(
  ports: StatusPorts,
  person: Person,
  language: string | null,
): Promise<Card[]> {
  const ids = Object.keys(names).filter((id): id is ServiceId => Object.hasOwn(names, id));
  return await Promise.all(
    ids.map(async (id) => {
      const { card, failure } = await checkService(ports, person, id);
      return failure === null ? card : { ...card, description: sayReason(failure.reason, language) };
    }),
  );
}

/** The status of one service, and why it does not answer. */
export async function checkService(
  ports: StatusPorts,
  person: Person,
  id: ServiceId,
): Promise<{ card: Card; failure: Failure | null }> {
  const { status, description, lastSync, failure } = await checks[id](ports, person);
  const checkedAt = status === 'connected' ? ports.clock.now() : (lastSync ?? null);
  const card = {
    id,
    name: names[id],
    status,
    description,
    lastSync: checkedAt === null ? null : new Date(checkedAt).toISOString(),
  };
  return { card, failure: failure ?? null };
}

/** Rule hub.services.4. */
export function overallOf(statuses: readonly ServiceStatus[]): z.output<typeof overallStatus> {
  const connected = statuses.filter((status) => status === 'connected').length;
  if (connected === statuses.length) return 'healthy';
  return connected * 2 >= statuses.length ? 'warning' : 'error';
}

const checks: Record<ServiceId, (ports: StatusPorts, person: Person) => Promise<Check>> = {
  gmail: async (ports, person) => ({
    ...(await asked(() => ports.inbox.ping(person), 'Mail is read and sent through your account')),
    lastSync: (await ports.workspace.integration(person.uid, 'gmail'))?.lastSync ?? null,
  }),
  calendar: async (ports, person) => ({
    ...(await asked(() => ports.calendar.ping(person), 'Meetings and reminders stand in your calendar')),
    lastSync: (await ports.workspace.integration(person.uid, 'google-calendar'))?.lastSync ?? null,
  }),
  openai: ({ assistant }) =>
    Promise.resolve(configured(assistant.isConfigured, 'A language model answers questions')),
  weather: ({ weather }) => asked(() => weather.now('Tel Aviv'), 'Forecasts for your city'),
  search: ({ web }) =>
    Promise.resolve(configured(web.isConfigured, 'Answers from the web, with their sources')),
  whatsapp: async (ports, person) => {
    const connection = await findConnection(ports, person.uid, 'whatsapp');
    if (connection === null) return { status: 'error', ...why(new Failure('unavailable', 'notConnected')) };
    if (connection.isRefused) return { status: 'error', ...why(new Failure('reauth', 'whatsappNeeded')) };
    return { status: 'connected', description: connection.account ?? 'Connected' };
  },
};

function configured(isConfigured: boolean, description: string): Check {
  return isConfigured
    ? { status: 'connected', description }
    : { status: 'warning', ...why(new Failure('unavailable', 'notSetUp')) };
}

/** If the person must sign in again, it is an error; a slow or silent service is a warning. */
async function asked(ask: () => Promise<unknown>, description: string): Promise<Check> {
  try {
    await ask();
    return { status: 'connected', description };
  } catch (error) {
    if (!isFailure(error)) throw error;
    const mustReconnect = error.kind === 'reauth' || error.kind === 'forbidden';
    return { status: mustReconnect ? 'error' : 'warning', ...why(error) };
  }
}

function why(failure: Failure): Pick<Check, 'description' | 'failure'> {
  return { description: failure.message, failure };
}
