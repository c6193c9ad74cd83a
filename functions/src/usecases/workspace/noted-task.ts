import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import type { Ports } from '../../ports/ports.ts';

/** A task that the person noted: to note it was all that was executed, so it stays open until it is finished. */
export type NotedTask = {
  readonly title: string;
  /** As in its payload. */
  readonly due: string | null;
  /** ISO; null while it is open. */
  readonly finishedAt: string | null;
};

/** Null for a Smart Task of any other kind. */
export function notedTask({
  status,
  actionType,
  actionPayload,
}: Pick<SmartTaskDocument, 'status' | 'actionType' | 'actionPayload'>): NotedTask | null {
  if (status !== 'Done' || actionType !== 'create_task') return null;
  const text = (name: string) => {
    const value = actionPayload?.[name];
    return typeof value === 'string' ? value : null;
  };
  const title = text('title');
  return title === null ? null : { title, due: text('due'), finishedAt: text('finishedAt') };
}

/** A Smart Task of any kind in words. */
export function wordsOfTask({
  assistantEcho,
  originalCommand,
}: Pick<SmartTaskDocument, 'assistantEcho' | 'originalCommand'>): string {
  return assistantEcho === '' ? originalCommand : assistantEcho;
}

/** How many of the newest actions are read. */
export const tasksRead = 100;
/** Finished ones count too: an open one may be older than many of them. */
const notedRead = 500;

/** The newest actions, and all that the person noted, however old. */
export async function recentAndNoted(
  { recentTasks, notedTasks }: Pick<Ports['workspace'], 'recentTasks' | 'notedTasks'>,
  uid: string,
): Promise<(SmartTaskDocument & { id: string })[]> {
  const [recent, noted] = await Promise.all([recentTasks(uid, tasksRead), notedTasks(uid, notedRead)]);
  const known = new Set(recent.map(({ id }) => id));
  return [...recent, ...noted.filter(({ id }) => !known.has(id))];
}
