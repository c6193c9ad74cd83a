import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { resolveRecipients } from '@crocodile-hub/core/language/understand/confirm';
import { toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import { proposalOf } from '../actions/proposal.ts';
import { contactsOf } from '../contacts/contacts.ts';
import type { Asking } from '../questions/asking.ts';
import { readingOf } from '../understanding.ts';
import type { AlsoAsked, AskedChange, ChangePorts } from './asked.ts';

/**
 * "Cancel the garage call and put a haircut there instead": the cancelling, and beside it a new entry that begins when the
 * old one would. Each has a card of its own. Rule changes.frame.2.
 */
export async function withReplacement(
  ports: ChangePorts,
  asking: Asking,
  title: string,
  cancelled: AskedChange | null,
): Promise<AskedChange | null> {
  if (cancelled?.is !== 'proposal') return cancelled;
  const { startTime } = cancelled.payload;
  if (cancelled.actionType !== 'cancel_event' || typeof startTime !== 'string') return cancelled;
  return { ...cancelled, also: [await newEntry(ports, asking, title, startTime)] };
}

/** The words after the verb may say how long it is, and with whom. */
async function newEntry(
  ports: ChangePorts,
  { person, clock }: Asking,
  title: string,
  startTime: string,
): Promise<AlsoAsked> {
  const { day, month, year, hour, minute } = toWall(Date.parse(startTime), zoneOf(clock.timeZone, ''));
  const [date, at] = [`${day}.${month}.${year}`, `${hour}:${String(minute).padStart(2, '0')}`];
  const words = isMostlyHebrew(title)
    ? `קבע ${title} ב-${date} בשעה ${at}`
    : `schedule ${title} on ${date} at ${at}`;
  const contacts = await contactsOf(ports, person, title);
  const [reading] = (await readingOf(words, { ...clock.context, contacts })).actions;
  const resolved = resolveRecipients(reading, contacts);
  const read = proposalOf(ports.actions, reading, words, resolved, clock);
  if (read.actionType === 'create_event' && read.payload['startTime'] === startTime) {
    const { payload, summary } = read;
    return { actionType: 'create_event', payload, payloadHash: read.payloadHash, summary, resolved };
  }
  const payload = { title, startTime };
  const summary = ports.actions.create_event.prepare(payload).describe(clock);
  return { actionType: 'create_event', payload, payloadHash: payloadHash('create_event', payload), summary };
}
