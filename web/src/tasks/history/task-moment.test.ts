import { expect, it } from 'vitest';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import { momentOf } from './task-moment.ts';

const now = 1_000_000;
const aTask = (fields: Partial<SmartTask>): SmartTask => ({
  id: 't',
  originalCommand: 'Email Dana',
  assistantEcho: '',
  status: 'Pending',
  timestamp: 0,
  actionType: 'send_email',
  actionPayload: {},
  actionSummary: '',
  ...fields,
});

it.each([
  ['waits for a yes', aTask({ status: 'Waiting Confirmation' }), undefined, { is: 'asks' }],
  ['was found Pending', aTask({}), undefined, { is: 'offered' }],
  ['is of this visit', aTask({}), { is: 'counting' }, { is: 'counting' }],
  ['is on its way', aTask({}), { is: 'running', told: false }, { is: 'running' }],
  ['was taken by the server', aTask({}), { is: 'accepted' }, { is: 'running' }],
  [
    'found no server',
    aTask({}),
    { is: 'unreached', told: false, failure: { kind: 'unavailable' } },
    { is: 'unreached', words: undefined, isAnswered: false },
  ],
  [
    'found a server in trouble',
    aTask({}),
    { is: 'unreached', told: false, failure: { kind: 'unavailable', status: 502 } },
    { is: 'unreached', words: undefined, isAnswered: true },
  ],
  ['is held', aTask({ undoUntil: now + 1 }), undefined, { is: 'held', until: now + 1 }],
  ['was held until now', aTask({ undoUntil: now - 1 }), undefined, { is: 'running' }],
  ['leaves tomorrow', aTask({ runAt: now + 1 }), { is: 'accepted' }, { is: 'scheduled', at: now + 1 }],
  ['was to leave a moment ago', aTask({ runAt: now - 1 }), undefined, { is: 'running' }],
  ['is done', aTask({ status: 'Done' }), { is: 'accepted' }, { is: 'over', undoUntil: null }],
  [
    'can be undone',
    aTask({ status: 'Done', undoUntil: now + 1 }),
    undefined,
    { is: 'over', undoUntil: now + 1 },
  ],
  ['failed', aTask({ status: 'Error', undoUntil: now + 1 }), undefined, { is: 'over', undoUntil: null }],
] as const)('a task that %s', (_, task, run, moment) => {
  expect(momentOf(task, run, now)).toEqual(moment);
});
