import { createStore } from '../../kit/state/store.ts';

/** Grows whenever this device has moved, copied or deleted sessions: what counts those of a project counts again. */
export const filedSessions = createStore(0);

export function noteFiled(): void {
  filedSessions.set(filedSessions.get() + 1);
}
