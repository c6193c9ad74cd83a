import { expect, it } from 'vitest';
import { olderRuns } from './older-runs.ts';
import type { TaskRun } from './task-runner.ts';

const accepted: TaskRun = { is: 'accepted' };

it('are those whose tasks are not among the newest', () => {
  const runs = new Map([
    ['new', accepted],
    ['old', accepted],
  ]);
  expect(olderRuns(runs, [{ id: 'new' }, { id: 'other' }])).toEqual(['old']);
});

it('leave out what has not gone yet: it was stored a moment ago', () => {
  const runs = new Map<string, TaskRun>([
    ['first', { is: 'counting' }],
    ['second', { is: 'waiting' }],
  ]);
  expect(olderRuns(runs, [])).toEqual([]);
});

it('are the latest ones, as many as one query may ask for', () => {
  const runs = new Map(Array.from({ length: 40 }, (_, index) => [`t${index}`, accepted] as const));
  const ids = olderRuns(runs, []);
  expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([30, 't10', 't39']);
});
