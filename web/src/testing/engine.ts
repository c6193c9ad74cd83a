import type { ActionType } from '@crocodile-hub/core/contract/action-types';
import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { type Answer, type Call, replied, type ReplyOf } from './answers.ts';
import { stage } from './stage.ts';
import type { Stored } from './stored-values.ts';

type Reading = ReplyOf<'legacySmartTask'>;
type ReadAction = Reading['actions'][number];

/** One action of the server's reading, without doubts unless the test gives some. */
export const readAction = (
  actionType: ActionType | 'unknown',
  payload: Record<string, unknown>,
  over: Partial<ReadAction> = {},
): ReadAction => ({
  actionType,
  payload,
  payloadHash: payloadHash(actionType, payload),
  summary: '',
  confidence: 1,
  requiresConfirmation: false,
  alternatives: [],
  doubts: [],
  resolved: [],
  words: '',
  ...over,
});

/** What the server reads in these words: one action. */
export function aReading(
  words: string,
  actionType: ActionType | 'unknown',
  payload: Record<string, unknown>,
  over: Partial<ReadAction> = {},
): Reading {
  return readingOf(readAction(actionType, payload, { summary: `As asked: ${words}`, words, ...over }));
}

function readingOf(first: ReadAction, ...others: readonly ReadAction[]): Reading {
  const { words: _, ...shown } = first;
  return { success: true, ...shown, route: 'task', source: 'rules', actions: [first, ...others] };
}

/** The server reads these actions in any sentence. */
export function readAs(...actions: Parameters<typeof readingOf>): Answer<'legacySmartTask'> {
  return replied<'legacySmartTask'>(readingOf(...actions));
}

/** The server does what it is asked, and marks the Smart Task as done. */
export async function runAtOnce({ body }: Call<'execute'>): Promise<Answer<'execute'>> {
  const { userId, taskId = '' } = body;
  await noteOnTask(userId, taskId, { status: 'Done' });
  return replied<'execute'>({ success: true, message: 'Done', status: 'done', key: taskId, result: null });
}

/** The server writes an outcome on a Smart Task. */
export async function noteOnTask(uid: string, taskId: string, outcome: Stored): Promise<void> {
  const { store } = stage();
  const path = `${paths.smartTasks(uid)}/${taskId}`;
  await store.set(path, { ...(await store.read(path)), ...outcome });
}
