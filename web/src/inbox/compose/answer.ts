import type { Instant } from '@crocodile-hub/core/contract/time';
import { limits } from '@crocodile-hub/core/domain/limits';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import { replySubject } from '@crocodile-hub/core/domain/mail-subject';
import { shortenedToQuote } from '@crocodile-hub/core/domain/quoted-text';
import type { Message } from '../message.ts';

type Recipients = { to: string[]; cc: string[] };

/**
 * The recipients of a reply: the addresses that the sender named for answers, else the sender; for one's own mail, its
 * recipients.
 */
export function replyTo({ isIncoming, senderEmail, replyTo: wanted, recipients }: Message): string[] {
  if (!isIncoming) return [...recipients];
  return wanted.length > 0 ? [...wanted] : [senderEmail];
}

/**
 * The recipients of a reply to all: each person of the mail once, without oneself. If only oneself is left, the reply
 * goes to oneself.
 */
export function replyAllTo(message: Message, own: readonly string[]): Recipients {
  const { isIncoming, recipients, cc } = message;
  const seen = new Set(own.map(keyOf));
  const others = (people: readonly string[]) =>
    people.filter((one) => {
      const key = keyOf(one);
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const first = others(replyTo(message));
  const copies = others(isIncoming ? [...recipients, ...cc] : cc);
  const [next, ...rest] = copies;
  if (first.length > 0) return { to: first, cc: copies };
  return next === undefined ? { to: replyTo(message), cc: [] } : { to: [next], cc: rest };
}

const keyOf = (written: string) => (parseMailAddress(written)?.address ?? written).trim().toLowerCase();

/** The mail quoted below a reply, each line marked with `>`. `head` says who wrote it and when. */
export function quoted(head: string, { messageText }: Pick<Message, 'messageText'>): string {
  const lines = shortenedToQuote(messageText).split(/\r?\n/);
  return [head, ...lines.map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`))].join('\n');
}

type Sending = { actionType: ActionType; payload: Record<string, unknown> };

/** The action that sends an answer on the platform of the answered message. */
export function replyAction(answered: Message, text: string): Sending {
  const { platform, partner, id, threadId, subject } = answered;
  switch (platform) {
    case 'gmail': {
      const replied = { messageId: id, threadId };
      const payload = {
        to: replyTo(answered),
        subject: replySubject(subject),
        body: text,
        replyTo: replied,
      };
      return { actionType: 'send_email', payload };
    }
    case 'messenger':
    case 'instagram':
      return { actionType: 'send_message', payload: { platform, to: partner, message: text } };
    case 'whatsapp':
      return { actionType: 'send_whatsapp', payload: { to: partner, message: text } };
    case 'sms':
      return { actionType: 'send_sms', payload: { to: partner, message: text } };
    default:
      return platform satisfies never;
  }
}

/** Until when WhatsApp allows free text in a conversation; null when it has no received message. Rule inbox.reply.5. */
export function windowEnd(conversation: readonly Message[]): Instant | null {
  const theirs = conversation.filter(({ isIncoming }) => isIncoming).map(({ at }) => at);
  return theirs.length === 0 ? null : Math.max(...theirs) + limits.whatsappWindowMs;
}
