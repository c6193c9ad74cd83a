import { initialSmartTaskStatus } from '@crocodile-hub/core/domain/smart-task';
import { isSend } from '@crocodile-hub/core/domain/action-types';
import { fieldWithoutAddress } from '@crocodile-hub/core/domain/recipients';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { asksAfterAll } from '@crocodile-hub/core/domain/said-earlier';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { NewSmartTask } from '../api/create-smart-task.ts';
import type { AnsweredDoubt, Classification } from '../api/classify-command.ts';
import { cut } from '@crocodile-hub/core/domain/cut';
import { idInSentence } from './sentence-ids.ts';

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

/** Of several things that a sentence asks for, those that the person left in, in the order they chose. */
export type Asked = {
  /** How many things the chips showed: when the server reads another number, each is asked about. */
  readonly of: number;
  /** Doubts of the reading that the person answered. */
  readonly answered: readonly AnsweredDoubt[];
  /** The place of each in the sentence, and what its chips showed. */
  readonly steps: readonly { readonly place: number; readonly shown: Shown }[];
};

/** When a command was said that is read only now. */
export type SaidEarlier = { saidAt: Instant; now: Instant };

type AskedAction = Classification['actions'][number];
type Proposed = { actionType: string; payload: Record<string, unknown>; summary: string; needsYes: boolean };

/**
 * The tasks that a command becomes: the server's reading, with what the person chose and changed in it. Their ids
 * follow from the first one's, so that trying again makes none twice. Behind one that waits for a yes, all wait.
 */
export function tasksOfCommand(
  id: string,
  command: string,
  classification: Classification,
  asked?: Asked,
  earlier?: SaidEarlier,
): NewSmartTask[] {
  const { actions } = classification;
  const isAsShown = asked === undefined ? actions.length === 1 : asked.of === actions.length;
  const steps = isAsShown ? asked?.steps : undefined;
  let needsYes = !isAsShown;
  const planned = steps ?? actions.map((_, place) => ({ place, shown: undefined }));
  return planned.flatMap(({ place, shown }, index) => {
    const action = actions[place];
    if (action === undefined) return [];
    // Of several commands each task keeps its own words: read again, it must not ask for the others once more.
    const words = actions.length === 1 ? command : action.words;
    const task = taskOfAction(action, words, needsYes, shown, earlier);
    needsYes ||= task.status !== 'Pending';
    return [{ ...task, id: idInSentence(id, index) }];
  });
}

function taskOfAction(
  action: AskedAction,
  words: string,
  mustWait: boolean,
  shown: Shown | undefined,
  earlier: SaidEarlier | undefined,
): Omit<NewSmartTask, 'id'> {
  const { sendAt, ...edited } = shown?.edited ?? {};
  const proposed = proposedBy(action, shown);
  const payload = withoutNothing({ ...proposed.payload, ...edited });
  const leavesAt = sendAt === undefined ? action.runAt : sendAt;
  const actionPayload = typeof leavesAt === 'string' ? { ...payload, sendAt: leavesAt } : payload;
  return {
    originalCommand: cut(words, bounds.command),
    assistantEcho: cut(proposed.summary, bounds.summary),
    status: initialSmartTaskStatus(
      mustWait ||
        proposed.needsYes ||
        isOtherThanShown(action, shown) ||
        (earlier !== undefined && asksAfterAll(proposed.actionType, actionPayload, earlier)) ||
        // Who was put on a chip by name has yet to be found.
        fieldWithoutAddress(proposed.actionType, payload) !== null,
    ),
    actionType: proposed.actionType,
    actionPayload,
    actionSummary: '',
    payloadHash: payloadHash(proposed.actionType, payload),
  };
}

function proposedBy(action: AskedAction, shown: Shown | undefined): Proposed {
  const chosen = shown?.chosen ?? null;
  if (shown === undefined || chosen === null || chosen === action.actionType) {
    const { actionType, payload, summary, requiresConfirmation } = action;
    return { actionType, payload, summary, needsYes: requiresConfirmation };
  }
  // The server judged another action: what reaches other people waits for a yes.
  const other = action.alternatives.find(({ actionType }) => actionType === chosen);
  const { sendAt: _, ...payload } = other?.payload ?? shown.slots;
  const needsYes = isSend(chosen) || invites(payload);
  return { actionType: chosen, payload, summary: other?.summary ?? '', needsYes };
}

function invites({ attendees }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(attendees) && attendees.length > 0;
}

/** The server knew a name by another address than the one that stood on the chip. */
function isOtherThanShown({ resolved }: AskedAction, shown: Shown | undefined): boolean {
  const addresses = shown?.addresses ?? {};
  return resolved.some(
    ({ written, address }) => Object.hasOwn(addresses, written) && addresses[written] !== address,
  );
}

const copies: ReadonlySet<string> = new Set(['cc', 'bcc']);

function withoutNothing(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload)
      .filter(([, value]) => value !== null && value !== undefined)
      // A payload holds those who get a copy as one text.
      .map(([field, value]) => [field, copies.has(field) && Array.isArray(value) ? value.join(', ') : value]),
  );
}
