/** A reading of words with stand-ins, with the words and places of the text as it was written. */
import type { Proposal, Reading } from '../../language/reading.ts';
import type { StandIns } from './stand-ins.ts';

export function asWritten(reading: Reading, standIns: StandIns): Reading {
  const { restored, placeOf } = standIns;
  return {
    ...reading,
    ...proposalAsWritten(reading, standIns),
    words: restored(reading.words),
    spans: reading.spans.map((span) => ({ ...span, ...placeOf(span) })),
    doubts: reading.doubts.map(({ kind, meant, ...place }) => ({
      kind,
      ...placeOf(place),
      ...(meant === undefined ? {} : { meant: restored(standIns.marked(meant)) }),
    })),
    alternatives: reading.alternatives.map((one) => proposalAsWritten(one, standIns)),
  };
}

export function proposalAsWritten(proposal: Proposal, { restored }: StandIns): Proposal {
  const said = (text: string | null) => (text === null ? null : restored(text));
  const each = (texts: readonly string[] | null) => texts?.map(restored) ?? null;
  const { confidence } = proposal;
  switch (proposal.intent) {
    case 'send_email': {
      const { to, cc, bcc, subject, body } = proposal.slots;
      const people = { to: each(to), cc: each(cc), bcc: each(bcc) };
      return {
        intent: proposal.intent,
        slots: { ...people, subject: said(subject), body: said(body) },
        confidence,
      };
    }
    case 'create_event': {
      const { slots } = proposal;
      const texts = { title: said(slots.title), description: said(slots.description) };
      const place = slots.location == null ? {} : { location: restored(slots.location) };
      return {
        intent: proposal.intent,
        slots: { ...slots, ...texts, ...place, attendees: each(slots.attendees) },
        confidence,
      };
    }
    case 'reminder': {
      const { slots } = proposal;
      return {
        intent: proposal.intent,
        slots: { ...slots, task: said(slots.task), notes: said(slots.notes) },
        confidence,
      };
    }
    case 'create_task': {
      const { title, due } = proposal.slots;
      return { intent: proposal.intent, slots: { title: said(title), due }, confidence };
    }
    case 'send_whatsapp': {
      const { to, message } = proposal.slots;
      return { intent: proposal.intent, slots: { to: said(to), message: said(message) }, confidence };
    }
    case 'search':
      return { intent: proposal.intent, slots: { query: said(proposal.slots.query) }, confidence };
    case 'none':
      return proposal;
    default:
      return proposal satisfies never;
  }
}
