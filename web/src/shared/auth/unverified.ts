import { createStore } from '../lib/store.ts';

/** Whether the person has yet to show that their address is theirs. Until then nothing of theirs reaches others. */
export const unverifiedStore = createStore(false);
