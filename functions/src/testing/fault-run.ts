import { Failure } from '../ports/failure.ts';
import type { Entry, LedgerStore } from '../ports/ledger.ts';
import type { MailBox } from '../ports/mail.ts';
import { execute, type ExecutePorts } from '../usecases/ledger/execute.ts';
import { HeldByAnother, runJob } from '../usecases/ledger/run-job.ts';
import { aMail, anEngine, anna } from './engine.ts';
import { seeded } from './seeded.ts';

export type FaultRun = { status: Entry['status'] | 'never accepted'; effects: number; abandoned: number };

const workersAtOnce = 3;
const rounds = 12;
/** A worker dies at most so often in one run; then the world is left in peace to settle. */
const mostDeaths = 3;

/**
 * One intent with seeded faults: workers die before or after any step; the provider refuses, or gives no answer and may
 * have acted; deliveries come twice and at once. New workers resume until the entry is settled.
 */
export async function faultRun(seed: number): Promise<FaultRun> {
  const random = seeded(seed);
  const engine = anEngine();
  const fate = { deaths: 0 };
  const outgoing = aMail(random() < 0.5 ? { holdMs: 5_000 } : {});
  const key = outgoing.idempotencyKey;

  for (let round = 0; round < rounds; round += 1) {
    const calm = round > rounds / 2;
    const workers = Array.from({ length: calm ? 1 : 1 + Math.floor(random() * workersAtOnce) }, () => {
      const { ports, death } = aMortalWorker(engine, random, fate, calm);
      const isKnown = engine.ledger.entry(anna.uid, key) !== undefined;
      const work =
        !isKnown || random() < 0.4 ? execute(ports, anna, outgoing) : runJob(ports, { uid: anna.uid, key });
      return Promise.race([work.then(noop, onlyFailures), death]);
    });
    await Promise.all(workers);
    engine.clock.advance(61_000);
    const entry = engine.ledger.entry(anna.uid, key);
    if (calm && entry !== undefined && isSettled(entry)) break;
  }
  const [sent] = engine.mail.sent;
  return {
    status: engine.ledger.entry(anna.uid, key)?.status ?? 'never accepted',
    effects: sent === undefined ? 0 : engine.mail.timesSent(sent.messageId),
    abandoned: fate.deaths,
  };
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

/** A worker that dies at a seeded step: after that, none of its calls answers. */
function aMortalWorker(
  engine: ReturnType<typeof anEngine>,
  random: () => number,
  fate: { deaths: number },
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
  const send: MailBox['send'] = (person, mail) =>
    step(() => {
      const luck = calm ? 1 : random();
      if (luck < 0.08) return Promise.reject(new Failure('forbidden', 'unknown'));
      if (luck < 0.16) return Promise.reject(silence());
      if (luck < 0.24) return engine.mail.send(person, mail).then(() => Promise.reject(silence()));
      return engine.mail.send(person, mail);
    });
  const findSent: MailBox['findSent'] = (person, id) =>
    step(() => (!calm && random() < 0.2 ? Promise.reject(silence()) : engine.mail.findSent(person, id)));
  const mortal = anEngine({ mail: { ...engine.mail, send, findSent } });
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
