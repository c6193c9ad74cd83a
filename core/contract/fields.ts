import * as z from 'zod/mini';
import { storedText } from './text.ts';
import { timeZoneName, wishedTime } from './time.ts';

/** Fields that many calls share. */

/**
 * Every id that a caller chooses. It is always a valid name of a Firestore document: not `.`, `..` or `__x__`, and no
 * lone surrogate. firestore.rules states the same.
 */
export const id = z.string().check(z.maxLength(128), z.regex(/^(?!__.*__$)[A-Za-z0-9_-]+$/));
/** An id that a provider made. It is used in paths, ours and the provider's. */
export const providerId = z.string().check(z.regex(/^(?!\.{1,2}$|__.*__$)[\w.+=-]{1,2000}$/));
export const optionalId = z.optional(z.nullable(id));

/** The person's clock and place, sent with every command. Rule command.clock.1. */
export const clock = {
  now: z.optional(wishedTime),
  timeZone: z.optional(timeZoneName),
  locale: z.optional(storedText(35)),
};

/** A query's number: text in an address. */
export const queryNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,6}(\.\d{1,12})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least), z.maximum(most))),
  );

export const userQuery = z.object({ userId: z.optional(id) });
export const ok = z.object({ success: z.literal(true) });
