import type { MetaAccount } from './account.ts';
import type { Contact, Message } from './entities.ts';
import { newMessageId } from './store.ts';

/** The webhook for a message from a contact. */
export function inboundPayload(account: MetaAccount, contact: Contact, message: Message): object {
  return message.channel === 'whatsapp'
    ? whatsappPayload(account, {
        contacts: [{ profile: { name: contact.name }, wa_id: contact.id }],
        messages: [
          { from: contact.id, id: message.id, timestamp: seconds(message.at), ...whatsappContent(message) },
        ],
      })
    : pagePayload(account, message, {
        sender: { id: contact.id },
        recipient: { id: ownId(account, message) },
        timestamp: message.at,
        message: { mid: message.id, ...pageContent(message) },
      });
}

/** The webhook about a message of ours: sent, delivered, read, or why not. */
export function statusPayload(account: MetaAccount, message: Message, now: number): object {
  if (message.channel === 'whatsapp') {
    return whatsappPayload(account, { statuses: [whatsappStatus(message, now)] });
  }
  const watermark = { watermark: message.at };
  const told =
    message.status === 'read' ? { read: watermark } : { delivery: { mids: [message.id], ...watermark } };
  return pagePayload(account, message, {
    sender: { id: message.contactId },
    recipient: { id: ownId(account, message) },
    timestamp: now,
    ...told,
  });
}

/** The webhook for a sign that a contact puts on a message, on WhatsApp. */
export function reactionPayload(
  account: MetaAccount,
  { id, contactId }: Message,
  { emoji, at }: { emoji: string; at: number },
): object {
  const reaction = { message_id: id, emoji };
  return whatsappPayload(account, {
    messages: [
      { from: contactId, id: newMessageId('whatsapp'), timestamp: seconds(at), type: 'reaction', reaction },
    ],
  });
}

function whatsappStatus({ id, status, contactId, callbackData }: Message, now: number) {
  return {
    id,
    status,
    timestamp: seconds(now),
    recipient_id: contactId,
    ...(callbackData === undefined ? {} : { biz_opaque_callback_data: callbackData }),
    ...(status === 'failed' ? { errors: [REENGAGEMENT] } : {}),
  };
}

const REENGAGEMENT = {
  code: 131047,
  title: 'Re-engagement message',
  message: 'Re-engagement message',
  error_data: {
    details:
      'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
  },
  href: 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/',
};

function whatsappPayload({ businessId, phoneNumberId, displayPhoneNumber }: MetaAccount, value: object) {
  const metadata = { display_phone_number: displayPhoneNumber, phone_number_id: phoneNumberId };
  const change = { value: { messaging_product: 'whatsapp', metadata, ...value }, field: 'messages' };
  return { object: 'whatsapp_business_account', entry: [{ id: businessId, changes: [change] }] };
}

function whatsappContent({ text, attachment }: Message) {
  if (!attachment) return { type: 'text', text: { body: text } };
  const [family = ''] = attachment.mimeType.split('/');
  const type = ['image', 'audio', 'video'].includes(family) ? family : 'document';
  const caption = text === '' ? {} : { caption: text };
  return { type, [type]: { id: attachment.mediaId, mime_type: attachment.mimeType, ...caption } };
}

function pagePayload(account: MetaAccount, message: Message, event: object) {
  const object = message.channel === 'instagram' ? 'instagram' : 'page';
  return { object, entry: [{ id: ownId(account, message), time: message.at, messaging: [event] }] };
}

function pageContent({ text, attachment }: Message) {
  const files = attachment
    ? { attachments: [{ type: 'file', payload: { url: `media/${attachment.mediaId}` } }] }
    : {};
  return { ...(text === '' ? {} : { text }), ...files };
}

function ownId({ pageId, instagramId }: MetaAccount, { channel }: Message): string {
  return channel === 'instagram' ? instagramId : pageId;
}

function seconds(at: number): string {
  return String(Math.floor(at / 1000));
}
