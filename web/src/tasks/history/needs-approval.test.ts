import { expect, it } from 'vitest';
import type { Failure } from '../../kit/wire/failure.ts';
import type { TaskRuns } from '../../actions/run/task-runner.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import { asksForApproval, needsApproval, tasksForApproval } from './needs-approval.ts';

it.each<[string, Failure, boolean]>([
  ['send_email', { kind: 'reauth', status: 401 }, true],
  ['create_event', { kind: 'forbidden', status: 403 }, true],
  ['send_email', { kind: 'invalid', status: 400, message: 'Missing Google access token' }, true],
  ['send_email', { kind: 'invalid', status: 400, message: 'Invalid email address' }, false],
  ['send_email', { kind: 'unverified', status: 403 }, false],
  ['send_email', { kind: 'unavailable' }, false],
  ['send_whatsapp', { kind: 'forbidden', status: 403 }, false],
  ['whatsapp', { kind: 'reauth', status: 401 }, false],
])('of %s refused with %j: %s', (actionType, failure, banner) => {
  expect(needsApproval(actionType, failure)).toBe(banner);
});

const task = (fields: Partial<SmartTask>): SmartTask => ({
  id: 't',
  originalCommand: 'email Dana',
  assistantEcho: '',
  status: 'Error',
  timestamp: 0,
  actionType: 'send_email',
  actionPayload: {},
  actionSummary: '❌ Please reconnect your Google account.',
  ...fields,
});

it.each<[Partial<SmartTask>, boolean]>([
  [{ reason: 'approvalNeeded' }, true],
  [{ reason: 'googleNeeded' }, true],
  [{ reason: 'gmailExpired' }, true],
  [{ reason: 'calendarExpired' }, true],
  [{ reason: 'googleLacksPermission?service=Gmail' }, true],
  [{ reason: 'googleForbids' }, true],
  [{ reason: 'googleForbade?text=Gmail+API+is+disabled' }, true],
  [{ reason: 'googleSaid?text=Invalid+To+header' }, false],
  [{ reason: 'whatsappNeeded' }, false],
  [{}, false],
  [{ reason: 'gmailExpired', status: 'Done' }, false],
])('a task with %j asks to connect Google again: %s', (fields, asks) => {
  expect(asksForApproval(task(fields))).toBe(asks);
});

it('finds the runs of this visit that Google refused, at once or after their hold', () => {
  const failure = { kind: 'forbidden', status: 403 } as const;
  const runs: TaskRuns = new Map([
    ['held', { is: 'accepted' }],
    ['done', { is: 'accepted' }],
    ['now', { is: 'refused', told: false, actionType: 'reminder', failure }],
    ['whatsapp', { is: 'refused', told: false, actionType: 'send_whatsapp', failure }],
  ]);
  const tasks = [
    task({ id: 'held', reason: 'googleForbids' }),
    task({ id: 'now', reason: 'approvalNeeded' }),
    task({ id: 'done', status: 'Done' }),
    task({ id: 'of an earlier visit', reason: 'googleForbids' }),
  ];
  expect(tasksForApproval(runs, tasks)).toEqual(['now', 'held']);
});
