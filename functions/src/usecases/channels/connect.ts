import type * as z from 'zod/mini';
import type { connectRequest } from '@crocodile-hub/core/contract/channels';
import {
  channelOfService,
  isPageService,
  type MetaService,
} from '@crocodile-hub/core/contract/meta-services';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { connectionContext, type ConnectionPorts } from './connection.ts';
import { readPage } from './read-channel.ts';

export type ConnectServicePorts = ConnectionPorts &
  Pick<Ports, 'clock' | 'cache'> & {
    meta: Pick<Ports['meta'], 'check' | 'conversations'>;
    sms: Pick<Ports['sms'], 'numbers'>;
  };

export type DisconnectServicePorts = Pick<Ports, 'connections' | 'channelStore'>;

type ConnectRequest = z.output<typeof connectRequest>;

/**
 * Keeps credentials that reach the account; from then on its messages arrive in this person's inbox. What a page holds
 * already is read at once, because names and questions are looked up in what is kept.
 */
export async function connectService(
  ports: ConnectServicePorts,
  person: Person,
  request: ConnectRequest,
): Promise<{ success: true; account: string | null }> {
  if (request.service === 'sms') return connectSms(ports);
  const { service, accessToken } = request;
  const given = 'phoneNumberId' in request ? request.phoneNumberId : request.pageId;
  const { accountId, account } = await ports.meta
    .check(service, { accountId: given, accessToken, account: null })
    .catch(refused);
  const sealed = ports.vault.seal(accessToken, connectionContext(person.uid, service));
  await ports.connections.save(
    person.uid,
    service,
    { accountId, accessToken: sealed, account },
    ports.clock.now(),
  );
  await ports.channelStore.addOwner(channelOfService[service], accountId, person.uid);
  await ports.channelStore.release(person.uid, channelOfService[service], accountId);
  // After a change of account, the person no longer receives the messages of the earlier one.
  await ports.channelStore.leaveAccounts(channelOfService[service], person.uid, accountId);
  if (isPageService(service)) await readPage(ports, person, channelOfService[service]);
  ports.log.info('service.connected', { service });
  return { success: true, account };
}

const deletedAtOnce = 400;

/** Stops receiving its messages, and forgets what was read through it. */
export async function disconnectService(
  ports: DisconnectServicePorts,
  person: Person,
  service: MetaService,
): Promise<{ success: true }> {
  await ports.channelStore.leaveAccounts(channelOfService[service], person.uid);
  // A page has its messages itself: they return with the next connection. Those of WhatsApp exist only here, so they stay.
  while (isPageService(service)) {
    const gone = await ports.channelStore.forgetMessages(
      person.uid,
      channelOfService[service],
      deletedAtOnce,
    );
    if (gone < deletedAtOnce) break;
  }
  await ports.connections.remove(person.uid, service, 'disconnected');
  return { success: true };
}

/** The numbers are ours; one is lent for each conversation, when the person writes to somebody. */
function connectSms({ sms }: ConnectServicePorts): { success: true; account: string | null } {
  const [number] = sms.numbers;
  if (number === undefined) throw new Failure('unavailable', 'noSms');
  return { success: true, account: number };
}

/** Bad credentials are a mistake in the form, not an expired sign-in. */
function refused(error: unknown): never {
  if (isFailure(error, 'reauth') || isFailure(error, 'not-found') || isFailure(error, 'invalid')) {
    throw new Failure('invalid', 'wrongCredentials', {
      issues: [{ path: 'accessToken', message: 'does not reach this account' }],
    });
  }
  throw error;
}
