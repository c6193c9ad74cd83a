import { Failure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';

type TwilioPorts = Pick<Ports, 'signatures' | 'channelStore' | 'clock' | 'log'>;

const deliveries = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
  undelivered: 'failed',
} as const;

/**
 * An incoming text, or news of one that went out. A text reaches the one person who wrote to that number from ours; a
 * stranger's reaches nobody. The signature covers every field.
 */
export async function receiveTwilio(
  ports: TwilioPorts,
  form: ReadonlyMap<string, string>,
  signature: string | undefined,
): Promise<string> {
  if (!ports.signatures.isFromTwilio(form, signature)) {
    throw new Failure('forbidden', 'notFromTwilio');
  }
  const id = form.get('MessageSid') ?? form.get('SmsSid') ?? '';
  const from = form.get('From') ?? '';
  const to = form.get('To') ?? '';
  const status = form.get('MessageStatus');
  const body = form.get('Body');
  if (id !== '' && from !== '') {
    // News of a text may carry its words.
    if (status !== undefined) await noteStatus(ports, { id, from, to, status });
    else if (body !== undefined) await keepText(ports, { id, from, to, body });
  }
  return '<?xml version="1.0" encoding="UTF-8"?><Response/>';
}

async function keepText(
  { channelStore, clock, log }: TwilioPorts,
  { id, from, to, body }: { id: string; from: string; to: string; body: string },
): Promise<void> {
  const uid = await channelStore.conversationOf(to, from);
  if (uid === null) {
    log.warn('webhook.nobody', { channel: 'sms' });
    return;
  }
  await channelStore.keep(uid, id, {
    platform: 'sms',
    direction: 'inbound',
    from,
    fromName: null,
    to,
    content: body,
    timestamp: clock.now(),
    threadKey: from,
    delivery: null,
    read: false,
  });
}

async function noteStatus(
  { channelStore, clock }: TwilioPorts,
  { id, from, to, status }: { id: string; from: string; to: string; status: string },
): Promise<void> {
  const delivery = Object.entries(deliveries).find(([name]) => name === status)?.[1];
  if (delivery === undefined) return;
  const uid = await channelStore.conversationOf(from, to);
  if (uid !== null) await channelStore.noteDelivery(uid, 'sms', id, delivery, clock.now());
}
