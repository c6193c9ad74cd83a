import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import type { MessagePreview } from '@crocodile-hub/core/domain/message';
import type { Outcome } from '../../kit/wire/failure.ts';
import type { Settlement } from '../../actions/run/ledger-status.ts';
import type { RunnerPorts, TaskRunner } from '../../actions/run/task-runner.ts';
import type { Message, MessageAction } from '../log/message.ts';
import type { Store } from '../../kit/state/store.ts';
import { messagePlace } from './message-place.ts';

export type ActionMessage = Pick<Message, 'id' | 'content'> & { action: MessageAction };

export type Confirmed = {
  key: string;
  /** The action that was shown: of two readings, the one that was taken. */
  actionType: MessageAction['actionType'];
  payload: Record<string, unknown>;
  payloadHash: string;
  /** When it is to leave, if not at once. */
  runAt?: string;
};
type Execution = { message: ActionMessage; shown: Confirmed; isRecorded: boolean };
type Settled = 'done' | 'failed' | 'cancel' | 'undone';
type OnFailure = { contentOnFailure?: string; newsOnFailure?: ActionNews };

/** The toasts about an action, by name. */
export type ActionNews =
  | 'executed'
  | 'failed'
  | 'task-failed'
  | 'saved'
  | 'not-saved'
  | 'handled-elsewhere'
  | 'earlier-went'
  | 'earlier-unknown'
  | 'already-delivered'
  | 'undo-failed'
  | 'not-updated';

export interface ActionPorts {
  /** Marks the action as in progress; false when it can no longer be confirmed. */
  claim(sessionId: string, messageId: string, shown: Confirmed): Promise<boolean>;
  /** Records the action as a Smart Task. One that an earlier try under the same key recorded gets what is shown now. */
  save(sessionId: string, message: ActionMessage, shown: Confirmed): Promise<void>;
  /** How the action runs: the executor of Smart Tasks. */
  toRun(sessionId: string, execution: Execution): RunnerPorts;
  undo(key: string): Promise<Outcome<{ status: 'cancelled' | 'inverted' | 'already-delivered' }>>;
  settle(
    sessionId: string,
    messageId: string,
    event: Settled,
    change: { log: readonly MessagePreview[]; content?: string },
  ): Promise<boolean>;
  /** Whether a failed try may still run or have run. */
  isOpen(key: string): Promise<boolean>;
  /** How such a try stands, when something else is to be sent. */
  lookUp(key: string): Promise<Settlement>;
  logOf(sessionId: string): readonly MessagePreview[];
  newKey(): string;
  tell(news: ActionNews): void;
  /** The message text when an action that needed no yes has failed. */
  commandFailed(): string;
}

export interface ActionDesk {
  confirm(sessionId: string, message: ActionMessage, shown: Omit<Confirmed, 'key'>): Promise<void>;
  /** Runs a confirmed action that got no answer again, under the same key. */
  resume(sessionId: string, message: ActionMessage): Promise<void>;
  runUnasked(sessionId: string, message: ActionMessage): Promise<void>;
  cancel(sessionId: string, message: ActionMessage): Promise<void>;
  undo(sessionId: string, message: ActionMessage): Promise<void>;
  /** Stores the ledger's outcome of an action that no tab waited for. */
  adopt(sessionId: string, message: ActionMessage, event: Settled): Promise<void>;
}

type Busy = Store<ReadonlySet<string>>;

/**
 * Confirms and takes back the actions of conversations, and stores their outcomes on the messages. They run like Smart
 * Tasks, with the same rule of which refusals are final. Rule center.actions.2.
 */
export function createActionDesk(runner: TaskRunner, busy: Busy, ports: ActionPorts): ActionDesk {
  const alone = (sessionId: string, message: ActionMessage, work: () => Promise<void>) =>
    workAlone(busy, messagePlace(sessionId, message.id), work).catch(() => ports.tell('not-updated'));

  const execute = (sessionId: string, execution: Execution, onFailure?: OnFailure) =>
    runOnce(runner, ports, sessionId, execution, onFailure);

  async function save(sessionId: string, message: ActionMessage, shown: Confirmed): Promise<boolean> {
    try {
      await ports.save(sessionId, message, shown);
      return true;
    } catch {
      ports.tell('not-saved');
      return false;
    }
  }

  return {
    confirm: (sessionId, message, given) =>
      alone(sessionId, message, async () => {
        const key = await keyFor(ports, sessionId, message, given);
        if (key === null) return;
        const shown = { ...given, key };
        if (!(await ports.claim(sessionId, message.id, shown))) {
          ports.tell('handled-elsewhere');
          return;
        }
        const isRecorded = await save(sessionId, message, shown);
        await execute(sessionId, { message, shown, isRecorded });
      }),

    resume: (sessionId, message) =>
      alone(sessionId, message, () =>
        execute(sessionId, { message, shown: shownOn(message), isRecorded: true }),
      ),

    runUnasked: (sessionId, message) =>
      alone(sessionId, message, async () => {
        const { actionType, payload } = message.action;
        const shown = { ...shownOn(message), payloadHash: payloadHash(actionType, payload) };
        const isRecorded = await save(sessionId, message, shown);
        await execute(
          sessionId,
          { message, shown, isRecorded },
          { contentOnFailure: ports.commandFailed(), newsOnFailure: 'task-failed' },
        );
      }),

    cancel: (sessionId, message) =>
      alone(sessionId, message, async () => {
        await settle(ports, sessionId, message.id, 'cancel');
      }),

    undo: (sessionId, message) =>
      alone(sessionId, message, async () => {
        const outcome = await ports.undo(message.action.key ?? message.id);
        if (!outcome.ok) ports.tell('undo-failed');
        else if (outcome.reply.status === 'already-delivered') ports.tell('already-delivered');
        else await settle(ports, sessionId, message.id, 'undone');
      }),

    async adopt(sessionId, message, event) {
      if (busy.get().has(messagePlace(sessionId, message.id))) return;
      // Another tab may store the same outcome.
      await settle(ports, sessionId, message.id, event).catch(() => undefined);
    },
  };
}

/** The key to run under; null when an earlier try with other words went through, or may have. */
async function keyFor(
  ports: ActionPorts,
  sessionId: string,
  { id, action }: ActionMessage,
  given: { payloadHash: string },
): Promise<string | null> {
  const { state, key = id, payloadHash: tried } = action;
  if (state !== 'failed') return key;
  // A refused try has ended in the ledger, so it needs a new key. An open one keeps its key, under which it cannot
  // run twice.
  if (!(await ports.isOpen(key))) return ports.newKey();
  if (given.payloadHash === tried) return key;
  const earlier = await ports.lookUp(key);
  if (earlier === 'nothing') return key;
  if (earlier === 'ended') return ports.newKey();
  if (earlier === 'went') await settle(ports, sessionId, id, 'done');
  ports.tell(earlier === 'went' ? 'earlier-went' : 'earlier-unknown');
  return null;
}

/** Runs the action and stores its outcome on the message. */
async function runOnce(
  runner: TaskRunner,
  ports: ActionPorts,
  sessionId: string,
  execution: Execution,
  { contentOnFailure, newsOnFailure = 'failed' }: OnFailure = {},
): Promise<void> {
  const { message, shown, isRecorded } = execution;
  // This tab's memory of the key may be old; the ledger decides.
  runner.forget(shown.key);
  const end = await runner.runNow(shown.key, ports.toRun(sessionId, execution));
  try {
    if (end.ok) await settle(ports, sessionId, message.id, 'done');
    else await settle(ports, sessionId, message.id, 'failed', contentOnFailure);
  } catch (error) {
    // The outcome is not on the message yet, so the ledger's is to be stored later.
    runner.forget(shown.key);
    throw error;
  }
  ports.tell(end.ok ? 'executed' : newsOnFailure);
  if (end.ok && isRecorded) ports.tell('saved');
}

async function settle(
  ports: ActionPorts,
  sessionId: string,
  messageId: string,
  event: Settled,
  content?: string,
): Promise<void> {
  const change = { log: ports.logOf(sessionId), ...(content === undefined ? {} : { content }) };
  await ports.settle(sessionId, messageId, event, change);
}

/** Runs one piece of work at a time for a message; further clicks are ignored. */
async function workAlone(busy: Busy, place: string, work: () => Promise<void>): Promise<void> {
  if (busy.get().has(place)) return;
  busy.set(new Set(busy.get()).add(place));
  try {
    await work();
  } finally {
    const rest = new Set(busy.get());
    rest.delete(place);
    busy.set(rest);
  }
}

/** The message's own action, as it stands on its card. */
function shownOn({ id, action }: ActionMessage): Confirmed {
  const { actionType, payload, payloadHash: hash, key = id, runAt } = action;
  return { actionType, payload, payloadHash: hash, key, ...(runAt === undefined ? {} : { runAt }) };
}
