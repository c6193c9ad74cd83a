import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import type { TaskStore } from '../ports/workspace.ts';

/** The Smart Tasks that a sentence changes, in memory. */
export function memoryTasks(): TaskStore & {
  stored: Map<string, SmartTaskDocument>;
  /** How often something was changed under a key. */
  changes: Map<string, number>;
} {
  const stored = new Map<string, SmartTaskDocument>();
  const earlier = new Map<string, SmartTaskDocument>();
  const changes = new Map<string, number>();
  return {
    stored,
    changes,
    async transact(_uid, { taskId, key }, step) {
      await Promise.resolve();
      const task = stored.get(taskId);
      const before = earlier.get(key);
      const { does, result } = step(structuredClone(task) ?? null, structuredClone(before) ?? null);
      if (does === undefined) return result;
      if (does === 'restore') {
        if (before !== undefined) stored.set(taskId, before);
        return result;
      }
      if (task === undefined) throw new Error('there is no task to change');
      earlier.set(key, task);
      changes.set(key, (changes.get(key) ?? 0) + 1);
      if (does === 'delete') stored.delete(taskId);
      else stored.set(taskId, { ...task, ...does });
      return result;
    },
  };
}
