/** Mails and messages. */
import type { SlotName } from '../reading.ts';
import type { MessageParts } from '../slots/message-state.ts';
import { readMessage } from '../slots/message.ts';
import { resolve } from '../time/resolve.ts';
import { claimHead, dayStart, iso, type Command, type Outcome } from './command.ts';

export function sendEmail(command: Command): Outcome {
  const { people, cc, bcc, subject, body, sendTimes } = partsOf(command, 'body');
  const { sendAt, certain } = leaving(command, sendTimes);
  return {
    proposal: {
      intent: 'send_email',
      slots: { to: someOf(people), cc: someOf(cc), bcc: someOf(bcc), subject, body },
      confidence: command.head.confidence,
    },
    extras: { sendAt },
    certain,
  };
}

export function sendWhatsapp(command: Command): Outcome {
  const { people: named, cc, bcc, body, sendTimes } = partsOf(command, 'message');
  const people = [...named, ...cc, ...bcc];
  const isMail = people.some((written) => written.includes('@'));
  if (isMail && command.head.noun?.class !== 'whatsapp') return sendEmail(startedAfresh(command));
  const { sendAt, certain } = leaving(command, sendTimes);
  return {
    proposal: {
      intent: 'send_whatsapp',
      slots: { to: people.length === 0 ? null : people.join(', '), message: body },
      confidence: command.head.confidence,
    },
    extras: { sendAt },
    certain,
  };
}

function someOf(people: readonly string[]): readonly string[] | null {
  return people.length === 0 ? null : people;
}

function partsOf({ draft, head, times, context }: Command, body: SlotName): MessageParts {
  const { contacts = [], country } = context;
  return readMessage({ draft, head, times, contacts, country, slots: { people: 'to', body } });
}

/** A "message" to a mail address is a mail: read again, with a subject. */
function startedAfresh(command: Command): Command {
  const { draft } = command;
  const head = { ...command.head, action: 'send_email' as const };
  draft.spans.length = 0;
  draft.texts.length = 0;
  draft.owners.fill(null);
  claimHead(draft, head);
  return { ...command, head };
}

function leaving(
  { clockwork }: Command,
  [time]: MessageParts['sendTimes'],
): { sendAt: string | null; certain: boolean } {
  if (time === undefined) return { sendAt: null, certain: true };
  const moment = resolve(time, clockwork);
  const sendAt = iso(moment.start ?? dayStart(moment, clockwork), clockwork);
  return { sendAt, certain: moment.certain && moment.start !== null };
}
