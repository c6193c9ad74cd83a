import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';
import { signInStore } from '../../../shared/auth/person.ts';
import { createStore } from '../../../shared/lib/store.ts';

/** A reply that the server took and that has not left yet, or of which this tab has not heard. */
const shape = z.array(z.object({ id: z.string(), threadId: z.string(), text: z.string(), at: z.number() }));
export type Departed = z.output<typeof shape>[number];

const kept = personal('departed-replies', shape, { inTab: true });

/** Those of this tab: a reload and another screen do not forget what can still be taken back. */
export const departedReplies = createStore<readonly Departed[]>(kept.read() ?? []);

export function addDeparted(one: Departed): void {
  set([...departedReplies.get().filter(({ id }) => id !== one.id), one]);
}

export function dropDeparted(id: string): void {
  set(departedReplies.get().filter((one) => one.id !== id));
}

function set(next: readonly Departed[]): void {
  kept.write([...next]);
  departedReplies.set(next);
}

signInStore.subscribe(() => {
  if (signInStore.get().is === 'signed-out') departedReplies.set([]);
});
