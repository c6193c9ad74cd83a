import {
  type ChatReply,
  isSearchAhead,
  messagesOfReply,
  type NewMessage,
  searchIdOf,
} from '@crocodile-hub/core/domain/message';
import type { SessionEvent } from '@crocodile-hub/core/domain/session';
import type { Failure, Outcome } from '../../kit/wire/failure.ts';
import type { Store } from '../../kit/state/store.ts';
import { type NewTurn, type Turn, type Turns, withTurns } from './turn.ts';
import { went } from '../../kit/state/went.ts';

export type AskedTurn = { turn: Turn; replyId: string; search?: { query: string | null } };

export interface TurnPorts {
  ask(
    sessionId: string,
    asked: AskedTurn,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<Outcome<ChatReply>>;
  stopWriting(replyId: string): void;
  /** Adds to the log, in the place of the cards that wait no longer; resolves when the log shows it. */
  append(
    sessionId: string,
    addition: {
      messages: readonly NewMessage[];
      event: SessionEvent;
      settles?: readonly string[];
      withdraws?: readonly string[];
    },
  ): Promise<void>;
  /** Runs actions that need no yes. */
  run(sessionId: string, messages: readonly NewMessage[]): void;
  isOnline(): boolean;
  /** Resolves once there is a connection. */
  online(signal: AbortSignal): Promise<void>;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  words(): { failed: string; stopped: string; handled: string };
  /** Called when no answer could be got or stored, and none can be put into the log in its place. */
  broke(): void;
}

export interface TurnRunner {
  /**
   * Gets an answer, after the earlier questions of the same session. A turn that is already listed is not started
   * again.
   */
  start(sessionId: string, turn: NewTurn): void;
  /** Ends the writing; the text so far becomes the answer. */
  stop(sessionId: string): void;
  /** Ends one turn silently: its question has other words now. */
  drop(sessionId: string, replyId: string): void;
  /** Drops a session's turns silently: it was deleted, or the person left. */
  abandon(sessionId: string): void;
  abandonAll(): void;
}

/** A question is normally stored long before its answer. If the database cannot be reached, the wait ends here. */
const storedWithinMs = 2_000;

/** How often a broken answer is joined again: the same reply id continues the running answer. */
const mostTries = 2;
const rejoinMs = 1_000;

export function createTurnRunner(turns: Store<Turns>, ports: TurnPorts): TurnRunner {
  const controls = new Map<string, { end: AbortController; stopped: boolean }>();
  const listed = (sessionId: string) => turns.get().get(sessionId) ?? [];
  const list = (sessionId: string, all: readonly Turn[]) => turns.set(withTurns(turns.get(), sessionId, all));
  const remove = (sessionId: string, replyId: string) =>
    list(
      sessionId,
      listed(sessionId).filter((turn) => turn.replyId !== replyId),
    );

  async function drain(sessionId: string): Promise<void> {
    for (let turn = listed(sessionId)[0]; turn !== undefined; turn = listed(sessionId)[0]) {
      const control = { end: new AbortController(), stopped: false };
      const { replyId } = turn;
      controls.set(sessionId, control);
      const running: Running = {
        sessionId,
        turn,
        signal: control.end.signal,
        wasStopped: () => control.stopped,
        said: () => listed(sessionId).find((one) => one.replyId === replyId)?.text ?? '',
        change: (changed) =>
          list(
            sessionId,
            listed(sessionId).map((one) => (one.replyId === replyId ? { ...one, ...changed } : one)),
          ),
      };
      // Whatever breaks ends this turn only: the questions behind it are answered all the same.
      const isBroken = !(await went(perform(ports, running)));
      if (controls.get(sessionId) !== control) return;
      controls.delete(sessionId);
      remove(sessionId, replyId);
      if (isBroken) ports.broke();
    }
  }

  /** Drops one turn silently; those behind it continue. */
  function drop(sessionId: string, replyId: string): void {
    if (listed(sessionId)[0]?.replyId === replyId) controls.get(sessionId)?.end.abort();
    else remove(sessionId, replyId);
  }

  function abandon(sessionId: string): void {
    const control = controls.get(sessionId);
    controls.delete(sessionId);
    list(sessionId, []);
    control?.end.abort();
  }

  return {
    abandon,
    drop(sessionId, replyId) {
      const turn = listed(sessionId).find((one) => one.replyId === replyId);
      if (turn === undefined) return;
      if (turn.is !== 'queued') ports.stopWriting(turn.is === 'searching' ? searchIdOf(replyId) : replyId);
      drop(sessionId, replyId);
    },
    start(sessionId, turn) {
      const before = listed(sessionId);
      if (before.some(({ replyId }) => replyId === turn.replyId)) return;
      list(sessionId, [...before, { ...turn, is: 'queued', text: '' }]);
      if (before.length === 0) void drain(sessionId);
      void turn.isStored?.then((isStored) => isStored || drop(sessionId, turn.replyId));
    },
    stop(sessionId) {
      const [turn] = listed(sessionId);
      const control = controls.get(sessionId);
      if (turn === undefined || control === undefined) return;
      control.stopped = true;
      ports.stopWriting(turn.is === 'searching' ? searchIdOf(turn.replyId) : turn.replyId);
      control.end.abort();
    },
    abandonAll() {
      for (const sessionId of turns.get().keys()) abandon(sessionId);
    },
  };
}

/** The turn whose answer is being got. */
type Running = {
  sessionId: string;
  turn: Turn;
  signal: AbortSignal;
  wasStopped: () => boolean;
  /** The text so far. */
  said: () => string;
  change: (changed: Partial<Turn>) => void;
};

/** Gets a turn's answer, and that of the search for which it asks. */
async function perform(ports: TurnPorts, running: Running): Promise<void> {
  const { turn, signal, change } = running;
  const { replyId, pauses } = turn;
  let search: { query: string | null } = { query: null };
  if (turn.resumesSearch === undefined) {
    if (pauses !== undefined) await ports.wait(pauses.replyMs, signal);
    const outcome = await answer(ports, running, { turn, replyId });
    if (await isRefused(ports, turn, signal)) return;
    await store(ports, running, outcome, {
      id: replyId,
      settles: turn.isPending === true ? [turn.questionId] : [],
    });
    if (signal.aborted || !outcome.ok || !isSearchAhead(outcome.reply)) return;
    search = { query: outcome.reply.searchQuery };
    change({ is: 'searching', text: '' });
    if (pauses !== undefined) await ports.wait(pauses.searchMs, signal);
  }
  const searchId = searchIdOf(replyId);
  const found = await answer(ports, running, { turn, replyId: searchId, search });
  // Only one search a question: if its reply asks for another, it is shown as it is.
  const last = found.ok ? { ...found, reply: { ...found.reply, isProcessing: false } } : found;
  await store(ports, running, last, { id: searchId, settles: [replyId] });
}

/** Adds the outcome to the log: the answer, the failure, or what was written until it was stopped. */
async function store(
  ports: TurnPorts,
  { sessionId, signal, wasStopped, said }: Running,
  outcome: Outcome<ChatReply>,
  { id, settles }: { id: string; settles: readonly string[] },
): Promise<void> {
  const notice = settles.length === 0 ? {} : { settles };
  if (signal.aborted) {
    if (!wasStopped()) return;
    const content = said() === '' ? ports.words().stopped : said();
    await ports.append(sessionId, { ...oneMessage(id, content, 'Done'), event: 'answered', ...notice });
    return;
  }
  // Rule chat.failure.1.
  if (!outcome.ok) {
    const failed = oneMessage(id, ports.words().failed, 'Error');
    await ports.append(sessionId, { ...failed, event: 'failed', ...notice });
    return;
  }
  const added = messagesOfReply(outcome.reply, id);
  const { withdraws = [] } = outcome.reply;
  const replaced = withdraws.length === 0 ? {} : { withdraws };
  const stored = ports.append(sessionId, { ...added, ...notice, ...replaced });
  if (added.event === 'action-started') ports.run(sessionId, added.messages);
  await stored;
}

/** Asks until there is an answer or a definite failure; offline it waits for a connection. */
async function answer(
  ports: TurnPorts,
  { sessionId, signal, change }: Running,
  asked: AskedTurn,
): Promise<Outcome<ChatReply>> {
  for (let tries = 1; ;) {
    if (!ports.isOnline()) {
      change({ is: 'offline' });
      await ports.online(signal);
    }
    if (signal.aborted) return { ok: false, failure: { kind: 'unavailable' } };
    let text = '';
    change({ is: asked.search === undefined ? 'asking' : 'searching', text });
    const outcome = await ports.ask(sessionId, asked, {
      signal,
      onText: (piece) => {
        text += piece;
        change({ text });
      },
    });
    if (outcome.ok || signal.aborted || !isUnreached(outcome.failure)) return outcome;
    if (ports.isOnline()) {
      if (tries === mostTries) return outcome;
      tries += 1;
      await ports.wait(rejoinMs, signal);
    }
  }
}

/** Whether the database refused the question; then no answer is stored. */
async function isRefused(ports: TurnPorts, { isStored }: Turn, signal: AbortSignal): Promise<boolean> {
  if (isStored === undefined) return false;
  const inTime = ports.wait(storedWithinMs, signal).then(() => true);
  return !(await Promise.race([isStored, inTime]));
}

function isUnreached(failure: Failure): boolean {
  return failure.kind === 'unavailable' && failure.status === undefined;
}

function oneMessage(id: string, content: string, status: NewMessage['status']): { messages: NewMessage[] } {
  return { messages: [{ id, content, type: 'system', status }] };
}
