import * as z from 'zod/mini';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import type { ChannelMessageDocument } from '@crocodile-hub/core/contract/channels';
import {
  channelOfService,
  type MetaService,
  type PageChannel,
} from '@crocodile-hub/core/contract/meta-services';
import type { Connection } from '../../ports/connections.ts';
import { Failure } from '../../ports/failure.ts';
import type { FoundMessage, Meta } from '../../ports/channels.ts';
import { isSuccess, readJson, request, type HttpReply } from '../shared/http.ts';
import { circuit } from '../shared/circuit.ts';
import { retrying } from '../shared/retrying.ts';
import { graphFailure, type PlatformReasons } from './errors.ts';

export type GraphOptions = { baseUrl: string; timeoutMs: number };

const version = 'v23.0';
const conversationsRead = 20;
const messagesRead = 20;

const reasons = {
  whatsapp: {
    reauth: 'whatsappNeeded',
    service: 'whatsappFailed',
    invalid: 'phoneRefused',
    refused: 'whatsappWindow',
  },
  'facebook-inbox': {
    reauth: 'facebookNeeded',
    service: 'facebookFailed',
    invalid: 'usernameRefused',
    refused: 'messengerWindow',
  },
  'instagram-inbox': {
    reauth: 'instagramNeeded',
    service: 'instagramFailed',
    invalid: 'usernameRefused',
    refused: 'instagramWindow',
  },
} as const satisfies Record<MetaService, PlatformReasons>;

const phoneNumber = z.object({ display_phone_number: z.string() });
const page = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  instagram_business_account: z.optional(z.object({ id: z.string() })),
});
const sentWhatsapp = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const sentFromPage = z.object({ message_id: z.string() });
const anyOwner = z.object({ id: z.string() });
const profileFields = {
  'facebook-inbox': 'first_name,last_name,profile_pic',
  'instagram-inbox': 'name,username,profile_pic',
} as const;
const profile = z.object({
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  name: z.optional(z.string()),
  username: z.optional(z.string()),
  profile_pic: z.optional(z.string()),
});
const party = z.object({ id: z.string(), name: z.optional(z.string()), username: z.optional(z.string()) });
const conversationMessage = z.object({
  id: z.string(),
  created_time: z.string(),
  from: party,
  to: z.object({ data: z.array(party) }),
  message: z.optional(z.string()),
});
const conversationList = z.object({
  data: z.array(z.object({ messages: z.optional(z.object({ data: z.array(conversationMessage) })) })),
});

type Call = <T>(
  service: MetaService,
  connection: Connection,
  path: string,
  schema: z.ZodMiniType<T>,
  asked?: { body?: object; about?: 'own' | 'others' },
) => Promise<T>;

export function metaGraph(options: GraphOptions): Meta {
  const call = graphCall(options);

  return {
    check: (service, connection) => ownAccount(call, service, connection),

    async ping(service, connection) {
      const path = service === 'whatsapp' ? `${connection.accountId}?fields=id` : 'me?fields=id';
      await retrying(() => call(service, connection, path, anyOwner, { about: 'own' }));
    },

    async sendWhatsapp(connection, { to, text, reference }) {
      const body = {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/\D/g, ''),
        type: 'text',
        text: { body: text },
        // Comes back with every status of this message, and so settles a send whose answer was lost.
        biz_opaque_callback_data: reference,
      };
      const sent = await call('whatsapp', connection, `${connection.accountId}/messages`, sentWhatsapp, {
        body,
      });
      return sent.messages[0]?.id ?? '';
    },

    async sendFromPage(service, connection, { to, text }) {
      const body = { recipient: { id: to }, messaging_type: 'RESPONSE', message: { text } };
      return (await call(service, connection, 'me/messages', sentFromPage, { body })).message_id;
    },

    async conversations(service, connection) {
      const platform = channelOfService[service];
      const fields = `messages.limit(${messagesRead}){id,created_time,from,to,message}`;
      const query = new URLSearchParams({ platform, fields, limit: String(conversationsRead) });
      const path = `me/conversations?${query.toString()}`;
      const list = await retrying(() => call(service, connection, path, conversationList, { about: 'own' }));
      return list.data
        .flatMap(({ messages }) => messages?.data ?? [])
        .flatMap((message) => foundMessage(message, platform, connection.accountId) ?? []);
    },

    async profile(service, connection, id) {
      const path = `${encodeURIComponent(id)}?fields=${profileFields[service]}`;
      const found = await retrying(() => call(service, connection, path, profile));
      const parts = `${found.first_name ?? ''} ${found.last_name ?? ''}`.trim();
      return {
        name: nameAmong(found.name, parts, found.username),
        picture: found.profile_pic ?? null,
      };
    },
  };
}

function graphCall({ baseUrl, timeoutMs }: GraphOptions): Call {
  const guarded = circuit('messengersSilent');
  return (service, connection, path, schema, { body, about = 'others' } = {}) => {
    const silence = reasons[service].service;
    const init = {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${connection.accessToken}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const read = (reply: HttpReply) => {
      if (!isSuccess(reply)) throw graphFailure(reply, reasons[service], about);
      return readJson(reply, schema, silence);
    };
    return request(`${baseUrl}/${version}/${path}`, init, read, { timeoutMs, silence, circuit: guarded });
  };
}

async function ownAccount(call: Call, service: MetaService, connection: Connection) {
  const { accountId } = connection;
  if (service === 'whatsapp') {
    const path = `${accountId}?fields=display_phone_number`;
    const number = await retrying(() => call(service, connection, path, phoneNumber));
    return { accountId, account: number.display_phone_number };
  }
  // Anybody may read what a page is called. Whose page the token is, only `me` tells.
  const path = 'me?fields=name,instagram_business_account';
  const own = await retrying(() => call(service, connection, path, page));
  if (own.id !== accountId) throw new Failure('invalid', 'tokenOfAnother');
  // Instagram's webhooks name the Instagram account; everything else goes by the page and its token.
  const id = service === 'instagram-inbox' ? own.instagram_business_account?.id : own.id;
  if (id === undefined) throw new Failure('invalid', 'noInstagram');
  return { accountId: id, account: own.name ?? null };
}

/** Null for a message without words or recipient, or without a time that can be read. */
function foundMessage(
  { id, created_time: at, from, to, message }: z.output<typeof conversationMessage>,
  platform: PageChannel,
  accountId: string,
): FoundMessage | null {
  const [recipient] = to.data;
  if (recipient === undefined || message === undefined) return null;
  const isOutbound = from.id === accountId;
  const other = isOutbound ? recipient : from;
  const kept: ChannelMessageDocument = {
    platform,
    direction: isOutbound ? 'outbound' : 'inbound',
    from: from.id,
    fromName: nameAmong(from.name, from.username),
    to: recipient.id,
    content: message,
    timestamp: Date.parse(at),
    threadKey: other.id,
    delivery: isOutbound ? 'sent' : null,
    read: isOutbound,
  };
  return Number.isNaN(kept.timestamp) ? null : { providerId: id, message: kept };
}

/** The first that can be seen, as long as the inbox keeps it. */
function nameAmong(...names: (string | undefined)[]): string | null {
  const shown = names.map((name) => visibleName(name ?? '').slice(0, 200));
  return shown.find((name) => name !== '') ?? null;
}
