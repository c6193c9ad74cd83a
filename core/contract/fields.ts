import * as z from 'zod/mini';
import { isoTime, timeZoneName } from './time.ts';

/** Fields that many calls share. */

/** Fit for a segment of a path and for the id of a document. */
export const id = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^/]+$/));
export const optionalId = z.optional(z.nullable(id));

/** The person's clock and place, sent with every command. Design section 6. */
export const clock = {
  now: z.optional(isoTime),
  timeZone: z.optional(timeZoneName),
  locale: z.optional(z.string().check(z.maxLength(35))),
};

/** A query's number: text in an address. */
export const queryNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,12})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least), z.maximum(most))),
  );

export const userQuery = z.object({ userId: z.optional(id) });
export const ok = z.object({ success: z.literal(true) });
