import type { SmartTask } from '../task/smart-task.ts';

/** The recipients in an action's payload, as written; empty when there are none. */
export function recipientsOf({ actionPayload }: Pick<SmartTask, 'actionPayload'>): string[] {
  const to = actionPayload?.['to'] ?? actionPayload?.['attendees'];
  const list: unknown[] = Array.isArray(to) ? to : [to];
  return list.filter((one) => typeof one === 'string' && one !== '').map(String);
}
