/** Parts that the payloads of several actions share. */
import * as z from 'zod/mini';
import { bounds } from '../contract/bounds.ts';
import { providerId } from '../contract/fields.ts';
import { reminderRule } from '../contract/recurrence-rules.ts';
import { storedText } from '../contract/text.ts';
import { wishedTime } from '../contract/time.ts';

export const text = storedText(100_000);
export const maybeText = z.optional(z.nullable(text));

const oneOrMany = z.pipe(
  z.union([text, z.array(text)]),
  // The meeting form sends all it was given as one item. Rule dialogs.meeting.2.
  z.transform((value) => [value].flat().flatMap((item) => item.split(','))),
);
export const addresses = z.pipe(
  oneOrMany,
  z.pipe(
    z.transform((list: string[]) => list.map((item) => item.trim()).filter((item) => item !== '')),
    // As many as a calendar takes, and longer than any address with the name of its owner.
    z.array(z.string().check(z.maxLength(500))).check(z.maxLength(200)),
  ),
);
/** Where a meeting is, as its guests read it. */
export const place = storedText(bounds.line);
export const party = storedText(200).check(z.minLength(1));
/** Addresses with commas between them. */
export const maybeParties = z.optional(z.nullable(storedText(bounds.parties)));

/** A message to a phone number. */
export const phoneMessage = z.object({ to: party, message: text.check(z.minLength(1)) });

/** A meeting of the calendar, as it was when the person saw it. `etag` is Google's name for that version. */
export const seenEvent = {
  eventId: providerId,
  etag: z.string().check(z.minLength(1), z.maxLength(200)),
  title: storedText(2_000),
  startTime: wishedTime,
  endTime: wishedTime,
  attendees: z.optional(z.nullable(addresses)),
};

/** Mails of the inbox that the person is asked about. */
export const seenMails = {
  /** Gmail's ids with a space between. A list would be a shape that the security rules cannot bound. */
  messageIds: z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+(?: [\w-]+)*$/)),
  /** The same mails as the person saw them: a line each with sender and subject. */
  mails: storedText(bounds.message).check(z.minLength(1)),
};

/** A reminder that is still to ring, as it was when the person saw it. */
export const seenReminder = {
  reminderId: providerId,
  revision: z.int(),
  task: text.check(z.minLength(1), z.maxLength(2000)),
  reminderTime: wishedTime,
  recurrence: z.optional(z.nullable(reminderRule)),
};
