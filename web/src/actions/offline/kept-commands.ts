import type { Instant } from '@crocodile-hub/core/contract/time';
import { useMemo, useSyncExternalStore } from 'react';
import { personal } from '../../account/person-storage.ts';
import { inTurn } from '../../kit/state/in-turn.ts';
import { createStore } from '../../kit/state/store.ts';
import type { Asked } from '../task/task-of-command.ts';

/** A command that was sent while there was no connection. */
export type KeptCommand = {
  /** The id of its task, made when it was said: repeated tries create one task. */
  id: string;
  uid: string;
  words: string;
  /** The chips as shown; null when the words were not read yet. */
  asked: Asked | null;
  /** Relative times, as in "in an hour", count from here. */
  saidAt: Instant;
  timeZone: string;
  /** Why the server refuses it, in the server's words; the person must decide. */
  refusal?: string;
};

const stored = personal('kept-commands', { safeParse: asKept });
const readAll = (): readonly KeptCommand[] => stored.read() ?? [];
const all = createStore(readAll());

// Written by another tab.
window.addEventListener('storage', () => all.set(readAll()));

/** The person's, the oldest first. */
export function keptCommandsOf(uid: string | undefined): readonly KeptCommand[] {
  return readAll().filter((kept) => kept.uid === uid);
}

export function useKeptCommands(uid: string | undefined): readonly KeptCommand[] {
  const shown = useSyncExternalStore(all.subscribe, all.get);
  return useMemo(() => shown.filter((kept) => kept.uid === uid), [shown, uid]);
}

/** Rejects when the device has no room; the words then stay in their box. */
export function keepCommand(command: KeptCommand): Promise<void> {
  return change((before) => [...before, command]);
}

export function refuseKept(id: string, refusal: string): Promise<void> {
  return change((before) => before.map((kept) => (kept.id === id ? { ...kept, refusal } : kept)));
}

/** Only one tab sends, and a command cannot be taken back while it is being sent. */
export function whileSending<T>(work: () => Promise<T>): Promise<T> {
  return inTurn('send-kept-commands', work);
}

/** Removes a command. Resolves to whether it was still kept. */
export async function dropKept(id: string): Promise<boolean> {
  let wasHere = false;
  await change((before) => {
    const rest = before.filter((kept) => kept.id !== id);
    wasHere = rest.length < before.length;
    return rest;
  });
  return wasHere;
}

function change(changed: (before: readonly KeptCommand[]) => readonly KeptCommand[]): Promise<void> {
  return inTurn('kept-commands', async () => {
    const next = changed(readAll());
    stored.write([...next]);
    all.set(next);
  });
}

/** By hand: the hub is drawn without a schema library. */
function asKept(value: unknown): { success: true; data: KeptCommand[] } | { success: false } {
  const isOne = (one: Partial<Record<keyof KeptCommand, unknown>> | null): boolean =>
    one !== null &&
    [one.id, one.uid, one.words, one.timeZone].every((text) => typeof text === 'string') &&
    typeof one.saidAt === 'number' &&
    typeof one.asked === 'object';
  return Array.isArray(value) && value.every(isOne) ? { success: true, data: value } : { success: false };
}
