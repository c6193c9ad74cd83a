import { initialSmartTaskStatus } from '@crocodile-hub/core/domain/smart-task';
import { isSend } from '@crocodile-hub/core/domain/action-types';
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
};

type Proposed = { actionType: string; payload: Record<string, unknown>; summary: string; needsYes: boolean };

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
    originalCommand: cut(command, bounds.command),
    assistantEcho: cut(proposed.summary, bounds.summary),
    status: initialSmartTaskStatus(proposed.needsYes),
    actionType: proposed.actionType,
    actionPayload: typeof leavesAt === 'string' ? { ...payload, sendAt: leavesAt } : payload,
    actionSummary: '',
    payloadHash: payloadHash(proposed.actionType, payload),
  };
}

function proposedBy(classification: Classification, shown: Shown | undefined): Proposed {
  const chosen = shown?.chosen ?? null;
  if (shown === undefined || chosen === null || chosen === classification.actionType) {
    const { actionType, payload, summary, requiresConfirmation } = classification;
    return { actionType, payload, summary, needsYes: requiresConfirmation };
  }
  // The server judged another action: what reaches other people waits for a yes.
  const needsYes = isSend(chosen);
  const other = classification.alternatives.find(({ actionType }) => actionType === chosen);
  if (other !== undefined) return { ...other, needsYes };
  const { sendAt: _, ...payload } = shown.slots;
  return { actionType: chosen, payload, summary: '', needsYes };
}

function withoutNothing(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== null && value !== undefined),
  );
}
