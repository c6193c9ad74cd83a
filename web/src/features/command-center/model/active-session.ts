import { createStore } from '../../../shared/lib/store.ts';

/** The session that is open, and who opened it: the flow from the hub answers at its own pace. */
export type ActiveSession = {
  id: string;
  openedBy: 'person' | 'hub';
  /** The message that the person came for. */
  messageId?: string;
};

/** This tab's choice: two tabs may look at two sessions. Only the id is kept, for a reload. */
const storageKey = 'command-center/session';

export function openActiveSession(uid: string) {
  const store = createStore<ActiveSession | null>(remembered(uid));
  return {
    ...store,
    set(active: ActiveSession | null): void {
      if (active === null) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, `${uid}/${active.id}`);
      store.set(active);
    },
  };
}

function remembered(uid: string): ActiveSession | null {
  const [owner, id] = sessionStorage.getItem(storageKey)?.split('/') ?? [];
  return owner === uid && id !== undefined ? { id, openedBy: 'person' } : null;
}
