import * as z from 'zod/mini';
import { payloadBounds } from './bounds.ts';
import { providerId } from './fields.ts';

/** Far more than any action needs, and still cheap to read, hash and store. */
const most = { depth: 5, values: 1_000 } as const;
/** In UTF-8 bytes. A document holds 1 MiB, and the outcome is stored beside the payload. */
export const mostPayloadBytes = 400_000;

/** A payload as a call brings it. Fields that its action does not know are dropped before it is stored. */
export const sentPayload = z
  .record(z.string(), z.unknown())
  .check(z.refine((payload) => countedValues(payload, most.depth) <= most.values, 'too many or too deep'));

/** Counts the values, and stops as soon as there are too many. */
function countedValues(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (depth === 0) return Infinity;
  let count = 1;
  for (const one of Object.values(value)) {
    count += countedValues(one, depth - 1);
    if (count > most.values) return Infinity;
  }
  return count;
}

const nested = {
  replyTo: z.optional(z.nullable(z.strictObject({ messageId: providerId, threadId: providerId }))),
  reminders: z.optional(
    z.nullable(
      z.strictObject({
        useDefault: z.boolean(),
        overrides: z.optional(
          z
            .array(z.strictObject({ method: z.enum(['popup', 'email']), minutes: z.number() }))
            .check(z.maxLength(payloadBounds.overrides)),
        ),
      }),
    ),
  ),
};

/** A payload as a document holds it. firestore.rules measures it alike: `validPayload`. */
export const storedPayload = z.record(z.string(), z.unknown()).check(z.refine(isStored, 'more than is kept'));

function isStored(payload: Record<string, unknown>): boolean {
  const names = Object.keys(payload);
  const { to, attendees, replyTo, reminders, ...others } = payload;
  return (
    names.length <= payloadBounds.fields &&
    names.join('').length <= payloadBounds.names &&
    textLength(Object.values(others)) <= payloadBounds.text &&
    areParties(to) &&
    areParties(attendees) &&
    nested.replyTo.safeParse(replyTo).success &&
    nested.reminders.safeParse(reminders).success
  );
}

function areParties(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length <= payloadBounds.parties && textLength(value) <= payloadBounds.partiesText;
  }
  return textLength([value]) <= payloadBounds.party;
}

/** The length of all values together; infinite if one of them is a list or a map, which are measured apart. */
function textLength(values: readonly unknown[]): number {
  return values.reduce<number>((length, value) => {
    if (value === null || value === undefined) return length;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return length + (isPlain ? String(value).length : Infinity);
  }, 0);
}
