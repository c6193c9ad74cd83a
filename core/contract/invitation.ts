import * as z from 'zod/mini';
import { isoTime } from './time.ts';

/** The possible answers to an invitation, as Google names them. */
export const answers = ['accepted', 'tentative', 'declined'] as const;
export const answer = z.enum(answers);
export type Rsvp = z.infer<typeof answer>;

/** A guest's answer so far. */
export const guestState = z.enum(['needsAction', ...answers]);
export type GuestState = z.infer<typeof guestState>;

/** Whole days have no hours: they are the same days in every zone. `last` is part of them. */
const eventWhen = z.discriminatedUnion('is', [
  z.object({ is: z.literal('time'), start: isoTime, end: isoTime }),
  z.object({ is: z.literal('days'), first: z.iso.date(), last: z.iso.date() }),
]);
export type EventWhen = z.infer<typeof eventWhen>;

const party = z.object({ name: z.string(), address: z.string() });

/** A mail's invitation, with what the person's own calendar knows of it. Rule inbox.invitation.1. */
export const invitation = z.object({
  /** `answered` tells the organizer what a guest said. */
  kind: z.enum(['asked', 'cancelled', 'answered']),
  uid: z.string(),
  /** This, the time and the organizer are the calendar's, where it is there. */
  title: z.string(),
  location: z.string(),
  when: eventWhen,
  /** The mail names another time than the calendar. */
  isMoved: z.boolean(),
  /** The rule of repetition, as in RFC 5545. */
  recurrence: z.nullable(z.string()),
  organizer: z.nullable(party),
  guests: z.array(z.object({ ...party.shape, state: guestState })),
  /** All of them; only the first are named. */
  guestCount: z.number(),
  /** Whether it can be answered, or why not. Only `no-access` and `unavailable` are about the calendar itself. */
  state: z.enum([
    'open',
    'own',
    'gone',
    'over',
    'no-organizer',
    'another-organizer',
    'no-access',
    'unavailable',
  ]),
  /** The person's answer so far. */
  answer: guestState,
  conflicts: z.array(z.object({ title: z.string(), when: eventWhen })),
  conflictCount: z.number(),
});
export type Invitation = z.infer<typeof invitation>;
