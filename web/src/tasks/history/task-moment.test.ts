import { expect, it } from 'vitest';
import { aTask } from '../../actions/testing/a-task.ts';
import { momentOf } from './task-moment.ts';

const now = 1_000_000;
const pending = (over?: Parameters<typeof aTask>[0]) => aTask({ status: 'Pending', ...over });

it.each([
  ['waits for a yes', pending({ status: 'Waiting Confirmation' }), undefined, { is: 'asks' }],
  ['was found Pending', pending(), undefined, { is: 'offered' }],
  ['is of this visit', pending(), { is: 'counting' }, { is: 'counting' }],
  ['is on its way', pending(), { is: 'running', told: false }, { is: 'running' }],
  ['was taken by the server', pending(), { is: 'accepted' }, { is: 'running' }],
  [
    'found no server',
    pending(),
    { is: 'unreached', told: false, failure: { kind: 'unavailable' } },
    { is: 'unreached', words: undefined, isAnswered: false },
  ],
  [
    'found a server in trouble',
    pending(),
    { is: 'unreached', told: false, failure: { kind: 'unavailable', status: 502 } },
    { is: 'unreached', words: undefined, isAnswered: true },
  ],
  ['is held', pending({ undoUntil: now + 1 }), undefined, { is: 'held', until: now + 1 }],
  ['was held until now', pending({ undoUntil: now - 1 }), undefined, { is: 'running' }],
  ['leaves tomorrow', pending({ runAt: now + 1 }), { is: 'accepted' }, { is: 'scheduled', at: now + 1 }],
  ['was to leave a moment ago', pending({ runAt: now - 1 }), undefined, { is: 'running' }],
  ['is done', pending({ status: 'Done' }), { is: 'accepted' }, { is: 'over', undoUntil: null }],
  [
    'can be undone',
    pending({ status: 'Done', undoUntil: now + 1 }),
    undefined,
    { is: 'over', undoUntil: now + 1 },
  ],
  ['failed', pending({ status: 'Error', undoUntil: now + 1 }), undefined, { is: 'over', undoUntil: null }],
] as const)('a task that %s', (_, task, run, moment) => {
  expect(momentOf(task, run, now)).toEqual(moment);
});
