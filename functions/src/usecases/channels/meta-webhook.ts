import * as z from 'zod/mini';
import type { Channel, ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';
import {
  isPageChannel,
  serviceOfChannel,
  type PageChannel,
} from '@crocodile-hub/core/contract/meta-services';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { onBehalfOf } from '../../ports/accounts.ts';
import { isFailure } from '../../ports/failure.ts';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import { Failure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { type CallingPorts, whileConnected } from './connection.ts';
import { whatsappContent, whatsappWords } from './whatsapp-content.ts';

export type WebhookPorts = CallingPorts &
  Pick<Ports, 'signatures' | 'channelStore'> & { meta: Pick<Ports['meta'], 'profile'> };

/** The items that are as we know them. Meta adds kinds as it likes, and one that is new loses none of the others. */
function known<S extends z.ZodMiniType>(item: S) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

const contacts = z.optional(
  known(z.object({ wa_id: z.string(), profile: z.optional(z.object({ name: z.optional(z.string()) })) })),
);
const whatsappEvent = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: known(
    z.object({
      changes: known(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string(), display_phone_number: z.string() }),
            contacts,
            messages: z.optional(
              known(
                z.object({
                  id: z.string(),
                  from: z.string(),
                  timestamp: z.optional(z.string()),
                  ...whatsappContent,
                }),
              ),
            ),
            statuses: z.optional(
              known(
                z.object({
                  id: z.string(),
                  status: z.string(),
                  biz_opaque_callback_data: z.optional(z.string()),
                }),
              ),
            ),
          }),
        }),
      ),
    }),
  ),
});
const pageEvent = z.object({
  object: z.enum(['page', 'instagram']),
  entry: known(
    z.object({
      id: z.string(),
      messaging: z.optional(
        known(
          z.object({
            sender: z.object({ id: z.string() }),
            recipient: z.object({ id: z.string() }),
            /** A delivery has none. */
            timestamp: z.optional(z.number()),
            message: z.optional(
              z.object({ mid: z.string(), text: z.optional(z.string()), is_echo: z.optional(z.boolean()) }),
            ),
            delivery: z.optional(z.object({ mids: z.optional(z.array(z.string())) })),
            /** Messenger tells up to when, Instagram which one. */
            read: z.optional(z.object({ watermark: z.optional(z.number()), mid: z.optional(z.string()) })),
          }),
        ),
      ),
    }),
  ),
});

type Arrival =
  | { is: 'message'; account: string; providerId: string; message: ChannelMessageDocument }
  | {
      is: 'status';
      account: string;
      providerId: string;
      delivery: NonNullable<ChannelMessageDocument['delivery']>;
      reference: string | null;
    }
  | { is: 'read'; account: string; threadKey: string; upTo: number };

type Arrived = Arrival & { channel: keyof typeof serviceOfChannel };

const deliveries = { sent: 'sent', delivered: 'delivered', read: 'read', failed: 'failed' } as const;
const mostReadAtOnce = 200;
const noText = { en: '[attachment]' } as const;

/** Answers the handshake by which Meta proves that the webhook is ours. */
export function answerMetaChallenge(
  { signatures }: Pick<WebhookPorts, 'signatures'>,
  query: { 'hub.verify_token': string; 'hub.challenge': string },
): string {
  if (!signatures.isMetaToken(query['hub.verify_token']))
    throw new Failure('forbidden', 'unknownVerifyToken');
  return query['hub.challenge'];
}

/** Messages and statuses of WhatsApp, Messenger and Instagram. The signature is checked before a byte is read. */
export async function receiveMeta(
  ports: WebhookPorts,
  body: Uint8Array,
  signature: string | undefined,
): Promise<{ success: true }> {
  if (!ports.signatures.isFromMeta(body, signature)) {
    throw new Failure('forbidden', 'notFromMeta');
  }
  for (const arrival of arrivalsIn(body, ports.clock.now())) await take(ports, arrival);
  return { success: true };
}

async function take(ports: WebhookPorts, arrival: Arrived): Promise<void> {
  const owners = await ports.channelStore.owners(arrival.channel, arrival.account);
  if (owners.length === 0) ports.log.warn('webhook.nobody', { channel: arrival.channel });
  for (const uid of owners) {
    await onBehalfOf(uid, async () => {
      if (await isOwner(ports, uid, arrival)) await takeFor(ports, uid, arrival);
    });
  }
}

/**
 * Meta tells of an account as long as our app is subscribed to it, whoever connected it. Whose token was taken away
 * gets nothing more, until it is taken again.
 */
async function isOwner({ connections, log }: WebhookPorts, uid: string, of: Arrived): Promise<boolean> {
  const connection = await connections.load(uid, serviceOfChannel[of.channel]);
  if (connection?.accountId === of.account && !connection.isRefused) return true;
  log.info('webhook.not-theirs', { channel: of.channel, isRefused: connection?.isRefused === true });
  return false;
}

async function takeFor(ports: WebhookPorts, uid: string, arrival: Arrived): Promise<void> {
  if (arrival.is === 'message') await keepMessage(ports, uid, arrival);
  else if (arrival.is === 'status') await noteStatus(ports, uid, arrival);
  else await noteRead(ports, uid, arrival);
}

/** A page is told who wrote by a number alone: what they are called is asked for once. Rule inbox.social.2. */
async function keepMessage(
  ports: WebhookPorts,
  uid: string,
  { providerId, message }: Pick<Extract<Arrival, { is: 'message' }>, 'providerId' | 'message'>,
): Promise<void> {
  const { platform, direction, from } = message;
  const isNameless = message.fromName === null && direction === 'inbound';
  if (!isNameless || !isPageChannel(platform)) {
    await ports.channelStore.keep(uid, providerId, message);
    return;
  }
  const fromName = await ports.channelStore.nameOf(uid, platform, from);
  // Kept before anybody is asked: a silent Meta loses no message.
  await ports.channelStore.keep(uid, providerId, { ...message, fromName });
  if (fromName !== null) return;
  const service = serviceOfChannel[platform];
  try {
    const profile = await whileConnected(ports, uid, service, (connection) =>
      ports.meta.profile(service, connection, from),
    );
    if (profile?.name != null) await ports.channelStore.noteName(uid, platform, from, profile.name);
  } catch (error) {
    if (!isFailure(error)) throw error;
    ports.log.warn('webhook.name-unknown', { channel: platform, kind: error.kind });
  }
}

async function noteStatus(
  { channelStore, clock }: WebhookPorts,
  uid: string,
  { channel, providerId, delivery, reference }: Extract<Arrived, { is: 'status' }>,
): Promise<void> {
  const now = clock.now();
  if (reference !== null) await channelStore.noteReference(uid, reference, providerId, now);
  await channelStore.noteDelivery(uid, channel, providerId, delivery, now);
}

/** Everything that the other side was written until then. Further back than this nobody looks. */
async function noteRead(
  { channelStore, clock }: WebhookPorts,
  uid: string,
  { channel, threadKey, upTo }: { channel: Channel; threadKey: string; upTo: number },
): Promise<void> {
  const newest = await channelStore.newest(uid, channel, mostReadAtOnce);
  const read = newest.filter(
    (one) =>
      one.direction === 'outbound' &&
      one.threadKey === threadKey &&
      one.timestamp <= upTo &&
      one.delivery !== 'read' &&
      one.delivery !== 'failed',
  );
  for (const { id } of read)
    await channelStore.noteDelivery(uid, channel, id.slice(`${channel}-`.length), 'read', clock.now());
}

/** What this version does not know is left alone: Meta adds kinds of events as it likes. */
function arrivalsIn(body: Uint8Array, now: Instant): Arrived[] {
  const json = parse(body);
  const whatsapp = whatsappEvent.safeParse(json);
  if (whatsapp.success) return whatsappArrivals(whatsapp.data, now);
  const page = pageEvent.safeParse(json);
  return page.success ? pageArrivals(page.data, now) : [];
}

function whatsappArrivals({ entry }: z.output<typeof whatsappEvent>, now: Instant): Arrived[] {
  const values = entry.flatMap(({ changes }) => changes.map(({ value }) => value));
  return values.flatMap(({ metadata, contacts: people, messages, statuses }) => {
    const account = metadata.phone_number_id;
    const arrived = (messages ?? []).flatMap(({ id, from, timestamp, ...content }) => {
      const words = whatsappWords(content, noText.en);
      if (words === null) return [];
      const name = people?.find((one) => one.wa_id === from)?.profile?.name ?? '';
      const message: ChannelMessageDocument = {
        platform: 'whatsapp',
        direction: 'inbound',
        from: `+${from}`,
        fromName: visibleName(name).slice(0, 200) || null,
        to: metadata.display_phone_number,
        content: words,
        timestamp: sentAt(timestamp, now),
        threadKey: `+${from}`,
        delivery: null,
        read: false,
      };
      return [{ is: 'message' as const, channel: 'whatsapp' as const, account, providerId: id, message }];
    });
    const noted = (statuses ?? []).flatMap(({ id, status, biz_opaque_callback_data: reference }) => {
      const delivery = Object.entries(deliveries).find(([name]) => name === status)?.[1];
      if (delivery === undefined) return [];
      const channel = 'whatsapp' as const;
      return [
        { is: 'status' as const, channel, account, providerId: id, delivery, reference: reference ?? null },
      ];
    });
    return [...arrived, ...noted];
  });
}

/** WhatsApp writes seconds. What is no number, or lies ahead, is now: no message is lost for its time. */
function sentAt(seconds: string | undefined, now: Instant): Instant {
  return /^\d{1,11}$/.test(seconds ?? '') ? Math.min(Number(seconds) * 1000, now) : now;
}

function pageArrivals(event: z.output<typeof pageEvent>, now: Instant): Arrived[] {
  const channel = event.object === 'page' ? 'messenger' : 'instagram';
  return event.entry.flatMap(({ id: account, messaging }) =>
    (messaging ?? []).flatMap(({ sender, recipient, timestamp, message, delivery, read }) => {
      if (message === undefined)
        return pageStates({ channel, account, threadKey: sender.id, delivery, read });
      const isEcho = message.is_echo === true;
      const kept: ChannelMessageDocument = {
        platform: channel,
        direction: isEcho ? 'outbound' : 'inbound',
        from: sender.id,
        fromName: null,
        to: recipient.id,
        content: message.text ?? noText.en,
        timestamp: Math.min(timestamp ?? now, now),
        threadKey: isEcho ? recipient.id : sender.id,
        delivery: isEcho ? 'sent' : null,
        read: isEcho,
      };
      return [{ is: 'message' as const, channel, account, providerId: message.mid, message: kept }];
    }),
  );
}

type PageEvent = NonNullable<z.output<typeof pageEvent>['entry'][number]['messaging']>[number];
type PageState = Pick<PageEvent, 'delivery' | 'read'> & {
  channel: PageChannel;
  account: string;
  threadKey: string;
};

function pageStates({ channel, account, threadKey, delivery, read }: PageState): Arrived[] {
  const status = (providerId: string, became: 'delivered' | 'read') => ({
    is: 'status' as const,
    channel,
    account,
    providerId,
    delivery: became,
    reference: null,
  });
  return [
    ...(delivery?.mids ?? []).map((mid) => status(mid, 'delivered')),
    ...(read?.mid === undefined ? [] : [status(read.mid, 'read')]),
    ...(read?.watermark === undefined
      ? []
      : [{ is: 'read' as const, channel, account, threadKey, upTo: read.watermark }]),
  ];
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
