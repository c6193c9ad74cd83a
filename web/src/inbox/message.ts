import type { Channel, Delivery, SocialMessage } from '@crocodile-hub/core/contract/channels';
import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { displayPhone } from '@crocodile-hub/core/domain/phone';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';

/** A message of any channel, as the inbox lists it. Rule inbox.card.1. */
export type Message = InboxMessage & {
  /** The address for an answer: an email address, a number or an id of the platform. */
  partner: string;
  /** When it was sent, in milliseconds. */
  at: number;
  /** The delivery state of one's own message, as the platform reports it. */
  delivery?: Delivery;
  /** The message was snoozed and came back at this time, which is also its place in the list. */
  backAt?: Instant;
  /** Found by a search outside the folder; removed with the search. */
  isFound?: true;
};

export function messageOfMail(mail: InboxMessage): Message {
  const partner = mail.isIncoming ? mail.senderEmail : (mail.recipients[0] ?? '');
  return { ...mail, sender: named(mail.sender), partner, at: Date.parse(mail.timestamp) };
}

export const isMail = ({ platform }: Pick<Message, 'platform'>): boolean => platform === 'gmail';

/** How many mails of the folder there are: what only a search found is no part of it. */
export const mailCount = (messages: readonly Message[]): number =>
  messages.filter((message) => isMail(message) && message.isFound !== true).length;

/** A mail that is still being written. Rule inbox.drafts.2. */
export const isDraft = ({ platform, labels }: Message): boolean =>
  platform === 'gmail' && labels.includes('DRAFT') && !labels.includes('TRASH');

/** Rule inbox.social.1. */
export function messageOfChannel(message: SocialMessage): Message {
  const { id, platform, direction, from, fromName, to, content, timestamp, read, sourceMeta } = message;
  const isIncoming = direction === 'inbound';
  const partner = isIncoming ? from : to;
  const sender = isIncoming ? named(fromName ?? '', shownAs(platform, from)) : named(shownAs(platform, to));
  return {
    id,
    // One conversation a person: what came from them, and what went to them.
    threadId: `${platform}:${partner}`,
    platform,
    sender,
    senderEmail: from,
    recipients: [to],
    replyTo: [],
    cc: [],
    subject: subjectOf(platform, sender),
    messageText: content,
    html: null,
    timestamp: new Date(timestamp).toISOString(),
    status: statusOf(isIncoming, read),
    isUnread: isIncoming && !read,
    isIncoming,
    direction,
    labels: [],
    tags: [platform, isPhone(platform) ? 'mobile' : 'social'],
    pictures: [],
    hasInvitation: false,
    canUnsubscribe: false,
    metadata: { psid: platform === 'messenger' && isIncoming ? from : null, fromName },
    attachments: [],
    partner,
    at: timestamp,
    ...(isIncoming || sourceMeta.delivery === null ? {} : { delivery: sourceMeta.delivery }),
  };
}

/** Whoever has no name. Data, the same in every language; use-shown-name.ts writes it in the language of the screen. */
export const unknownName = 'Unknown';

/** The name of the other person: of who wrote a received message, or of who got a sent one. */
export function partnerName({ platform, partner, sender, isIncoming }: Message): string {
  if (isIncoming || platform !== 'gmail' || partner === '') return sender;
  return named(parseMailAddress(partner)?.name ?? '', partner);
}

/** A draft may have no recipient yet. */
export const isToSomebody = ({ isIncoming, partner }: Message): boolean => !isIncoming && partner !== '';

/** The address or number behind a partner's name; null when it adds nothing, or is an internal id. */
export function addressOf(message: Message): string | null {
  const { platform, partner } = message;
  if (platform === 'messenger' || platform === 'instagram') return null;
  const mailAddress = parseMailAddress(partner)?.address ?? partner;
  const address = platform === 'gmail' ? mailAddress : shownAs(platform, partner);
  return address === '' || address === partnerName(message) ? null : address;
}

/** Newest first, each id once. One's own messages to a channel bear the name by which the other person writes there. */
export function newestFirst(messages: readonly Message[]): Message[] {
  const unique = new Map(messages.map((message) => [message.id, message]));
  return withPartnerNames([...unique.values()].sort((a, b) => b.at - a.at));
}

function withPartnerNames(messages: Message[]): Message[] {
  const names = new Map<string, string>();
  for (const { threadId, isIncoming, metadata, sender } of messages)
    if (isIncoming && metadata?.fromName != null && !names.has(threadId)) names.set(threadId, sender);
  return messages.map((message) => {
    const { platform, threadId, isIncoming } = message;
    const sender = names.get(threadId);
    if (platform === 'gmail' || isIncoming || sender === undefined || sender === message.sender)
      return message;
    return { ...message, sender, subject: subjectOf(platform, sender) };
  });
}

/** Stored as data, so the same in every language; the search covers it. */
function subjectOf(platform: Channel, sender: string): string {
  switch (platform) {
    case 'messenger':
      return `Messenger from ${sender}`;
    case 'instagram':
      return `Instagram DM from ${sender}`;
    case 'sms':
      return `SMS from ${sender}`;
    case 'whatsapp':
      return `WhatsApp from ${sender}`;
    default:
      return platform satisfies never;
  }
}

function statusOf(isIncoming: boolean, read: boolean): Message['status'] {
  if (!isIncoming) return 'Replied';
  return read ? 'Waiting' : 'New';
}

const isPhone = (platform: Channel) => platform === 'sms' || platform === 'whatsapp';

/** Numbers of Israel and North America are written as people dial them. */
function shownAs(platform: Channel, party: string): string {
  if (!isPhone(platform)) return party;
  const digits = party.replace(/\D/g, '');
  if (/^1\d{10}$|^972\d{9}$/.test(digits)) return displayPhone(`+${digits}`);
  // Ten digits are a number of Israel by the zero it is dialled with there: +45 12 34 56 78 has ten too.
  return /^0\d{9}$/.test(digits) && !party.includes('+') ? displayPhone(digits) : party;
}

function named(...names: string[]): string {
  return names.map(visibleName).find((name) => name !== '') ?? unknownName;
}
