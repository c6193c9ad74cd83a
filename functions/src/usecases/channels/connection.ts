import { Failure } from '../../ports/failure.ts';
import type { Connection, MetaService } from '../../ports/connections.ts';
import type { Ports } from '../../ports/ports.ts';

export type ConnectionPorts = Pick<Ports, 'connections' | 'vault'>;

/** Spec section 8: what sending without a connection says. */
const missing = {
  whatsapp: 'WhatsApp authorization required. Please check your settings.',
  'facebook-inbox': 'Facebook authorization required. Please check your settings.',
  'instagram-inbox': 'Instagram authorization required. Please check your settings.',
} as const satisfies Record<MetaService, string>;

export function connectionContext(uid: string, service: MetaService): string {
  return `connection:${service}:${uid}`;
}

/** The person's connection with its token opened; `unavailable` when there is none. */
export async function openConnection(
  ports: ConnectionPorts,
  uid: string,
  service: MetaService,
): Promise<Connection> {
  const connection = await ports.connections.load(uid, service);
  // Not `reauth`, which asks for Google.
  if (connection === null) throw new Failure('unavailable', missing[service]);
  return {
    ...connection,
    accessToken: ports.vault.open(connection.accessToken, connectionContext(uid, service)),
  };
}
