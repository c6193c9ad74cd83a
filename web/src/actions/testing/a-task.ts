import type { SmartTask } from '../task/smart-task.ts';

/** A stored task for tests: a mail that was sent, unless the test says otherwise. */
export const aTask = (over: Partial<SmartTask> = {}): SmartTask => ({
  id: 't1',
  originalCommand: 'Email Dana the quote',
  assistantEcho: 'Email to dana@example.com',
  status: 'Done',
  timestamp: 0,
  actionType: 'send_email',
  actionPayload: { to: ['dana@example.com'], body: 'hi' },
  actionSummary: '✓ Sent',
  ...over,
});
