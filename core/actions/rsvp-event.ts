import * as z from 'zod/mini';
import { providerId } from '../contract/fields.ts';
import { type Invitation, type Rsvp, answer, guestState } from '../contract/invitation.ts';
import { storedText } from '../contract/text.ts';
import { wishedTime } from '../contract/time.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';

export const rsvpEvent = {
  /** The answer to an invitation that came by mail, as the person saw it. */
  payload: z.object({
    /** Gmail's id of the mail that invites. */
    messageId: providerId,
    /** The iCalendar UID: the same in every calendar. */
    uid: storedText(1_000).check(z.minLength(1)),
    title: storedText(2_000),
    /** The first day of whole days. */
    startTime: z.union([wishedTime, z.iso.date()]),
    recurrence: z.optional(z.nullable(storedText(500))),
    organizer: storedText(500).check(z.minLength(1)),
    /** The person's earlier answer, so that an answer that arrives late does not undo a newer one. */
    before: guestState,
    answer,
  }),
  fields: [
    { field: 'title', kind: 'text', isTelling: true },
    { field: 'startTime', kind: 'time' },
    { field: 'recurrence', kind: 'repeat' },
    { field: 'organizer', kind: 'mails' },
    { field: 'answer', kind: 'choice' },
  ],
} as const satisfies ActionRecord;

/** The answer to an invitation exactly as it is shown; null when the invitation names no organizer. */
export function rsvpOf(
  messageId: string,
  invitation: Invitation,
  answer: Rsvp,
): z.output<typeof rsvpEvent.payload> | null {
  const { uid, title, when, recurrence, organizer, answer: before } = invitation;
  if (organizer === null) return null;
  return {
    messageId,
    uid,
    title,
    startTime: when.is === 'days' ? when.first : when.start,
    ...(recurrence === null ? {} : { recurrence }),
    organizer: organizer.address,
    before,
    answer,
  };
}

type Sentences = {
  /** `when` ends in how it repeats. */
  asks(answer: Rsvp, title: string, when: string, organizer: string): string;
  done(answer: Rsvp, title: string, organizer: string): string;
};

export const rsvpEventWords: InBothLanguages<Sentences> = {
  en: {
    asks: (said, title, when, organizer) =>
      `${{ accepted: 'Accept', tentative: 'Answer “maybe” to', declined: 'Decline' }[said]} “${title}” on ${when}. The calendar tells ${organizer}`,
    done: (said, title, organizer) =>
      `“${title}”: ${{ accepted: 'accepted', tentative: 'answered with maybe', declined: 'declined' }[said]}. ${organizer} is told.`,
  },
  he: {
    asks: (said, title, when, organizer) =>
      `${{ accepted: 'לאשר הגעה אל', tentative: 'לענות ״אולי״ על', declined: 'לדחות את' }[said]} ״${title}״ ב־${when}. היומן יודיע אל ${organizer}`,
    done: (said, title, organizer) =>
      `״${title}״: ${{ accepted: 'ההגעה אושרה', tentative: 'התשובה היא אולי', declined: 'ההזמנה נדחתה' }[said]}. נמסרה הודעה אל ${organizer}.`,
  },
};
