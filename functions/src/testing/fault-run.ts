import { isDeepStrictEqual } from 'node:util';
import type { TaskDeed } from '@crocodile-hub/core/actions/change-task';
import { isSend } from '@crocodile-hub/core/domain/action-types';
import { Failure } from '../ports/failure.ts';
import type { Entry, LedgerStore } from '../ports/ledger.ts';
import { takeBack } from '../usecases/ledger/take-back.ts';
import { execute, type ExecutePorts } from '../usecases/ledger/execute.ts';
import { HeldByAnother, runJob } from '../usecases/ledger/run-job.ts';
import { aMail as aReceivedMail } from './a-mail.ts';
import { aMail, anEngine, anna } from './engine.ts';
import { seeded } from './seeded.ts';
import { silentInbox } from './silent-inbox.ts';

/** `isRestored`: after it was done, Undo left what was there before; null where there is nothing to compare. */
export type FaultRun = {
  status: Entry['status'] | 'never accepted';
  effects: number;
  abandoned: number;
  isRestored: boolean | null;
};

type Engine = ReturnType<typeof anEngine>;

/** An intent whose effects can be counted, and the world before and after it. */
type Deed = {
  call(engine: Engine): ReturnType<typeof aMail>;
  effects(engine: Engine, key: string): number;
  world?(engine: Engine): unknown;
};

const lunch = aReceivedMail();
/** A mailbox with one mail. */
const inbox = silentInbox({
  get: () => Promise.resolve(lunch),
  threadHeaders: () => Promise.resolve([lunch]),
});

const atTen = Date.parse('2030-05-01T10:00:00Z');

function ofTask(does: TaskDeed): Deed {
  return {
    call({ tasks }) {
      const title = 'Buy milk';
      const finished = does === 'reopen' ? { finishedAt: '2026-11-19T10:00:00.000Z' } : {};
      tasks.stored.set('milk', {
        originalCommand: 'add a task to buy milk',
        assistantEcho: '',
        status: 'Done',
        timestamp: 0,
        actionType: 'create_task',
        actionPayload: { title, ...finished },
        actionSummary: '✅ Task noted: Buy milk',
      });
      const newTitle = does === 'rename' ? { newTitle: 'Buy oat milk' } : {};
      const newDue = does === 'reschedule' ? { newDue: '2027-03-01T10:00:00Z' } : {};
      return aMail({
        actionType: 'change_task',
        payload: { does, taskId: 'milk', title, ...newTitle, ...newDue },
      });
    },
    effects: ({ tasks }, key) => tasks.changes.get(key) ?? 0,
    world: ({ tasks }) => structuredClone([...tasks.stored]),
  };
}

/** Everything that is run with faults. */
export const deeds = {
  mail: {
    call: () => aMail(),
    effects: ({ mail }) => mail.sent.reduce((sum, { messageId }) => sum + mail.timesSent(messageId), 0),
  },
  finish: ofTask('finish'),
  reopen: ofTask('reopen'),
  rename: ofTask('rename'),
  reschedule: ofTask('reschedule'),
  delete: ofTask('delete'),
  snooze: {
    call: () =>
      aMail({
        actionType: 'snooze_mail',
        payload: { messageIds: lunch.id, mails: 'Dana: Lunch', until: new Date(atTen).toISOString() },
      }),
    effects: ({ snoozes }) => snoozes.timesPutOff(),
    world: ({ snoozes }) => structuredClone([...snoozes.stored]),
  },
  invite: {
    call({ calendar }) {
      const [title, start, end] = ['Budget', atTen, atTen + 3_600_000];
      const event = { id: 'budget', title, start, end, attendees: ['avi@example.com'] };
      const rest = {
        description: '',
        location: '',
        days: null,
        timeZone: 'UTC',
        alerts: null,
        recurrence: null,
      };
      calendar.events.set('budget', { ...event, ...rest });
      const payload = {
        eventId: 'budget',
        etag: JSON.stringify([title, rest.location, start, end, event.attendees]),
        title,
        startTime: new Date(start).toISOString(),
        endTime: new Date(end).toISOString(),
        attendees: event.attendees,
        to: ['dana@example.com'],
      };
      return aMail({ actionType: 'invite_to_event', payload });
    },
    effects: ({ calendar }) => calendar.asked.length,
    world: ({ calendar }) => structuredClone([...calendar.events]),
  },
} as const satisfies Record<string, Deed>;

const workersAtOnce = 3;
const rounds = 12;
/** A worker dies at most so often in one run; then the world is left in peace to settle. */
const mostDeaths = 3;

/**
 * One intent with seeded faults: workers die before or after any step; the provider refuses, or gives no answer and may
 * have acted, or acts when it was given up; deliveries come twice and at once. New workers resume until the entry is
 * settled.
 */
export async function faultRun(seed: number, deed: Deed = deeds.mail): Promise<FaultRun> {
  const random = seeded(seed);
  const engine = anEngine({ inbox });
  const fate = { deaths: 0 };
  const late: Late = [];
  const called = deed.call(engine);
  const outgoing = { ...called, ...(random() < 0.5 && isSend(called.actionType) ? { holdMs: 5_000 } : {}) };
  const before = deed.world?.(engine);
  const key = outgoing.idempotencyKey;

  for (let round = 0; round < rounds; round += 1) {
    const calm = round > rounds / 2;
    const workers = Array.from({ length: calm ? 1 : 1 + Math.floor(random() * workersAtOnce) }, () => {
      const { ports, death } = aMortalWorker(engine, random, { fate, late }, calm);
      const isKnown = engine.ledger.entry(anna.uid, key) !== undefined;
      const work =
        !isKnown || random() < 0.4 ? execute(ports, anna, outgoing) : runJob(ports, { uid: anna.uid, key });
      return Promise.race([work.then(noop, onlyFailures), death]);
    });
    await Promise.all(workers);
    engine.clock.advance(20_000);
    for (const finish of late.splice(0)) await finish().catch(noop);
    engine.clock.advance(41_000);
    const entry = engine.ledger.entry(anna.uid, key);
    if (calm && entry !== undefined && isSettled(entry)) break;
  }
  const { status } = engine.ledger.entry(anna.uid, key) ?? { status: 'never accepted' as const };
  const effects = deed.effects(engine, key);
  let isRestored: boolean | null = null;
  if (deed.world !== undefined && status === 'done') {
    await takeBack(engine, anna, key);
    isRestored = isDeepStrictEqual(deed.world(engine), before);
  }
  return { status, effects, abandoned: fate.deaths, isRestored };
}

function isSettled({ status }: Entry): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled';
}

function noop(): void {
  // The outcome is read from the ledger.
}

function onlyFailures(error: unknown): void {
  const isExpected = error instanceof Failure || error instanceof HeldByAnother;
  if (!isExpected) throw error;
}

/** What the provider does although nobody waits for it any more. */
type Late = (() => Promise<unknown>)[];

/** A worker that dies at a seeded step: after that, none of its calls answers. */
function aMortalWorker(
  engine: ReturnType<typeof anEngine>,
  random: () => number,
  { fate, late }: { fate: { deaths: number }; late: Late },
  calm: boolean,
): { ports: ExecutePorts; death: Promise<void> } {
  let die = noop;
  let isDead = false;
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  const survives = async (): Promise<void> => {
    if (!isDead && !calm && fate.deaths < mostDeaths && random() < 0.15) {
      isDead = true;
      fate.deaths += 1;
      die();
    }
    if (isDead) await new Promise(noop);
  };
  const step = async <T>(call: () => Promise<T>): Promise<T> => {
    await survives();
    const result = await call();
    await survives();
    return result;
  };
  const transact: LedgerStore['transact'] = (...input) => step(() => engine.ledger.transact(...input));
  /** What may be refused, or be done and not answered. */
  const risky = <T>(call: () => Promise<T>): Promise<T> =>
    step(() => {
      const luck = calm ? 1 : random();
      if (luck < 0.08) return Promise.reject(new Failure('forbidden', 'unknown'));
      if (luck < 0.16) return Promise.reject(silence());
      if (luck < 0.24) return call().then(() => Promise.reject(silence()));
      if (luck < 0.3) {
        late.push(call);
        return Promise.reject(new Failure('unavailable', 'unknown', { mayStillHappen: true }));
      }
      return call();
    });
  const asked = <T>(call: () => Promise<T>): Promise<T> =>
    step(() => (!calm && random() < 0.2 ? Promise.reject(silence()) : call()));
  const { mail, calendar, tasks, snoozes } = engine;
  const mortal = anEngine({
    inbox: {
      ...inbox,
      get: (...input) => asked(() => inbox.get(...input)),
      threadHeaders: (...input) => asked(() => inbox.threadHeaders(...input)),
    },
    snoozes: {
      ...snoozes,
      putOffAt: (...input) => asked(() => snoozes.putOffAt(...input)),
      transact: (...input) => risky(() => snoozes.transact(...input)),
    },
    mail: {
      ...mail,
      send: (...input) => risky(() => mail.send(...input)),
      findSent: (...input) => asked(() => mail.findSent(...input)),
    },
    calendar: {
      ...calendar,
      find: (...input) => asked(() => calendar.find(...input)),
      change: (...input) => risky(() => calendar.change(...input)),
    },
    tasks: { ...tasks, transact: (...input) => risky(() => tasks.transact(...input)) },
  });
  return {
    ports: {
      ...mortal,
      clock: engine.clock,
      ids: engine.ids,
      queue: engine.queue,
      ledger: { ...engine.ledger, transact },
    },
    death,
  };
}

function silence(): Failure {
  return new Failure('unavailable', 'unknown', { mayHaveHappened: true });
}
