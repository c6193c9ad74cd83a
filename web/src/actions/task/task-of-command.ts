import { initialSmartTaskStatus } from '@crocodile-hub/core/domain/smart-task';
import { isSend } from '@crocodile-hub/core/domain/action-types';
import { fieldWithoutAddress } from '@crocodile-hub/core/domain/recipients';
import { keepReadings } from '@crocodile-hub/core/domain/two-readings';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { asksAfterAll } from '@crocodile-hub/core/domain/said-earlier';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { NewSmartTask } from './create-smart-task.ts';
import type { AnsweredDoubt, Classification } from './classify-command.ts';
import { cut } from '@crocodile-hub/core/domain/cut';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { idInSentence } from './sentence-ids.ts';

/** The chips as the person saw them when they pressed Enter. */
export type ShownChips = {
  /** The action they chose themselves, or null when the words decided. */
  chosen: string | null;
  /** The slots as shown, for an action that only the chips know. */
  slots: Readonly<Record<string, unknown>>;
  /** Slots that the person set; they replace what the server read. */
  edited: Readonly<Record<string, unknown>>;
  /** The slots of the other reading, if the person took that one. */
  taken?: Readonly<Record<string, unknown>>;
  /** The address shown beside each name; null when none was known. */
  addresses?: Readonly<Record<string, string | null>>;
};

/** The person's choice among the things that a sentence asks for, in their order. */
export type Asked = {
  /** How many things the chips showed. If the server reads another number, each needs a yes. */
  readonly of: number;
  /** Doubts of the reading that the person answered. */
  readonly answered: readonly AnsweredDoubt[];
  /** Each thing's place in the sentence, and its chips. */
  readonly steps: readonly { readonly place: number; readonly shown: ShownChips }[];
};

/** The times of a command that is read later than it was said. */
export type SaidEarlier = { saidAt: Instant; now: Instant };

type AskedAction = Classification['actions'][number];
type Proposed = { actionType: string; payload: Record<string, unknown>; summary: string; needsYes: boolean };

/**
 * The tasks of a command: the server's reading, with the person's choices and changes. Their ids follow from the first
 * one's, so that a retry creates none twice. If one waits for a yes, all behind it wait too.
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
    // Each task of a sentence keeps only its own words: read again, they must not repeat the others.
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
  shown: ShownChips | undefined,
  earlier: SaidEarlier | undefined,
): Omit<NewSmartTask, 'id'> {
  const { sendAt, ...edited } = shown?.edited ?? {};
  const proposed = proposedBy(action, shown);
  const payload = withoutNothing(proposed.actionType, { ...endMoved(proposed.payload, edited), ...edited });
  const leavesAt = sendAt === undefined ? action.runAt : sendAt;
  const leaving = (what: Record<string, unknown>) =>
    typeof leavesAt === 'string' ? { ...what, sendAt: leavesAt } : what;
  const actionPayload = leaving(payload);
  const status = initialSmartTaskStatus(
    mustWait ||
      proposed.needsYes ||
      isOtherThanShown(action, shown) ||
      (earlier !== undefined && asksAfterAll(proposed.actionType, actionPayload, earlier)) ||
      // A name that the person put on a chip has no address yet.
      fieldWithoutAddress(proposed.actionType, payload) !== null,
  );
  const readings = status === 'Waiting Confirmation' ? readingsOf(action, leaving) : undefined;
  return {
    originalCommand: cut(words, bounds.command),
    assistantEcho: cut(proposed.summary, bounds.summary),
    status,
    actionType: proposed.actionType,
    actionPayload,
    actionSummary: '',
    payloadHash: payloadHash(proposed.actionType, payload),
    ...(readings === undefined ? {} : { readings }),
  };
}

/** The readings to choose from: both, where two readers differ; or each thing that the words may be about. */
function readingsOf(
  { actionType, payload, doubts, alternatives }: AskedAction,
  leaving: (payload: Record<string, unknown>) => Record<string, unknown>,
): string | undefined {
  const isDoubted = doubts.some(({ kind }) => kind === 'reading');
  const readings = [
    ...(isDoubted ? [{ actionType, payload }, ...alternatives.slice(0, 1)] : []),
    ...(actionType === 'unknown' ? alternatives : []),
  ].filter((one) => one.actionType !== 'unknown');
  if (readings.length < 2) return undefined;
  return keepReadings(
    readings.map((one) => ({
      actionType: one.actionType,
      payload: leaving(withoutNothing(one.actionType, one.payload)),
    })),
  );
}

function proposedBy(action: AskedAction, shown: ShownChips | undefined): Proposed {
  const chosen = shown?.chosen ?? null;
  const isFirst = shown?.taken === undefined && chosen === action.actionType;
  if (shown === undefined || chosen === null || isFirst) {
    const { actionType, payload, summary, requiresConfirmation } = action;
    return { actionType, payload, summary, needsYes: requiresConfirmation };
  }
  // The chosen action is not the one that the server read: if it reaches other people, it waits for a yes.
  const other = action.alternatives.find(
    ({ actionType, payload }) =>
      actionType === chosen && (shown.taken === undefined || says(payload, shown.taken)),
  );
  const { sendAt: _, ...payload } = other?.payload ?? withAddressShown(shown);
  // Of two readings the one that was taken must be the one that the server has.
  const isLost = shown.taken !== undefined && other === undefined;
  const needsYes = isLost || isSend(chosen) || invites(payload);
  return { actionType: chosen, payload, summary: other?.summary ?? '', needsYes };
}

/** A message that goes by another channel than its words say still goes to the address that the chip shows. */
function withAddressShown({ slots, addresses = {} }: ShownChips): Readonly<Record<string, unknown>> {
  const { to } = slots;
  const address = typeof to === 'string' && Object.hasOwn(addresses, to) ? addresses[to] : null;
  return address == null ? slots : { ...slots, to: address };
}

/** Whether a payload says what the slots say. Names have become addresses in it, and an empty slot may be filled. */
function says(payload: Readonly<Record<string, unknown>>, slots: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(slots).every(
    ([slot, value]) => typeof value !== 'string' || elsewhere.has(slot) || isAlike(value, payload[slot]),
  );
}

/** "In an hour" is a little later when Enter is pressed than it was on the chip. */
function isAlike(said: string, sent: unknown): boolean {
  if (said === sent) return true;
  if (typeof sent !== 'string' || !isTime.test(said) || !isTime.test(sent)) return false;
  return Math.abs(Date.parse(said) - Date.parse(sent)) <= laterMs;
}

const isTime = /^\d{4}-\d\d-\d\dT/;
const laterMs = 10 * minuteMs;

function invites({ attendees }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(attendees) && attendees.length > 0;
}

/** Whether the server resolved a name to another address than the chip showed. */
function isOtherThanShown({ resolved }: AskedAction, shown: ShownChips | undefined): boolean {
  const addresses = shown?.addresses ?? {};
  return resolved.some(
    ({ written, address }) => Object.hasOwn(addresses, written) && addresses[written] !== address,
  );
}

/** The time to leave is no part of a reading. */
const elsewhere: ReadonlySet<string> = new Set(['to', 'sendAt']);
const copies: ReadonlySet<string> = new Set(['cc', 'bcc']);

/** A payload holds the copies' recipients as one text; only a mail goes to several people. */
function withoutNothing(
  actionType: string,
  payload: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const isText = (field: string) => copies.has(field) || (field === 'to' && actionType !== 'send_email');
  return Object.fromEntries(
    Object.entries(payload)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([field, value]) => [field, isText(field) && Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** A meeting whose beginning was changed is as long as before. */
function endMoved(
  payload: Readonly<Record<string, unknown>>,
  { startTime: to, endTime: end }: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { startTime, endTime } = payload;
  if (typeof to !== 'string' || end !== undefined) return payload;
  if (typeof startTime !== 'string' || typeof endTime !== 'string') return payload;
  const moved = Date.parse(to) + Date.parse(endTime) - Date.parse(startTime);
  return Number.isNaN(moved) ? payload : { ...payload, endTime: new Date(moved).toISOString() };
}
