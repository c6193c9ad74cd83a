import * as z from 'zod/mini';
import { personal } from '../../account/person-storage.ts';
import { createStore } from '../../kit/state/store.ts';

/** The open session, and who opened it. A session from the hub has its own pauses before an answer. */
export type ActiveSession = {
  id: string;
  openedBy: 'person' | 'hub';
  /** The message that the address leads to. */
  messageId?: string;
};

/** Kept per tab, since two tabs may show two sessions. Only the id is stored, for a reload. */
const chosen = personal('session', z.object({ uid: z.string(), id: z.string() }), { inTab: true });

export function openActiveSession(uid: string) {
  const store = createStore<ActiveSession | null>(remembered(uid));
  return {
    ...store,
    set(active: ActiveSession | null): void {
      if (active === null) chosen.clear();
      else chosen.write({ uid, id: active.id });
      store.set(active);
    },
  };
}

function remembered(uid: string): ActiveSession | null {
  const choice = chosen.read();
  return choice?.uid === uid ? { id: choice.id, openedBy: 'person' } : null;
}
