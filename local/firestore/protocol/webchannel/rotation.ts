/**
 * Browsers open six HTTP/1.1 connections to a host, for all their tabs together, and every listening or writing tab
 * holds one or two of them. If one client has more hanging requests than this, they are rotated: each ends with a
 * message, and its tab opens a new one behind the waiting requests. No message is lost.
 */
const freeRunning = 4;

/** How long a hanging request stays open: briefly while its client is sending, longer while it only listens. */
const busyHoldMs = 50;
const calmHoldMs = 300;
const busyForMs = 3_000;

/** The parts of a session that rotation needs. */
export type Rotating = {
  readonly clientAddress: string;
  readonly lastSentAt: number;
  readonly back: { readonly isOpen: boolean; readonly openedAt: number };
};

/** The sessions whose hanging request should be ended now. */
export function sessionsToRotate<S extends Rotating>(sessions: Iterable<S>, now: number): S[] {
  return [...hangingByClient(sessions)].flatMap(([, { hanging, lastSentAt }]) => {
    if (hanging.length <= freeRunning) return [];
    const holdMs = now - lastSentAt < busyForMs ? busyHoldMs : calmHoldMs;
    return hanging.filter(({ back }) => now - back.openedAt >= holdMs);
  });
}

type Client<S> = { hanging: S[]; lastSentAt: number };

function hangingByClient<S extends Rotating>(sessions: Iterable<S>): Map<string, Client<S>> {
  const clients = new Map<string, Client<S>>();
  for (const session of sessions) {
    const client = clients.get(session.clientAddress) ?? { hanging: [], lastSentAt: 0 };
    client.lastSentAt = Math.max(client.lastSentAt, session.lastSentAt);
    if (session.back.isOpen) client.hanging.push(session);
    clients.set(session.clientAddress, client);
  }
  return clients;
}
