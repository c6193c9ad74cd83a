/**
 * A send from the inbox is reported in the inbox's words, and a reply's words return to its reply bar. The id's prefix
 * says where it came from, because only the id survives a reload.
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
