import * as z from 'zod/mini';
import { personal } from '../../account/person-storage.ts';
import { signInStore } from '../../account/person.ts';
import { createStore } from '../../kit/state/store.ts';

/** A reply that the server accepted but that has not left yet, or whose outcome this tab does not know. */
const shape = z.array(z.object({ id: z.string(), threadId: z.string(), text: z.string(), at: z.number() }));
export type Departed = z.output<typeof shape>[number];

const kept = personal('departed-replies', shape, { inTab: true });

/** This tab's replies. They are kept over a reload and a change of screen, so that they can still be taken back. */
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
