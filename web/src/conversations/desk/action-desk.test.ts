import { describe, expect, it } from 'vitest';
import { createTaskRunner, type RunEnd, type TaskRuns } from '../../actions/run/task-runner.ts';
import { createStore } from '../../kit/state/store.ts';
import { type ActionMessage, type ActionPorts, createActionDesk } from './action-desk.ts';

const proposal = (given: Partial<ActionMessage['action']> = {}): ActionMessage => ({
  id: 'm1',
  content: 'Send it?',
  action: {
    actionType: 'send_email',
    payload: { to: ['dana@example.com'], body: 'Hi' },
    payloadHash: 'hash',
    summary: 'Mail to Dana',
    state: 'proposed',
    ...given,
  },
});
const shown = {
  actionType: 'send_email' as const,
  payload: { to: ['dana@example.com'], body: 'Hi Dana' },
  payloadHash: 'edited',
};

function aDesk({ answers = [], ...given }: Partial<ActionPorts> & { answers?: RunEnd[] } = {}) {
  const happened: string[] = [];
  const runs = createStore<TaskRuns>(new Map());
  const runner = createTaskRunner(runs, () => Promise.resolve());
  const note = (what: string) => void happened.push(what);
  const desk = createActionDesk(runner, createStore<ReadonlySet<string>>(new Set()), {
    claim: (_session, id, { key, payloadHash }) => {
      note(`claim ${id} ${key} ${payloadHash}`);
      return Promise.resolve(true);
    },
    save: (_session, _message, { key }) => {
      note(`save ${key}`);
      return Promise.resolve();
    },
    toRun: (_session, { message, shown: { key, payloadHash }, isRecorded }) => ({
      actionType: message.action.actionType,
      tellsFailures: true,
      execute: () => {
        note(`execute ${key} ${payloadHash}`);
        return Promise.resolve(answers.shift() ?? { ok: true });
      },
      recordRefusal: () => {
        if (isRecorded) note(`refused ${key}`);
        return Promise.resolve();
      },
    }),
    undo: (key) => {
      note(`undo ${key}`);
      return Promise.resolve({ ok: true, reply: { status: 'cancelled' } });
    },
    settle: (_session, id, event, { content }) => {
      note(`settle ${id} ${event}${content === undefined ? '' : `: ${content}`}`);
      return Promise.resolve(true);
    },
    logOf: () => [],
    newKey: () => 'k2',
    isOpen: () => Promise.resolve(false),
    lookUp: (key) => {
      note(`look up ${key}`);
      return Promise.resolve('nothing');
    },
    tell: (news) => note(news),
    commandFailed: () => 'Sorry',
    ...given,
  });
  return { desk, happened, run: () => runs.get().get('m1') };
}

describe('confirming', () => {
  it('marks, records and runs exactly what was shown, under the id of the message', async () => {
    const { desk, happened } = aDesk();
    await desk.confirm('s1', proposal(), shown);
    expect(happened).toEqual([
      'claim m1 m1 edited',
      'save m1',
      'execute m1 edited',
      'settle m1 done',
      'executed',
      'saved',
    ]);
  });

  it('runs once, however often it is clicked', async () => {
    const { desk, happened } = aDesk();
    await Promise.all([desk.confirm('s1', proposal(), shown), desk.confirm('s1', proposal(), shown)]);
    expect(happened.filter((what) => what.startsWith('execute '))).toHaveLength(1);
  });

  it('does nothing when another tab was faster', async () => {
    const { desk, happened } = aDesk({ claim: () => Promise.resolve(false) });
    await desk.confirm('s1', proposal(), shown);
    expect(happened).toEqual(['handled-elsewhere']);
  });

  it('runs also when it cannot be saved to Smart Tasks', async () => {
    const { desk, happened } = aDesk({ save: () => Promise.reject(new Error('no')) });
    await desk.confirm('s1', proposal(), shown);
    expect(happened).toContain('not-saved');
    expect(happened).toContain('settle m1 done');
    expect(happened).not.toContain('saved');
  });

  it('takes the in-progress mark away when it is refused, and says why', async () => {
    const failure = { kind: 'reauth', status: 401 } as const;
    const { desk, happened, run } = aDesk({ answers: [{ ok: false, failure }] });
    await desk.confirm('s1', proposal(), shown);
    expect(happened).toContain('refused m1');
    expect(happened).toContain('settle m1 failed');
    expect(run()).toMatchObject({ is: 'refused', failure });
  });

  it('tries again under a new key after a failure: the old one is answered with the old failure', async () => {
    const { desk, happened } = aDesk();
    await desk.confirm('s1', proposal({ state: 'failed', key: 'm1' }), shown);
    expect(happened).toContain('execute k2 edited');
  });

  it.each([
    ['the server broke down', { kind: 'unavailable', status: 504 }],
    ['too much was asked at once', { kind: 'rate-limited', status: 429 }],
  ] as const)('tries again under the same key after %s: it may have run', async (_, failure) => {
    const broken = aDesk({ answers: [{ ok: false, failure }] });
    await broken.desk.confirm('s1', proposal(), shown);
    expect(broken.happened).not.toContain('refused m1');
    expect(broken.happened).toContain('settle m1 failed');

    const again = aDesk({ isOpen: () => Promise.resolve(true) });
    await again.desk.confirm('s1', proposal({ state: 'failed', key: 'm1', payloadHash: 'edited' }), shown);
    expect(again.happened.slice(0, 3)).toEqual(['claim m1 m1 edited', 'save m1', 'execute m1 edited']);
  });

  describe('what was changed after a try that may have run', () => {
    const tried = proposal({ state: 'failed', key: 'm1', payloadHash: 'before' });
    const isOpen = () => Promise.resolve(true);

    it('is recorded and runs under the same key when the ledger never got that try', async () => {
      const { desk, happened } = aDesk({ isOpen });
      await desk.confirm('s1', tried, shown);
      expect(happened.slice(0, 4)).toEqual([
        'look up m1',
        'claim m1 m1 edited',
        'save m1',
        'execute m1 edited',
      ]);
    });

    it('runs under a new key when that try came to nothing', async () => {
      const { desk, happened } = aDesk({ isOpen, lookUp: () => Promise.resolve('ended') });
      await desk.confirm('s1', tried, shown);
      expect(happened.slice(0, 3)).toEqual(['claim m1 k2 edited', 'save k2', 'execute k2 edited']);
    });

    it('is not sent when that try went through, which the card then tells', async () => {
      const { desk, happened } = aDesk({ isOpen, lookUp: () => Promise.resolve('went') });
      await desk.confirm('s1', tried, shown);
      expect(happened).toEqual(['settle m1 done', 'earlier-went']);
    });

    it('is not sent as long as nobody knows', async () => {
      const { desk, happened } = aDesk({ isOpen, lookUp: () => Promise.resolve('unknown') });
      await desk.confirm('s1', tried, shown);
      expect(happened).toEqual(['earlier-unknown']);
    });
  });

  it('has failed when no answer came, and may have run', async () => {
    const failure = { kind: 'unavailable' } as const;
    const { desk, happened, run } = aDesk({ answers: [{ ok: false, failure }] });
    await desk.confirm('s1', proposal(), shown);
    expect(run()).toMatchObject({ is: 'unreached', failure });
    expect(happened).toEqual([
      'claim m1 m1 edited',
      'save m1',
      'execute m1 edited',
      'settle m1 failed',
      'failed',
    ]);
  });

  it('asks again under its key while the server does not know yet, as a Smart Task does', async () => {
    const failure = { kind: 'unavailable', status: 503, retryAfterSeconds: 5 } as const;
    const { desk, happened } = aDesk({ answers: [{ ok: false, failure }, { ok: true }] });
    await desk.confirm('s1', proposal(), shown);
    expect(happened.filter((what) => what.startsWith('execute '))).toEqual([
      'execute m1 edited',
      'execute m1 edited',
    ]);
    expect(happened).toContain('settle m1 done');
    expect(happened).not.toContain('failed');
  });

  it('goes on under the same key when whoever confirmed it is gone', async () => {
    const later = aDesk();
    await later.desk.resume('s1', proposal({ state: 'running', key: 'm1' }));
    expect(later.happened).toEqual(['execute m1 hash', 'settle m1 done', 'executed', 'saved']);
  });
});

it('cancelling handles the message and runs nothing', async () => {
  const { desk, happened } = aDesk();
  await desk.cancel('s1', proposal());
  expect(happened).toEqual(['settle m1 cancel']);
});

describe('taking back', () => {
  it('cancels what has not left', async () => {
    const { desk, happened } = aDesk();
    await desk.undo('s1', proposal({ state: 'confirmed', key: 'k1' }));
    expect(happened).toEqual(['undo k1', 'settle m1 undone']);
  });

  it('says so when it is too late', async () => {
    const { desk, happened } = aDesk({
      undo: () => Promise.resolve({ ok: true, reply: { status: 'already-delivered' } }),
    });
    await desk.undo('s1', proposal({ state: 'confirmed', key: 'k1' }));
    expect(happened).toEqual(['already-delivered']);
  });
});

it('says sorry for an action that nobody was asked about', async () => {
  const failure = { kind: 'invalid', status: 400 } as const;
  const { desk, happened } = aDesk({ answers: [{ ok: false, failure }] });
  await desk.runUnasked('s1', proposal({ state: 'running', key: 'm1' }));
  expect(happened).toContain('settle m1 failed: Sorry');
  expect(happened.at(-1)).toBe('task-failed');
});
