import * as z from 'zod/mini';

/** Milliseconds since the Unix epoch, UTC. Every stored time is parsed to this. */
export type Instant = number;

/** The shape that the web, Node and admin SDKs share for a Firestore timestamp. */
type FirestoreTimestamp = { readonly seconds: number; readonly nanoseconds: number; toMillis(): number };

function isFirestoreTimestamp(value: unknown): value is FirestoreTimestamp {
  return (
    typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
  );
}

/** A stored Firestore timestamp, parsed to milliseconds: documents are compared and sorted as numbers. */
export const storedTime = z.pipe(
  z.custom<FirestoreTimestamp>(isFirestoreTimestamp, { error: 'expected a Firestore timestamp' }),
  z.transform((value): Instant => value.toMillis()),
);

/** ISO 8601 with an offset or Z, as calls carry it: 2026-11-20T09:00:00+02:00. */
export const isoTime = z.iso.datetime({ offset: true, local: false });

const earliest = Date.UTC(1900, 0);
const latest = Date.UTC(3000, 0);

/** Whether whatever is computed from this time can still be stored. */
export function isWithinReach(at: Instant): boolean {
  return at >= earliest && at < latest;
}

/** A time that a caller names. */
export const wishedTime = isoTime.check(z.refine((iso) => isWithinReach(Date.parse(iso)), 'out of range'));

/** An IANA zone name that this runtime knows. */
export const timeZoneName = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'unknown time zone'));

/** Asking Intl takes longer than reading a whole call, and every call names its zone. */
const knownZones = new Set<string>();
const mostKnown = 1_000;

function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  if (knownZones.size < mostKnown) knownZones.add(name);
  return true;
}
