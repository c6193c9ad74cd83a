import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import type { ResolvedRecipient } from '@crocodile-hub/core/contract/contacts';
import { subjectFrom } from '@crocodile-hub/core/domain/mail-subject';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { resolveRecipients } from '@crocodile-hub/core/language/understand/confirm';
import type { CommandProposal, CommandReading } from '@crocodile-hub/core/language/command-reading';
import { wakingTask } from '@crocodile-hub/core/reader/commands/waking';
import { waitsForEvent } from '@crocodile-hub/core/reader/commands/relative-times';
import { isFailure } from '../../ports/failure.ts';
import type { View } from './action.ts';
import type { Actions } from './registry.ts';
import { localIso } from '../time/local-time.ts';
import { readingOnChannels } from '../understanding.ts';

export type ProposedAction = {
  actionType: ActionType | 'unknown';
  summary: string;
  payload: Record<string, unknown>;
  /** What `execute` must be given back beside the payload. */
  payloadHash: string;
  confidence: number;
};

/** Below this confidence of the rules a model is asked too, where there is one. */
export const sureFrom = 0.8;

/** How a meeting repeats stands beside the slots of every reading. */
type ReadProposal = CommandProposal & Pick<CommandReading, 'repeats'>;

/** A reading as the action that it asks for, with names replaced by the addresses they were resolved to. */
export function proposalOf(
  actions: Actions,
  reading: ReadProposal,
  command: string,
  resolved: readonly ResolvedRecipient[],
  view: View,
): ProposedAction {
  const actionType = reading.intent === 'none' ? 'unknown' : reading.intent;
  const payload = withoutNulls(payloadOf(reading, command, resolved));
  return {
    actionType,
    payload,
    payloadHash: payloadHash(actionType, payload),
    summary: summaryOf(actions, actionType, payload, { ...view, nameOf: nameIn(resolved) }) ?? command,
    confidence: reading.confidence,
  };
}

/** As the person called them; an address that they wrote out has no other name. */
function nameIn(resolved: readonly ResolvedRecipient[]) {
  const names = new Map(
    resolved.flatMap(({ written, address }) =>
      address === null || address === written ? [] : [[address, written] as const],
    ),
  );
  return (address: string) => names.get(address);
}

/** The same action with another payload, in the words of what it does then. */
export function withPayload<A extends ProposedAction>(
  actions: Actions,
  action: A & { resolved: readonly ResolvedRecipient[] },
  payload: Record<string, unknown>,
  view: View,
): A {
  const { actionType, resolved } = action;
  return {
    ...action,
    payload,
    payloadHash: payloadHash(actionType, payload),
    summary: summaryOf(actions, actionType, payload, { ...view, nameOf: nameIn(resolved) }) ?? action.summary,
  };
}

function payloadOf(
  reading: ReadProposal,
  command: string,
  resolved: readonly ResolvedRecipient[],
): Record<string, unknown> {
  const addressOf = (written: string) => resolved.find((one) => one.written === written)?.address ?? written;
  switch (reading.intent) {
    case 'send_email':
      return {
        ...reading.slots,
        subject:
          reading.slots.subject ?? (reading.slots.body === null ? null : subjectFrom(reading.slots.body)),
        to: reading.slots.to?.map(addressOf),
        cc: reading.slots.cc?.map(addressOf).join(', '),
        bcc: reading.slots.bcc?.map(addressOf).join(', '),
      };
    case 'create_event':
      return {
        ...reading.slots,
        attendees: reading.slots.attendees?.map(addressOf),
        recurrence: reading.repeats,
      };
    case 'send_whatsapp':
    case 'send_sms':
    case 'send_message':
      return { ...reading.slots, to: reading.slots.to === null ? null : addressOf(reading.slots.to) };
    case 'reminder': {
      const { task, reminderTime } = reading.slots;
      // A reminder without a time rings in half an hour: with an empty one it asks.
      const at = reminderTime ?? (waitsForEvent(command) ? '' : null);
      return {
        ...reading.slots,
        task: task ?? wakingTask(command) ?? command,
        reminderTime: at,
      };
    }
    case 'create_task':
      return { ...reading.slots, title: reading.slots.title ?? command };
    case 'search':
      return { query: reading.slots.query ?? command };
    case 'none':
      return {};
    default:
      return unreachable(reading);
  }
}

/** Null while something that the action needs is missing. */
function summaryOf(
  actions: Actions,
  type: ActionType | 'unknown',
  payload: Record<string, unknown>,
  view: View,
): string | null {
  if (type === 'unknown') return null;
  try {
    return actions[type].prepare(payload).describe(view);
  } catch (error) {
    if (isFailure(error, 'invalid')) return null;
    throw error;
  }
}

export function withoutNulls(payload: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** What a command would do, from its words alone; null when they ask for nothing. */
export async function proposeFrom(
  actions: Actions,
  command: string,
  { now, timeZone, locale }: { now: number; timeZone: string; locale: string | null },
): Promise<ProposedAction | null> {
  const reading = await readingOnChannels(command, { now: localIso(now, timeZone), timeZone });
  const proposal = proposalOf(actions, reading, command, resolveRecipients(reading, []), {
    timeZone,
    locale,
  });
  return proposal.actionType === 'unknown' ? null : proposal;
}
