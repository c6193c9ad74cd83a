import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../kit/wire/failure.ts';
import { createStore } from '../../kit/state/store.ts';
import {
  createTaskRunner,
  olderRuns,
  type RunEnd as Answer,
  type RunnerPorts,
  type TaskRun,
  type TaskRunner,
  type TaskRuns,
} from './task-runner.ts';

/** A server that answers when the test says so, and counts what reached it. */
class FakeServer implements RunnerPorts {
  readonly actionType = 'send_email';
  readonly tellsFailures = false;
  calls = 0;
  refusals: Failure[] = [];
  #pending: ((answer: Answer) => void)[] = [];
  execute(): Promise<Answer> {
    this.calls += 1;
    return new Promise((resolve) => this.#pending.push(resolve));
  }
  async recordRefusal(failure: Failure): Promise<void> {
    this.refusals.push(failure);
  }
  async answer(answer: Answer): Promise<void> {
    this.#pending.shift()?.(answer);
    await settled();
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const ok: Answer = { ok: true };
const refused: Answer = { ok: false, failure: { kind: 'reauth', status: 401 } };
const lost: Answer = { ok: false, failure: { kind: 'unavailable' } };

let runs: ReturnType<typeof createStore<TaskRuns>>;
let secondsPassed: (() => void)[];
let runner: TaskRunner;
let server: FakeServer;

async function aSecondPasses() {
  for (const pass of secondsPassed.splice(0)) pass();
  await settled();
}

function setUp() {
  runs = createStore<TaskRuns>(new Map());
  secondsPassed = [];
  runner = createTaskRunner(runs, () => new Promise((resolve) => secondsPassed.push(resolve)));
  server = new FakeServer();
}
beforeEach(setUp);

describe('tasks of one sentence', () => {
  const line = () => {
    const servers = [new FakeServer(), new FakeServer(), new FakeServer()];
    void runner.startInOrder(servers.map((ports, index) => ({ taskId: `t${index}`, ports })));
    return { servers, calls: () => servers.map(({ calls }) => calls) };
  };

  it('run one after the other', async () => {
    const { servers, calls } = line();
    await aSecondPasses();
    expect(calls()).toEqual([1, 0, 0]);
    expect(runs.get().get('t1')).toEqual({ is: 'waiting' });
    await servers[0]?.answer(ok);
    await aSecondPasses();
    expect(calls()).toEqual([1, 1, 0]);
  });

  it('are left to the person when the one before them did not go', async () => {
    const { servers, calls } = line();
    await aSecondPasses();
    await servers[0]?.answer(refused);
    await aSecondPasses();
    expect(calls()).toEqual([1, 0, 0]);
    expect([...runs.get().keys()]).toEqual(['t0']);
  });

  it('go on past one that was called off while it waited', async () => {
    const { servers, calls } = line();
    expect(runner.callOff('t1')).toBe(true);
    await aSecondPasses();
    await servers[0]?.answer(ok);
    await aSecondPasses();
    expect(calls()).toEqual([1, 0, 1]);
  });
});

describe('a task of this visit', () => {
  it('runs when its second is over, and only then', async () => {
    void runner.startInOrder([{ taskId: 't', ports: server }]);
    expect(server.calls).toBe(0);
    await aSecondPasses();
    expect(server.calls).toBe(1);
    await server.answer(ok);
    expect(runs.get().get('t')).toEqual({ is: 'accepted' });
  });

  it('does not run once it was called off', async () => {
    void runner.startInOrder([{ taskId: 't', ports: server }]);
    expect(runner.callOff('t')).toBe(true);
    await aSecondPasses();
    expect(server.calls).toBe(0);
  });

  it('does not run once another tab called it off, and lets those behind it run', async () => {
    const next = new FakeServer();
    const unwanted = Object.assign(server, { isWanted: () => Promise.resolve(false) });
    void runner.startInOrder([
      { taskId: 't', ports: unwanted },
      { taskId: 'u', ports: next },
    ]);
    await aSecondPasses();
    await aSecondPasses();
    expect([server.calls, next.calls]).toEqual([0, 1]);
    expect(runs.get().has('t')).toBe(false);
  });

  it('cannot be called off after it ran', async () => {
    void runner.startInOrder([{ taskId: 't', ports: server }]);
    await aSecondPasses();
    expect(runner.callOff('t')).toBe(false);
  });

  it('is recorded as refused when the server says no', async () => {
    void runner.runNow('t', server);
    await server.answer(refused);
    expect(server.refusals).toEqual([{ kind: 'reauth', status: 401 }]);
  });

  it.each([
    ['no answer came', lost],
    ['the server broke', { ok: false, failure: { kind: 'unknown', status: 500 } } as const],
    ['too much was asked at once', { ok: false, failure: { kind: 'rate-limited', status: 429 } } as const],
  ])('stays open when %s, and may be tried again', async (_, answer) => {
    void runner.runNow('t', server);
    await server.answer(answer);
    expect(runs.get().get('t')).toMatchObject({ is: 'unreached', told: false });
    expect(server.refusals).toEqual([]);
    void runner.runNow('t', server);
    expect(server.calls).toBe(2);
  });
});

describe('a call that breaks', () => {
  const breaking = () => Object.assign(server, { execute: () => Promise.reject(new Error('broke')) });

  it('leaves the task open, to be tried again', async () => {
    expect(await runner.runNow('t', breaking())).toMatchObject({ ok: false });
    expect(runs.get().get('t')).toMatchObject({ is: 'unreached', told: false });
    expect(runner.wasUnreached('t')).toBe(true);
  });

  it('leaves those behind it to the person', async () => {
    const next = new FakeServer();
    void runner.startInOrder([
      { taskId: 't', ports: breaking() },
      { taskId: 'u', ports: next },
    ]);
    await aSecondPasses();
    await aSecondPasses();
    expect([next.calls, [...runs.get().keys()]]).toEqual([0, ['t']]);
  });
});

describe('an answer that leaves doubt', () => {
  const inDoubt: Answer = {
    ok: false,
    failure: { kind: 'unavailable', status: 503, retryAfterSeconds: 5 },
  };
  const notSent: Answer = { ok: false, failure: { kind: 'unavailable', status: 503, settled: true } };

  it('is asked about under the same id until it is sure', async () => {
    const end = runner.runNow('t', server);
    await server.answer(inDoubt);
    expect(runs.get().get('t')).toEqual({ is: 'running', told: false });
    await aSecondPasses();
    expect(server.calls).toBe(2);
    await server.answer(ok);
    expect(await end).toEqual(ok);
    expect(runs.get().get('t')).toEqual({ is: 'accepted' });
  });

  it('ends as a refusal when the ledger says that nothing left', async () => {
    void runner.runNow('t', server);
    await server.answer(inDoubt);
    await aSecondPasses();
    await server.answer(notSent);
    expect(server.refusals).toHaveLength(1);
    expect(runs.get().get('t')).toMatchObject({ is: 'refused' });
  });

  it('is left open after some tries, for the person to try again', async () => {
    void runner.runNow('t', server);
    for (let look = 0; look < 3; look++) {
      await server.answer(inDoubt);
      await aSecondPasses();
    }
    expect(server.calls).toBe(3);
    expect(runs.get().get('t')).toMatchObject({ is: 'unreached', told: false });
  });
});

describe('the runs of older tasks', () => {
  const accepted: TaskRun = { is: 'accepted' };

  it('are those whose tasks are not among the newest', () => {
    const all = new Map([
      ['new', accepted],
      ['old', accepted],
    ]);
    expect(olderRuns(all, [{ id: 'new' }, { id: 'other' }])).toEqual(['old']);
  });

  it('leave out what has not gone yet: it was stored a moment ago', () => {
    const all = new Map<string, TaskRun>([
      ['first', { is: 'counting' }],
      ['second', { is: 'waiting' }],
    ]);
    expect(olderRuns(all, [])).toEqual([]);
  });

  it('are the latest ones, as many as one query may ask for', () => {
    const all = new Map(Array.from({ length: 40 }, (_, index) => [`t${index}`, accepted] as const));
    const ids = olderRuns(all, []);
    expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([30, 't10', 't39']);
  });
});

it('never has two calls under way, nor any after the server took the task', async () => {
  const step = fc.constantFrom('start', 'run', 'off', 'second', 'ok', 'lost', 'refused');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      setUp();
      let answered = 0;
      let accepted = false;
      for (const name of steps) {
        const callsBefore = server.calls;
        if (name === 'start') void runner.startInOrder([{ taskId: 't', ports: server }]);
        else if (name === 'run') void runner.runNow('t', server);
        else if (name === 'off') runner.callOff('t');
        else if (name === 'second') await aSecondPasses();
        else if (server.calls > answered) {
          answered += 1;
          if (name === 'ok') accepted = true;
          const answers = { ok, lost, refused };
          await server.answer(answers[name]);
        }
        expect(server.calls - answered).toBeLessThanOrEqual(1);
        if (accepted) expect(server.calls).toBe(callsBefore);
      }
    }),
  );
});
