import { expect, it } from 'vitest';
import { aTask } from '../testing/a-task.ts';
import { outcomeStage } from './outcome.ts';

const now = 1_000_000;
const pending = (over?: Parameters<typeof aTask>[0]) => aTask({ status: 'Pending', ...over });

it.each([
  ['its second runs', { is: 'counting' }, pending(), 'silent'],
  ['the call is under way', { is: 'running', told: false }, pending(), 'running'],
  ['the server has it and has not said more', { is: 'accepted' }, undefined, 'running'],
  ['it is held', { is: 'accepted' }, pending({ undoUntil: now + 5_000 }), 'held'],
  ['its window is over and it is leaving', { is: 'accepted' }, pending({ undoUntil: now - 1 }), 'running'],
  ['it leaves later', { is: 'accepted' }, pending({ runAt: now + 3_600_000 }), 'scheduled'],
  ['it is done', { is: 'accepted' }, pending({ status: 'Done' }), 'done'],
  ['it is done before the reply came', { is: 'running', told: false }, pending({ status: 'Done' }), 'done'],
  ['the provider refused', { is: 'accepted' }, pending({ status: 'Error' }), 'failed'],
  [
    'it was refused, and its form says so',
    { is: 'refused', told: true, actionType: 'send_email', failure: { kind: 'unavailable' } },
    pending({ status: 'Error' }),
    'silent',
  ],
  [
    'it was refused before the reply came, and its form will say so',
    { is: 'running', told: true },
    pending({ status: 'Error' }),
    'silent',
  ],
  ['it was taken back', { is: 'accepted' }, pending({ status: 'Cancelled' }), 'cancelled'],
  [
    'no answer came',
    { is: 'unreached', told: false, failure: { kind: 'unavailable' } },
    pending(),
    'unreached',
  ],
  [
    'no answer came, and its form says so',
    { is: 'unreached', told: true, failure: { kind: 'unavailable' } },
    pending(),
    'silent',
  ],
  [
    'no answer came but it was done',
    { is: 'unreached', told: true, failure: { kind: 'unavailable' } },
    pending({ status: 'Done' }),
    'done',
  ],
] as const)('when %s', (_, run, stored, stage) => {
  expect(outcomeStage(run, stored, now)).toBe(stage);
});
