import { Failure } from '../../ports/failure.ts';
import type { Connection, MetaService } from '../../ports/connections.ts';
import type { Ports } from '../../ports/ports.ts';

export type ConnectionPorts = Pick<Ports, 'connections' | 'vault' | 'log'>;

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
): Promise<Connection | null> {
  const connection = await ports.connections.load(uid, service);
  if (connection === null) return null;
  const accessToken = ports.vault.open(connection.accessToken, connectionContext(uid, service));
  if (accessToken !== null) return { ...connection, accessToken };
  ports.log.warn('connection.unreadable', { service });
  await ports.connections.remove(uid, service, 'error');
  return null;
}

/** The same; `unavailable` when there is none. */
export async function openConnection(
  ports: ConnectionPorts,
  uid: string,
  service: MetaService,
): Promise<Connection> {
  const connection = await findConnection(ports, uid, service);
  // Not `reauth`, which asks for Google.
  if (connection === null) throw new Failure('unavailable', missing[service]);
  return connection;
}
