import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { replied, type ReplyOf } from './answers.ts';
import { accepted } from './ledger.ts';
import { stage } from './stage.ts';

type Proposal = ReplyOf<'chat'>['actions'][number];

const undoMs = 600_000;

/** A proposed action, as the assistant sends it. */
export const anAction = (
  actionType: ActionType,
  payload: Record<string, unknown>,
  over: Partial<Proposal> = {},
): Proposal => ({ actionType, payload, payloadHash: payloadHash(actionType, payload), summary: '', ...over });

/**
 * The server accepts every action and stores it in the person's ledger, as held or as scheduled for its time. It can be
 * undone for ten minutes.
 */
export function serverHoldsActions({ uid }: { uid: string }): void {
  const { api, store } = stage();
  const entryOf = (key: string) => `${paths.outbox(uid)}/${key}`;
  api.on('execute', async ({ body }) => {
    const { actionType, payload, runAt, taskId, idempotencyKey, sessionId, timeZone, locale } = body;
    const key = taskId ?? idempotencyKey ?? '';
    const now = Date.now();
    const undoUntil = new Date(now + undoMs);
    const leaves = typeof runAt === 'string' ? new Date(runAt) : undefined;
    const status = leaves === undefined ? 'held' : 'scheduled';
    await store.set(entryOf(key), {
      ...accepted({ actionType, payload, taskId: taskId ?? null }),
      status,
      updatedAt: new Date(now),
      runAt: leaves ?? undoUntil,
      undoUntil,
      sessionId: sessionId ?? null,
      timeZone: timeZone ?? null,
      locale: locale ?? null,
    });
    return replied<'execute'>({
      success: true,
      message: '',
      status,
      key,
      result: null,
      undoUntil: undoUntil.toISOString(),
    });
  });
  api.on('undo', async ({ body: { key } }) => {
    const entry = await store.read(entryOf(key));
    await store.set(entryOf(key), { ...entry, status: 'cancelled', undoUntil: null });
    return replied<'undo'>({ success: true, status: 'cancelled', message: '' });
  });
}
