import { expect, it } from 'vitest';
import type { SmartTask } from '../task/smart-task.ts';
import { outcomeStage } from './outcome.ts';

const now = 1_000_000;
const task = (fields: Partial<SmartTask>): SmartTask => ({
  id: 't',
  originalCommand: '',
  assistantEcho: '',
  status: 'Pending',
  timestamp: 0,
  actionType: 'send_email',
  actionPayload: {},
  actionSummary: '',
  ...fields,
});

it.each([
  ['its second runs', { is: 'counting' }, task({}), 'silent'],
  ['the call is under way', { is: 'running', told: false }, task({}), 'running'],
  ['the server has it and has not said more', { is: 'accepted' }, undefined, 'running'],
  ['it is held', { is: 'accepted' }, task({ undoUntil: now + 5_000 }), 'held'],
  ['its window is over and it is leaving', { is: 'accepted' }, task({ undoUntil: now - 1 }), 'running'],
  ['it leaves later', { is: 'accepted' }, task({ runAt: now + 3_600_000 }), 'scheduled'],
  ['it is done', { is: 'accepted' }, task({ status: 'Done' }), 'done'],
  ['it is done before the reply came', { is: 'running', told: false }, task({ status: 'Done' }), 'done'],
  ['the provider refused', { is: 'accepted' }, task({ status: 'Error' }), 'failed'],
  [
    'it was refused, and its form says so',
    { is: 'refused', told: true, actionType: 'send_email', failure: { kind: 'unavailable' } },
    task({ status: 'Error' }),
    'silent',
  ],
  [
    'it was refused before the reply came, and its form will say so',
    { is: 'running', told: true },
    task({ status: 'Error' }),
    'silent',
  ],
  ['it was taken back', { is: 'accepted' }, task({ status: 'Cancelled' }), 'cancelled'],
  [
    'no answer came',
    { is: 'unreached', told: false, failure: { kind: 'unavailable' } },
    task({}),
    'unreached',
  ],
  [
    'no answer came, and its form says so',
    { is: 'unreached', told: true, failure: { kind: 'unavailable' } },
    task({}),
    'silent',
  ],
  [
    'no answer came but it was done',
    { is: 'unreached', told: true, failure: { kind: 'unavailable' } },
    task({ status: 'Done' }),
    'done',
  ],
] as const)('when %s', (_, run, stored, stage) => {
  expect(outcomeStage(run, stored, now)).toBe(stage);
});
