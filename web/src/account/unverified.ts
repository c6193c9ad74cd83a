import { createStore } from '../kit/state/store.ts';

/**
 * Whether the person's email address is still unverified. Until it is verified, nothing of theirs is sent to others.
 */
export const unverifiedStore = createStore(false);
