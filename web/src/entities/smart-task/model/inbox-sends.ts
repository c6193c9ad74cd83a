/**
 * What leaves from the inbox is told in the inbox's words, and the words of a reply come back to its reply bar. Its id
 * says so: it is all that a reload knows.
 */
const origins = ['compose', 'reply'] as const;
type Origin = (typeof origins)[number];

export function newSendId(origin: Origin): string {
  return `${origin}-${crypto.randomUUID()}`;
}

/** Where in the inbox it was written, or null when elsewhere. */
export function sendOrigin(id: string): Origin | null {
  return origins.find((origin) => id.startsWith(`${origin}-`)) ?? null;
}
