import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';
import { createStore } from '../../../shared/lib/store.ts';

/** The session that is open, and who opened it: the flow from the hub answers at its own pace. */
export type ActiveSession = {
  id: string;
  openedBy: 'person' | 'hub';
  /** The message that the person came for. */
  messageId?: string;
};

/** This tab's choice: two tabs may look at two sessions. Only the id is kept, for a reload. */
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
