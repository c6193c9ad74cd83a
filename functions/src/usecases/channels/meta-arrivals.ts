import * as z from 'zod/mini';
import type { ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';
import type { PageChannel, serviceOfChannel } from '@crocodile-hub/core/contract/meta-services';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import { whatsappContent, whatsappWords } from './whatsapp-content.ts';

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

export type Arrived = Arrival & { channel: keyof typeof serviceOfChannel };

const deliveries = { sent: 'sent', delivered: 'delivered', read: 'read', failed: 'failed' } as const;
const noText = { en: '[attachment]' } as const;

/** What this version does not know is left alone: Meta adds kinds of events as it likes. */
export function arrivalsIn(body: Uint8Array, now: Instant): Arrived[] {
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
