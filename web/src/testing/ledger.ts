import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { paths } from '@crocodile-hub/core/contract/paths';
import { hold } from '@crocodile-hub/core/domain/limits';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import type { Reason } from '@crocodile-hub/core/failures/reason';
import { type Answering, type Call, replied } from './answers.ts';
import { appWindow } from './app-frame.ts';
import { stage } from './stage.ts';
import type { Stored } from './stored-values.ts';

type Person = { uid: string };
type Payload = Record<string, unknown>;

/** What is sent to have a stored task run. */
export const execution = (
  { uid }: Person,
  taskId: string,
  actionType: ActionType,
  payload: Payload,
): object => ({
  userId: uid,
  actionType,
  payload,
  payloadHash: payloadHash(actionType, payload),
  taskId,
  idempotencyKey: taskId,
});

type Ledger = {
  /** It runs at once. With `inverse`, it can be taken back. */
  does: (says: string, inverse?: { kind: string; id: string }) => Answering<'execute'>;
  /** It waits for Undo, as long as it was asked to. */
  holds: Answering<'execute'>;
  /** It waits for the time that it was asked for. */
  schedules: Answering<'execute'>;
  /** The time of what waited has come. */
  leaves: (taskId: string, says: string) => Promise<void>;
  /** The provider refused what waited. */
  refuses: (taskId: string, says: string, reason?: Reason) => Promise<void>;
  /** What waited is called off. */
  cancels: Answering<'undo'>;
  /** What was done is taken back. */
  inverts: Answering<'undo'>;
};

type Accepted = Pick<Call<'execute'>['body'], 'actionType' | 'payload'> & {
  taskId?: string | null | undefined;
};

/** The fields of an entry that was accepted, and did nothing yet. */
export const accepted = ({ actionType, payload, taskId = '' }: Accepted): Stored => ({
  actionType,
  payload,
  payloadHash: payloadHash(actionType, payload),
  createdAt: new Date(),
  runAt: null,
  undoUntil: null,
  taskId,
  sessionId: null,
  timeZone: null,
  locale: null,
  attendAt: null,
  failures: 0,
  claim: null,
  result: null,
  failure: null,
  inverse: null,
});

/** The server's ledger, as far as a screen sees it: it writes on the task, and has an entry of its own. */
export function aLedger({ uid }: Person): Ledger {
  const { store } = stage();
  const windowMs = 600_000;

  async function write(path: string, fields: Stored): Promise<void> {
    const written = { ...(await store.read(path)), ...fields };
    const left = Object.entries(written).filter(([, value]) => value !== undefined);
    await store.set(path, Object.fromEntries(left));
  }

  async function record(taskId: string, task: Stored, entry: Stored): Promise<void> {
    await write(`${paths.outbox(uid)}/${taskId}`, { updatedAt: new Date(), ...entry });
    await write(`${paths.smartTasks(uid)}/${taskId}`, task);
  }

  const takesBack =
    (status: 'cancelled' | 'inverted'): Answering<'undo'> =>
    async ({ body: { key } }) => {
      const task = { status: 'Cancelled', undoUntil: undefined, runAt: undefined };
      await record(key, task, { status: 'cancelled', undoUntil: null, inverse: null });
      return replied<'undo'>({ success: true, status, message: '' });
    };

  const taken = (status: 'held' | 'scheduled' | 'done', key: string, until?: Date, message = '') =>
    replied<'execute'>({
      success: true,
      message,
      status,
      key,
      result: null,
      undoUntil: until?.toISOString() ?? null,
    });

  return {
    does:
      (says, inverse) =>
      async ({ body }) => {
        const { taskId = '' } = body;
        const undoUntil = inverse === undefined ? undefined : inMs(windowMs);
        await record(
          taskId,
          { status: 'Done', actionSummary: `✅ ${says}`, undoUntil },
          { ...accepted(body), status: 'done', undoUntil: undoUntil ?? null, inverse: inverse ?? null },
        );
        return taken('done', taskId, undoUntil, says);
      },
    holds: async ({ body }) => {
      const { taskId = '', holdMs = 0 } = body;
      const times = { undoUntil: inMs(holdMs), runAt: inMs(holdMs + hold.graceMs) };
      await record(taskId, { status: 'Pending', ...times }, { ...accepted(body), status: 'held', ...times });
      return taken('held', taskId, times.undoUntil);
    },
    schedules: async ({ body }) => {
      const { taskId = '', runAt: at = '' } = body;
      const runAt = new Date(at ?? '');
      const entry = { ...accepted(body), status: 'scheduled', runAt, undoUntil: runAt };
      await record(taskId, { status: 'Pending', runAt }, entry);
      return taken('scheduled', taskId, runAt);
    },
    leaves: (taskId, says) =>
      record(
        taskId,
        { status: 'Done', actionSummary: `✅ ${says}`, undoUntil: undefined, runAt: undefined },
        { status: 'done', undoUntil: null },
      ),
    refuses: (taskId, says, reason) =>
      record(
        taskId,
        { status: 'Error', actionSummary: `❌ ${says}`, reason, undoUntil: undefined, runAt: undefined },
        { status: 'failed', undoUntil: null, failure: { kind: 'invalid', reason: reason ?? 'unknown' } },
      ),
    cancels: takesBack('cancelled'),
    inverts: takesBack('inverted'),
  };
}

/** By the app's clock, which may be the test's. */
const inMs = (ms: number) => new Date(appWindow().Date.now() + ms);
