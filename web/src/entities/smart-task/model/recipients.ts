import type { SmartTask } from './smart-task.ts';

/** Whom an action reaches, as written in its payload; none when it reaches nobody. */
export function recipientsOf({ actionPayload }: Pick<SmartTask, 'actionPayload'>): string[] {
  const to = actionPayload?.['to'] ?? actionPayload?.['attendees'];
  const list: unknown[] = Array.isArray(to) ? to : [to];
  return list.filter((one) => typeof one === 'string' && one !== '').map(String);
}
