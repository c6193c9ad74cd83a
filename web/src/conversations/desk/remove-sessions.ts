import { deleteSessions } from '../sessions/change-session.ts';
import type { ActiveSession } from './active-session.ts';
import type { Desk } from './desk.ts';
import { findSession } from './find-session.ts';

/** How long this device's copy may take to undo a refused change. */
const backWithinMs = 1_000;

/** Deletes sessions with what this tab has of them: running answers, the open one. Resolves to how many were deleted. */
export async function removeSessions(
  { uid, active, archive, runner }: Desk,
  ids: readonly string[],
): Promise<number> {
  for (const id of ids) runner.abandon(id);
  const open = active.get();
  const closed = open !== null && ids.includes(open.id) ? open : null;
  if (closed !== null) active.set(null);
  const gone = await deleteSessions(uid, ids);
  archive.drop(gone);
  if (closed !== null && !gone.has(closed.id)) void reopen(uid, active, closed);
  return gone.size;
}

/** Reopens a session that could not be deleted once it is listed again, unless another is open by then. */
async function reopen(uid: string, active: Desk['active'], closed: ActiveSession): Promise<void> {
  const isBack = await findSession(uid, closed.id, backWithinMs);
  if (isBack && active.get() === null) active.set(closed);
}
