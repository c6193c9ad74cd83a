import { channelOfService, type MetaService } from '@crocodile-hub/core/contract/meta-services';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { Connection, Connections, StoredConnection } from '../../ports/connections.ts';
import type { Ports } from '../../ports/ports.ts';

export type ConnectionPorts = Pick<Ports, 'connections' | 'channelStore' | 'vault' | 'log'>;
export type CallingPorts = ConnectionPorts & Pick<Ports, 'clock'>;

/** Rule errors.send.1: what sending without a connection says. */
const missing = {
  whatsapp: 'whatsappNeeded',
  'facebook-inbox': 'facebookNeeded',
  'instagram-inbox': 'instagramNeeded',
} as const satisfies Record<MetaService, string>;

export function connectionContext(uid: string, service: MetaService): string {
  return `connection:${service}:${uid}`;
}

/** The person's connection with its token opened. One that a changed key cannot open is over. */
export async function findConnection(
  ports: ConnectionPorts,
  uid: string,
  service: MetaService,
): Promise<StoredConnection | null> {
  const stored = await ports.connections.load(uid, service);
  return stored === null ? null : await opened(ports, uid, service, stored);
}

async function opened(
  ports: ConnectionPorts,
  uid: string,
  service: MetaService,
  stored: StoredConnection,
): Promise<StoredConnection | null> {
  const accessToken = ports.vault.open(stored.accessToken, connectionContext(uid, service));
  if (accessToken !== null) return { ...stored, accessToken };
  ports.log.warn('connection.unreadable', { service });
  await ports.channelStore.leaveAccounts(channelOfService[service], uid);
  await ports.connections.remove(uid, service, 'error');
  return null;
}

/** As `whileConnected`; `unavailable` when there is no connection. */
export async function throughConnection<T extends object>(
  ports: CallingPorts,
  uid: string,
  service: MetaService,
  call: (connection: Connection) => Promise<T>,
): Promise<T> {
  const result = await whileConnected(ports, uid, service, call);
  // Not `reauth`, which asks for Google.
  if (result === null) throw new Failure('unavailable', missing[service]);
  return result;
}

/**
 * Calls Meta through the person's connection, and shows as its state what the call showed: refused for its token it is
 * an error, and works again when a later call is taken. Null when there is no connection.
 */
export async function whileConnected<T>(
  ports: CallingPorts,
  uid: string,
  service: MetaService,
  call: (connection: Connection) => Promise<T>,
): Promise<T | null> {
  const stored = await ports.connections.load(uid, service);
  const connection = stored === null ? null : await opened(ports, uid, service, stored);
  if (stored === null || connection === null) return null;
  const show = async (isRefused: boolean) => {
    if (stored.isRefused === isRefused) return;
    // What the call did counts, whatever becomes of showing it.
    await recordAnswer(ports, uid, service, stored, { isRefused, at: ports.clock.now() }).catch(
      (error: unknown) => ports.log.error('connection.not-shown', error, { service }),
    );
  };
  try {
    const result = await call(connection);
    await show(false);
    return result;
  } catch (error) {
    if (isFailure(error, 'reauth')) await show(true);
    throw error;
  }
}

/** Once the token is taken again, what came meanwhile is kept: before, lest it be forgotten, and what came just then. */
async function recordAnswer(
  { connections, channelStore }: CallingPorts,
  uid: string,
  service: MetaService,
  stored: StoredConnection,
  shown: Parameters<Connections['recordAnswer']>[3],
): Promise<void> {
  const release = () => channelStore.release(uid, channelOfService[service], stored.accountId);
  if (!shown.isRefused) await release();
  await connections.recordAnswer(uid, service, stored, shown);
  if (!shown.isRefused) await release();
}
