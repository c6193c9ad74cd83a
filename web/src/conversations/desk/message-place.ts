/** A message among those of all sessions: in a copy of a session they have the same ids. */
export function messagePlace(sessionId: string, messageId: string): string {
  return `${sessionId}/${messageId}`;
}
