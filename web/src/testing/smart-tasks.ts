import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { type Answering, replied, type ReplyOf } from './answers.ts';
import { stage } from './stage.ts';

/** What the server reads in these words: one action, which needs no yes. */
export function aReading(
  words: string,
  actionType: ActionType,
  payload: Record<string, unknown>,
): ReplyOf<'legacySmartTask'> {
  const action = {
    actionType,
    payload,
    payloadHash: payloadHash(actionType, payload),
    summary: `As asked: ${words}`,
    confidence: 1,
    requiresConfirmation: false,
    alternatives: [],
    doubts: [],
    resolved: [],
    runAt: null,
  };
  return { success: true, ...action, route: 'task', source: 'rules', actions: [{ ...action, words }] };
}

/** A server that runs what it is asked to at once, and writes on the task what came of it. */
export function runsAtOnce({ uid }: { uid: string }, says: string): Answering<'execute'> {
  const { store } = stage();
  return async ({ body: { taskId = '' } }) => {
    const place = `${paths.smartTasks(uid)}/${taskId}`;
    await store.set(place, {
      ...(await store.read(place)),
      status: 'Done',
      actionSummary: `✅ ${says}`,
    });
    return replied<'execute'>({ success: true, message: says, status: 'done', key: taskId, result: null });
  };
}
