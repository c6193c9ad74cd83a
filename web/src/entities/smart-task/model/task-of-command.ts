import { initialSmartTaskStatus } from '@crocodile-hub/core/domain/smart-task';
import { isSend } from '@crocodile-hub/core/domain/action-types';
import { fieldWithoutAddress } from '@crocodile-hub/core/domain/recipients';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { NewSmartTask } from '../api/create-smart-task.ts';
import type { Classification } from '../api/classify-command.ts';
import { cut } from '@crocodile-hub/core/domain/cut';

/** What the person saw on the chips when they pressed Enter. */
export type Shown = {
  /** The action they chose themselves, or null when the words decided. */
  chosen: string | null;
  /** Slots as shown, for an action that only the chips know. */
  slots: Readonly<Record<string, unknown>>;
  /** Slots that they set themselves: sent instead of what the server read. */
  edited: Readonly<Record<string, unknown>>;
  /** The address that stood beside each name; null where none could be told. */
  addresses?: Readonly<Record<string, string | null>>;
};

type Proposed = { actionType: string; payload: Record<string, unknown>; summary: string; needsYes: boolean };

/**
 * What else the command asked for, a task each. They were not chips that could be changed, so each waits for a yes, and
 * for its turn.
 */
export function furtherTasks(classification: Classification): Omit<NewSmartTask, 'id'>[] {
  return classification.actions.slice(1).map(({ words, actionType, payload, summary, runAt }) => {
    const sent = withoutNothing(payload);
    return {
      originalCommand: cut(words, bounds.command),
      assistantEcho: cut(summary, bounds.summary),
      status: initialSmartTaskStatus(true),
      actionType,
      actionPayload: typeof runAt === 'string' ? { ...sent, sendAt: runAt } : sent,
      actionSummary: '',
      payloadHash: payloadHash(actionType, sent),
    };
  });
}

/** The task that a command becomes: the server's reading, with what the person chose and changed in it. */
export function taskOfCommand(
  id: string,
  command: string,
  classification: Classification,
  shown?: Shown,
): NewSmartTask {
  const { sendAt, ...edited } = shown?.edited ?? {};
  const proposed = proposedBy(classification, shown);
  const payload = withoutNothing({ ...proposed.payload, ...edited });
  const leavesAt = sendAt === undefined ? classification.runAt : sendAt;
  return {
    id,
    // Of several commands each task keeps its own words: read again, it must not ask for the others once more.
    originalCommand: cut(ownWords(command, classification), bounds.command),
    assistantEcho: cut(proposed.summary, bounds.summary),
    status: initialSmartTaskStatus(
      proposed.needsYes ||
        isOtherThanShown(classification, shown) ||
        // Who was put on a chip by name has yet to be found.
        fieldWithoutAddress(proposed.actionType, payload) !== null,
    ),
    actionType: proposed.actionType,
    actionPayload: typeof leavesAt === 'string' ? { ...payload, sendAt: leavesAt } : payload,
    actionSummary: '',
    payloadHash: payloadHash(proposed.actionType, payload),
  };
}

function ownWords(command: string, { actions }: Classification): string {
  const [first, ...others] = actions;
  return others.length === 0 ? command : (first?.words ?? command);
}

function proposedBy(classification: Classification, shown: Shown | undefined): Proposed {
  const chosen = shown?.chosen ?? null;
  if (shown === undefined || chosen === null || chosen === classification.actionType) {
    const { actionType, payload, summary, requiresConfirmation } = classification;
    // The other things that the words ask for are not done yet, so nothing runs as if it were all of them.
    return {
      actionType,
      payload,
      summary,
      needsYes: requiresConfirmation || classification.actions.length > 1,
    };
  }
  // The server judged another action: what reaches other people waits for a yes.
  const other = classification.alternatives.find(({ actionType }) => actionType === chosen);
  const { sendAt: _, ...payload } = other?.payload ?? shown.slots;
  const needsYes = isSend(chosen) || invites(payload);
  return { actionType: chosen, payload, summary: other?.summary ?? '', needsYes };
}

function invites({ attendees }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(attendees) && attendees.length > 0;
}

/** The server knew a name by another address than the one that stood on the chip. */
function isOtherThanShown({ resolved }: Classification, shown: Shown | undefined): boolean {
  const addresses = shown?.addresses ?? {};
  return resolved.some(
    ({ written, address }) => Object.hasOwn(addresses, written) && addresses[written] !== address,
  );
}

function withoutNothing(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== null && value !== undefined),
  );
}
