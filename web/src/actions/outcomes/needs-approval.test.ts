import { expect, it } from 'vitest';
import type { Failure } from '../../kit/wire/failure.ts';
import type { TaskRuns } from '../run/task-runner.ts';
import { aTask } from '../testing/a-task.ts';
import type { SmartTask } from '../task/smart-task.ts';
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

const failed = (over: Partial<SmartTask>) => aTask({ status: 'Error', ...over });

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
  expect(asksForApproval(failed(fields))).toBe(asks);
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
    failed({ id: 'held', reason: 'googleForbids' }),
    failed({ id: 'now', reason: 'approvalNeeded' }),
    failed({ id: 'done', status: 'Done' }),
    failed({ id: 'of an earlier visit', reason: 'googleForbids' }),
  ];
  expect(tasksForApproval(runs, tasks)).toEqual(['now', 'held']);
});
