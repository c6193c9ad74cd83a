/** The people in the person's mail: what was learnt about them, and what the person said about them. */
import * as z from 'zod/mini';
import { id } from './fields.ts';
import { isoTime } from './time.ts';

const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(320));
const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/**
 * What a person can say about people. It is kept apart from what was learnt, so that taking it back leaves no trace.
 */
export const peopleChange = z.discriminatedUnion('does', [
  /** The address goes by this name. */
  z.object({ does: z.literal('name'), address, name: shortText }),
  /** "My mother is Ruth": whoever bears the name, or the one at the address. */
  z.object({ does: z.literal('role'), role: shortText, name: shortText, address: z.nullable(address) }),
  /** Two addresses of one person. */
  z.object({ does: z.literal('merge'), address, into: address }),
  /** An address that is somebody else's again. */
  z.object({ does: z.literal('split'), address }),
  z.object({ does: z.literal('phone'), address, phone: z.string().check(z.regex(/^\+\d{6,15}$/)) }),
  /** A person that no name should resolve to. */
  z.object({ does: z.literal('leave-out'), address }),
]);
export type PeopleChange = z.output<typeof peopleChange>;

export const saidOfPeople = z.object({ id, change: peopleChange });
export type SaidOfPeople = z.output<typeof saidOfPeople>;

/** Somebody as they are shown: their addresses with the one that is written to first. */
const shownPerson = z.object({
  name: z.string(),
  otherNames: z.array(z.string()),
  roles: z.array(z.string()),
  addresses: z.array(z.string()),
  phones: z.array(z.string()),
  isWrittenTo: z.boolean(),
  sent: z.int(),
  received: z.int(),
  lastAt: z.nullable(isoTime),
  /** What the person said about them; each can be taken back by its id. */
  said: z.array(saidOfPeople),
});
export type ShownPerson = z.output<typeof shownPerson>;

export const peopleRoutes = {
  people: {
    method: 'GET',
    path: '/api/people',
    auth: 'user',
    query: z.object({ q: z.optional(z.string().check(z.maxLength(100))) }),
    reply: z.object({
      success: z.literal(true),
      people: z.array(shownPerson),
      /** The number of all matches; only the closest are listed. */
      total: z.int(),
      /** Mails read so far, while they are being read; null when all are known. */
      reading: z.nullable(z.int()),
      /** What was said about people who are not shown: a role whose name no contact has, or somebody left out. */
      unplaced: z.array(saidOfPeople),
    }),
    limit: 'call',
    failures: ['unavailable'],
  },
  changePeople: {
    method: 'POST',
    path: '/api/people/change',
    auth: 'user',
    body: z.object({ change: peopleChange }),
    reply: z.object({ success: z.literal(true), id }),
    limit: 'call',
    failures: ['unverified', 'unavailable'],
  },
  takeBackPeople: {
    method: 'POST',
    path: '/api/people/take-back',
    auth: 'user',
    body: z.object({ id }),
    reply: z.object({ success: z.literal(true) }),
    limit: 'call',
    failures: ['unverified', 'unavailable'],
  },
} as const;
