import * as z from 'zod/mini';

/** Far beyond what any action knows; whatever reads, hashes or stores a payload then costs little. */
const most = { depth: 5, values: 1_000 } as const;
/** UTF-8 bytes of what is stored. A document holds 1 MiB, and the outcome stands beside the payload. */
export const mostPayloadBytes = 400_000;

/** A payload as a call brings it. What its action does not know falls away before anything is stored. */
export const sentPayload = z
  .record(z.string(), z.unknown())
  .check(z.refine((payload) => countedValues(payload, most.depth) <= most.values, 'too many or too deep'));

/** How many values there are, or more than are allowed as soon as that is certain. */
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
