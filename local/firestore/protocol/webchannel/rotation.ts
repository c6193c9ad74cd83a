import type { Session } from './session.ts';

/**
 * Browsers open six HTTP/1.1 connections a host, for all their tabs together, and every listening or writing tab
 * holds one or two of them. When one client hangs on more than this many, they are sent round: each ends with a
 * message, opens anew behind whatever waited, and loses nothing.
 */
const freeRunning = 4;

/** How long a hanging request is left alone: briefly while its client is sending, longer while it only listens. */
const busyHoldMs = 50;
const calmHoldMs = 300;
const busyForMs = 3_000;

/** The sessions whose hanging request should be ended now. */
export function sessionsToRotate(sessions: Iterable<Session>, now: number): Session[] {
  return [...hangingByClient(sessions)].flatMap(([, { hanging, lastSentAt }]) => {
    if (hanging.length <= freeRunning) return [];
    const holdMs = now - lastSentAt < busyForMs ? busyHoldMs : calmHoldMs;
    return hanging.filter(({ back }) => now - back.openedAt >= holdMs);
  });
}

type Client = { hanging: Session[]; lastSentAt: number };

function hangingByClient(sessions: Iterable<Session>): Map<string, Client> {
  const clients = new Map<string, Client>();
  for (const session of sessions) {
    const client = clients.get(session.clientAddress) ?? { hanging: [], lastSentAt: 0 };
    client.lastSentAt = Math.max(client.lastSentAt, session.lastSentAt);
    if (session.back.isOpen) client.hanging.push(session);
    clients.set(session.clientAddress, client);
  }
  return clients;
}
