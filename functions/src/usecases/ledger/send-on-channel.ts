import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { Channel } from '@crocodile-hub/core/contract/channels';
import type { Person } from '../../ports/accounts.ts';
import { execute, type ExecutePorts } from './execute.ts';

type Send = { userId?: string | undefined; to: string; message: string; idempotencyKey?: string | undefined };

const actionOf = {
  whatsapp: 'send_whatsapp',
  sms: 'send_sms',
  messenger: 'send_message',
  instagram: 'send_message',
} as const satisfies Record<Channel, ActionType>;

/** A send of its own, through the same ledger as every action. */
export async function sendOnChannel(
  ports: ExecutePorts,
  person: Person,
  channel: Channel,
  { to, message, idempotencyKey }: Send,
): Promise<{ success: true; messageId: string; key: string }> {
  const actionType = actionOf[channel];
  const { key, result } = await execute(ports, person, {
    userId: person.uid,
    actionType,
    payload: actionType === 'send_message' ? { platform: channel, to, message } : { to, message },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  return { success: true, messageId: String(result?.['messageId']), key };
}
