import type * as z from 'zod/mini';
import { sendMessage } from '@crocodile-hub/core/actions/send-message';
import { reason } from '@crocodile-hub/core/failures/reason';
import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { mostPayloadBytes } from '@crocodile-hub/core/contract/payload';
import type { executeReply, executeRequest } from '@crocodile-hub/core/contract/routes';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { needsGoogle, resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
import { Failure, issue, type Issue } from '../../ports/failure.ts';
import type { Entry, Sent, Step, TaskUpdate } from '../../ports/ledger.ts';
import type { Person } from '../../ports/accounts.ts';
import type { PreparedAction } from '../actions/registry.ts';
import { refusalToAct } from '../accounts/accounts.ts';
import type { GoogleAccess } from '../google/access.ts';
import { executionReply } from './execution-reply.ts';
import { countedAs, refuseBeyond, tellOperator, type Allowance } from './allowance.ts';
import { isScheduled, openEntry, type Departure, type LedgerIntent } from './entry.ts';
import { runEntry, type LedgerPorts } from './run-entry.ts';
import { wakeAt } from './wake.ts';

export type ExecutePorts = LedgerPorts & { access: GoogleAccess; allowance: Allowance };

/** How long a second call waits for the first, which is at work. */
const secondCallWaitsMs = 25_000;
/** Each look at the first call is a transaction, so a long wait looks less and less often. */
const firstPauseMs = 200;
const longestPauseMs = 2_000;

type Command = z.output<typeof executeRequest>;
type Reply = z.output<typeof executeReply>;

/** Runs what the person was shown, once for its key, now or at its time. */
export async function execute(ports: ExecutePorts, caller: Person, command: Command): Promise<Reply> {
  const actionType = knownType(command.actionType);
  if (actionType === 'send_message') refuseUnknownPlatform(command.payload);
  const person = withPayloadToken(caller, command.payload);
  const action = ports.actions[actionType].prepare(command.payload);
  const now = ports.clock.now();
  const intent: LedgerIntent = {
    actionType,
    payload: action.payload,
    payloadHash: shownHash(command),
    taskId: command.taskId ?? null,
    sessionId: command.sessionId ?? null,
    timeZone: command.timeZone ?? null,
    locale: command.locale ?? null,
    departure: departureOf(command, now),
  };
  // One task is one intent, whatever key comes with the call.
  const key = command.taskId ?? command.idempotencyKey ?? ports.ids.next();
  const refusal = await refusalOf(ports, person, action, intent, now);
  const { entry, isNew } = await accept(ports, person.uid, key, intent, refusal, now);
  if (isNew && entry.runAt !== null) await wakeAt(ports, person.uid, key, entry.runAt);
  return executionReply(key, isAtWork(entry, now) ? await settled(ports, person, key, entry) : entry);
}

/** Being performed, or in a doubt about which the provider can be asked now. */
function isAtWork({ status, attendAt }: Entry, now: Instant): boolean {
  if (status === 'uncertain') return attendAt !== null && attendAt <= now;
  return status === 'accepted' || status === 'claimed';
}

function knownType(name: string): ActionType {
  const type = resolveActionType(name);
  if (type !== 'unknown') return type;
  const wrong = reason('unsupportedAction', { type: name });
  throw new Failure('invalid', wrong, { issues: [issue('actionType', wrong)] });
}

/** Names an unknown platform; a missing one, or one that is no text, is told with the other fields. */
function refuseUnknownPlatform({ platform }: Record<string, unknown>): void {
  if (typeof platform !== 'string' || sendMessage.payload.shape.platform.safeParse(platform).success) return;
  const wrong = reason('unsupportedPlatform', { platform: platform.slice(0, 40) });
  throw new Failure('invalid', wrong, { issues: [issue('payload.platform', wrong)] });
}

/** Requires the hash of what was shown, so that exactly this is sent. Rule ledger.hash.1. */
function shownHash({ actionType, payload, payloadHash: shown, taskId, messageId }: Command): string {
  const received = payloadHash(actionType, payload);
  if (shown === undefined && (taskId !== undefined || messageId !== undefined)) {
    throw new Failure('invalid', 'hashMissing', {
      issues: [{ path: 'payloadHash', message: 'required beside taskId or messageId' }],
    });
  }
  if (shown !== undefined && shown !== received) {
    throw new Failure('conflict', 'notWhatWasShown');
  }
  return received;
}

function withPayloadToken(person: Person, payload: Record<string, unknown>): Person {
  const token = payload['access_token'];
  return isProviderToken(token) ? { ...person, providerToken: token } : person;
}

function departureOf({ runAt, holdMs }: Command, now: Instant): Departure {
  const at = typeof runAt === 'string' ? Date.parse(runAt) : now;
  if (at > now) return { is: 'scheduled', at };
  return holdMs !== undefined && holdMs > 0 ? { is: 'held', holdMs } : { is: 'now' };
}

/** Why a new intent is refused; a known one is answered even if conditions have changed. */
async function refusalOf(
  ports: ExecutePorts,
  person: Person,
  action: PreparedAction,
  intent: LedgerIntent,
  now: Instant,
): Promise<Failure | null> {
  const { actionType, payload, timeZone, departure } = intent;
  const issues = [...sizeIssues(payload), ...action.validate({ now, timeZone: timeZone ?? 'UTC' })];
  if (issues.length > 0) return new Failure('invalid', issues[0]?.reason ?? 'invalidPayload', { issues });
  const refusal = await refusalToAct(ports.accounts, person.uid, intent);
  if (refusal !== null) return refusal;
  const admitted = await action.admit({
    uid: person.uid,
    at: departure.is === 'scheduled' ? departure.at : now,
  });
  if (admitted.length > 0)
    return new Failure('invalid', admitted[0]?.reason ?? 'invalidPayload', { issues: admitted });
  if (!needsGoogle(actionType)) return null;
  const leavesAt = departure.is === 'scheduled' ? departure.at : now;
  const ready = await ports.access.isReady(person, departure.is === 'now' ? 'now' : leavesAt);
  return ready ? null : ports.access.refusal();
}

/** A payload that would leave no room for its outcome is refused. */
function sizeIssues(payload: LedgerIntent['payload']): Issue[] {
  const isTooLarge = Buffer.byteLength(JSON.stringify(payload)) > mostPayloadBytes;
  return isTooLarge ? [issue('payload', 'payloadTooLarge')] : [];
}

async function accept(
  ports: ExecutePorts,
  uid: string,
  key: string,
  intent: LedgerIntent,
  refusal: Failure | null,
  now: Instant,
): Promise<{ entry: Entry; isNew: boolean }> {
  const counts = countedAs(intent, now);
  let byAll: number | null = null;
  const step = (known: Entry | null, sent: Sent): Step<{ entry: Entry; isNew: boolean }> => {
    byAll = null;
    const opened = openEntry(known, intent, now);
    if (!opened.isNew) return { result: opened };
    if (refusal !== null) throw refusal;
    if (counts !== null) refuseBeyond(ports.allowance, sent, now);
    byAll = sent.byAll;
    const waits = opened.entry.runAt === null ? {} : { task: waiting(opened.entry) };
    return { result: opened, entry: opened.entry, countSend: counts !== null, ...waits };
  };
  const accepted = await ports.ledger.transact(uid, key, step, { counts });
  if (counts !== null && byAll !== null) tellOperator(ports.log, ports.allowance, counts, byAll);
  return accepted;
}

/** A scheduled action shows its time, not an undo window. */
function waiting(entry: Entry): TaskUpdate {
  const { runAt, undoUntil } = entry;
  return { status: 'Pending', runAt, undoUntil: isScheduled(entry) ? null : undoUntil };
}

/** A second call while the first is still at work waits for the same answer. */
async function settled(ports: ExecutePorts, person: Person, key: string, known: Entry): Promise<Entry> {
  const giveUpAt = ports.clock.now() + secondCallWaitsMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const run = await runEntry(ports, person, key);
    if (run.is === 'settled') return run.entry;
    if (ports.clock.now() >= giveUpAt) return known;
    await ports.clock.wait(pauseMs);
  }
}
