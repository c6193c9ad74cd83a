import type { Channel } from '@crocodile-hub/core/contract/channels';
import { call } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';
import type { Message } from '../model/message.ts';

type Reply = {
  /** Made when the reply was begun; the same key never sends twice. */
  key: string;
  text: string;
};

const routeOf = {
  messenger: 'messengerSend',
  instagram: 'instagramSend',
  sms: 'smsSend',
  whatsapp: 'whatsappSend',
} as const satisfies Record<Channel, string>;

/** Answers a message on its own platform. Resolves to the platform's id of what left. */
export async function sendReply(uid: string, answered: Message, reply: Reply): Promise<Outcome<string>> {
  const { platform, partner } = answered;
  if (platform === 'gmail') return sendMailReply(uid, answered, reply);
  const body = { userId: uid, to: partner, message: reply.text, idempotencyKey: reply.key };
  const outcome = await call(routeOf[platform], { body });
  return outcome.ok ? { ok: true, reply: outcome.reply.messageId } : outcome;
}

async function sendMailReply(uid: string, answered: Message, { key, text }: Reply): Promise<Outcome<string>> {
  const { id, threadId, isIncoming, senderEmail, recipients, subject } = answered;
  const payload = {
    // An answer to one's own mail goes to those it was written to.
    to: isIncoming ? [senderEmail] : recipients,
    subject: replySubject(subject),
    body: text,
    replyTo: { messageId: id, threadId },
  };
  const outcome = await call('execute', {
    body: { userId: uid, actionType: 'send_email', payload, idempotencyKey: key },
  });
  return outcome.ok ? { ok: true, reply: outcome.reply.emailId ?? key } : outcome;
}

/** 'Re: ' once, however often the subject has it already. */
function replySubject(subject: string): string {
  return `Re: ${subject.replace(/^(\s*re\s*:)+/i, '').trim()}`;
}
