import type { ChatReply } from '@crocodile-hub/core/domain/message';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../kit/wire/failure.ts';
import { createStore } from '../../kit/state/store.ts';
import { createTurnRunner, type TurnPorts } from './turn-runner.ts';
import type { NewTurn, Turns } from './turn.ts';

const aReply = (given: Partial<ChatReply> = {}): Outcome<ChatReply> => ({
  ok: true,
  reply: {
    success: true,
    message: 'Hello',
    isProcessing: false,
    searchQuery: null,
    requiresConfirmation: false,
    actions: [],
    sources: [],
    source: 'rules',
    ...given,
  },
});
const aTurn = (given: Partial<NewTurn> = {}): NewTurn => ({
  questionId: 'q1',
  content: 'hi',
  replyId: 'r1',
  via: 'chat',
  ...given,
});
const unreached = { ok: false, failure: { kind: 'unavailable' } } as const;

type Ask = TurnPorts['ask'];

/** A runner whose assistant answers by the given script, one entry a call. */
function aRunner(script: (Outcome<ChatReply> | Ask)[], given: Partial<TurnPorts> = {}) {
  const turns = createStore<Turns>(new Map());
  const stored: string[] = [];
  const asked: string[] = [];
  const waited: number[] = [];
  const runner = createTurnRunner(turns, {
    ask: (sessionId, ask, options) => {
      asked.push(`${ask.replyId}${ask.search === undefined ? '' : ` searches ${ask.search.query}`}`);
      const next = script.shift();
      if (next === undefined) throw new Error('asked too often');
      return typeof next === 'function' ? next(sessionId, ask, options) : Promise.resolve(next);
    },
    append: (_session, { messages, event, settles = [], withdraws = [] }) => {
      stored.push(
        ...messages.map(({ id, content, status }) => `${id} ${status} ${content}`),
        ...settles.map((id) => `${id} settled`),
        ...withdraws.map((id) => `${id} withdrawn`),
        event,
      );
      return Promise.resolve();
    },
    stopWriting: (replyId) => void stored.push(`stop ${replyId}`),
    run: (_session, messages) => void stored.push(...messages.map(({ id }) => `run ${id}`)),
    isOnline: () => true,
    online: () => Promise.resolve(),
    wait: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
    words: () => ({ failed: 'Sorry', stopped: 'Stopped', handled: 'Handled' }),
    broke: () => void stored.push('broke'),
    ...given,
  });
  /** Resolves when a session has nothing under way. */
  const idle = () =>
    new Promise<void>((resolve) => {
      const look = () => turns.get().size === 0 && resolve();
      turns.subscribe(look);
      look();
    });
  return { runner, turns, stored, asked, waited, idle };
}

describe('a question that the database refuses', () => {
  it('is let go of while it is answered, and those behind it go on', async () => {
    let refuse: (isStored: boolean) => void = () => {};
    const isStored = new Promise<boolean>((resolve) => (refuse = resolve));
    const untilLetGo: Ask = (_session, _ask, { signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(unreached)));
    const { runner, stored, asked, idle } = aRunner([untilLetGo, aReply()]);
    runner.start('s', aTurn({ isStored }));
    runner.start('s', aTurn({ questionId: 'q2', replyId: 'r2' }));
    refuse(false);
    await idle();
    expect(asked).toEqual(['r1', 'r2']);
    expect(stored).toEqual(['r2 Done Hello', 'answered']);
  });

  it('has no answer, however fast that came', async () => {
    const { runner, stored, idle } = aRunner([aReply()], { wait: () => new Promise(() => {}) });
    runner.start('s', aTurn({ isStored: Promise.resolve(false) }));
    await idle();
    expect(stored).toEqual([]);
  });
});

describe('a turn whose question has other words now', () => {
  const untilLetGo: Ask = (_session, _ask, { signal }) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(unreached)));

  it('is let go of while it is answered, which the server hears, and stores nothing', async () => {
    const { runner, stored, asked, idle } = aRunner([untilLetGo, aReply()]);
    runner.start('s', aTurn());
    runner.drop('s', 'r1');
    runner.start('s', aTurn({ content: 'hi there', replyId: 'r2' }));
    await idle();
    expect(asked).toEqual(['r1', 'r2']);
    expect(stored).toEqual(['stop r1', 'r2 Done Hello', 'answered']);
  });

  it('is never asked while it is queued', async () => {
    const { runner, stored, asked, idle } = aRunner([aReply()]);
    runner.start('s', aTurn());
    runner.start('s', aTurn({ questionId: 'q2', replyId: 'r2' }));
    runner.drop('s', 'r2');
    await idle();
    expect(asked).toEqual(['r1']);
    expect(stored).toEqual(['r1 Done Hello', 'answered']);
  });

  it('and that is answered already is left alone', () => {
    const { runner, stored } = aRunner([]);
    runner.drop('s', 'r1');
    expect(stored).toEqual([]);
  });
});

it('withdraws the cards in whose place the answer is, together with it', async () => {
  const { runner, stored, idle } = aRunner([aReply({ withdraws: ['card'] })]);
  runner.start('s', aTurn());
  await idle();
  expect(stored).toEqual(['r1 Done Hello', 'card withdrawn', 'answered']);
});

it('stores the answer Done', async () => {
  const { runner, stored, idle } = aRunner([aReply()]);
  runner.start('s1', aTurn());
  await idle();
  expect(stored).toEqual(['r1 Done Hello', 'answered']);
});

it('stores an error when the answer fails', async () => {
  const failure = { kind: 'unknown', status: 500 } as const;
  const { runner, stored, idle } = aRunner([{ ok: false, failure }]);
  runner.start('s1', aTurn());
  await idle();
  expect(stored).toEqual(['r1 Error Sorry', 'failed']);
});

it("settles the hub's question with its answer, at the hub's pace", async () => {
  const { runner, stored, waited, idle } = aRunner([aReply()]);
  runner.start('s1', aTurn({ via: 'gptChat', isPending: true, pauses: { replyMs: 500, searchMs: 1000 } }));
  await idle();
  expect(stored).toEqual(['r1 Done Hello', 'q1 settled', 'answered']);
  expect(waited).toEqual([500]);
});

describe('a search', () => {
  const announced = aReply({ message: 'Searching', isProcessing: true, searchQuery: 'parks' });

  it('is announced, run in a second call, and its result stored beside the settled notice', async () => {
    const { runner, stored, asked, idle } = aRunner([announced, aReply({ message: 'Found' })]);
    runner.start('s1', aTurn());
    await idle();
    expect(asked).toEqual(['r1', 'r1-search searches parks']);
    expect(stored).toEqual([
      'r1 Pending Searching',
      'searching',
      'r1-search Done Found',
      'r1 settled',
      'answered',
    ]);
  });

  it('that was announced before a reload is only run', async () => {
    const { runner, asked, idle } = aRunner([aReply({ message: 'Found' })]);
    runner.start('s1', aTurn({ resumesSearch: true }));
    await idle();
    expect(asked).toEqual(['r1-search searches null']);
  });

  it('does not search for ever', async () => {
    const { runner, stored, idle } = aRunner([announced, announced]);
    runner.start('s1', aTurn());
    await idle();
    expect(stored.slice(-3)).toEqual(['r1-search Done Searching', 'r1 settled', 'answered']);
  });
});

describe('stopping', () => {
  it('keeps what was written', async () => {
    const hanging: Ask = (_session, _asked, { signal, onText }) => {
      onText('Half a sen');
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(unreached)));
    };
    const { runner, turns, stored, idle } = aRunner([hanging]);
    runner.start('s1', aTurn());
    expect(turns.get().get('s1')?.[0]?.text).toBe('Half a sen');
    runner.stop('s1');
    await idle();
    expect(stored).toEqual(['stop r1', 'r1 Done Half a sen', 'answered']);
  });

  it('stores nothing when the session was deleted meanwhile', async () => {
    const hanging: Ask = (_session, _asked, { signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(unreached)));
    const { runner, stored, idle } = aRunner([hanging]);
    runner.start('s1', aTurn());
    runner.abandon('s1');
    await idle();
    expect(stored).toEqual([]);
  });
});

describe('a broken connection', () => {
  it('is taken up again under the same reply id', async () => {
    const { runner, stored, asked, idle } = aRunner([unreached, aReply()]);
    runner.start('s1', aTurn());
    await idle();
    expect(asked).toEqual(['r1', 'r1']);
    expect(stored).toEqual(['r1 Done Hello', 'answered']);
  });

  it('fails the answer when it stays broken', async () => {
    const { runner, stored, idle } = aRunner([unreached, unreached]);
    runner.start('s1', aTurn());
    await idle();
    expect(stored).toEqual(['r1 Error Sorry', 'failed']);
  });

  it('is waited for while the device is offline', async () => {
    let isOnline = false;
    let connect = () => {};
    const online = () =>
      new Promise<void>((resolve) => {
        connect = () => {
          isOnline = true;
          resolve();
        };
      });
    const { runner, turns, stored, idle } = aRunner([aReply()], { isOnline: () => isOnline, online });
    runner.start('s1', aTurn());
    expect(turns.get().get('s1')?.[0]?.is).toBe('offline');
    connect();
    await idle();
    expect(stored).toEqual(['r1 Done Hello', 'answered']);
  });
});

describe('a turn that breaks', () => {
  it('is told and let go of, and those behind it go on', async () => {
    let appends = 0;
    const { runner, stored, asked, idle } = aRunner([aReply(), aReply()], {
      append: () => (++appends === 1 ? Promise.reject(new Error('refused')) : Promise.resolve()),
    });
    runner.start('s', aTurn());
    runner.start('s', aTurn({ questionId: 'q2', replyId: 'r2' }));
    await idle();
    expect(asked).toEqual(['r1', 'r2']);
    expect(stored).toEqual(['broke']);
  });

  it('can be asked again', async () => {
    const { runner, stored, idle } = aRunner([() => Promise.reject(new Error('no such chunk')), aReply()]);
    runner.start('s', aTurn());
    await idle();
    runner.start('s', aTurn());
    await idle();
    expect(stored).toEqual(['broke', 'r1 Done Hello', 'answered']);
  });

  it('is not told once its session is gone', async () => {
    const untilLetGo: Ask = (_session, _ask, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('gone'))));
    const { runner, stored, asked, idle } = aRunner([untilLetGo, aReply()]);
    runner.start('s', aTurn());
    runner.abandon('s');
    await new Promise((resolve) => setImmediate(resolve));
    runner.start('s', aTurn({ questionId: 'q2', replyId: 'r2' }));
    await idle();
    expect([asked, stored]).toEqual([
      ['r1', 'r2'],
      ['r2 Done Hello', 'answered'],
    ]);
  });
});

it('answers what was sent one after the other, and each once', async () => {
  const { runner, stored, asked, idle } = aRunner([aReply({ message: 'One' }), aReply({ message: 'Two' })]);
  runner.start('s1', aTurn());
  runner.start('s1', aTurn({ questionId: 'q2', replyId: 'r2' }));
  runner.start('s1', aTurn());
  await idle();
  expect(asked).toEqual(['r1', 'r2']);
  expect(stored).toEqual(['r1 Done One', 'answered', 'r2 Done Two', 'answered']);
});

it('runs an action that needs no yes', async () => {
  const action = { actionType: 'reminder', summary: 'call', payload: {}, payloadHash: 'h' } as const;
  const { runner, stored, idle } = aRunner([aReply({ actions: [action] })]);
  runner.start('s1', aTurn());
  await idle();
  expect(stored).toEqual(['r1 Pending Hello', 'action-started', 'run r1']);
});
