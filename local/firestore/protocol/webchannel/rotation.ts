import type { Session } from './session.ts';

/**
 * Browsers open six HTTP/1.1 connections a host, for all their tabs together, and every listening or writing tab
 * holds one or two of them. When one client hangs on more than this many, the oldest are sent round: each ends
 * with a message, opens anew behind whatever waited, and loses nothing.
 */
const freeRunning = 4;
/** A hanging request is left alone this long, so that few tabs do not spin. */
const shortestMs = 400;

/** The sessions whose hanging request should be ended now. */
export function sessionsToRotate(sessions: Iterable<Session>, now: number): Session[] {
  const byClient = new Map<string, Session[]>();
  for (const session of sessions) {
    if (!session.back.isOpen) continue;
    const known = byClient.get(session.clientAddress);
    if (known) known.push(session);
    else byClient.set(session.clientAddress, [session]);
  }
  return [...byClient.values()]
    .filter((hanging) => hanging.length > freeRunning)
    .flatMap((hanging) => hanging.filter(({ back }) => now - back.openedAt >= shortestMs));
}
