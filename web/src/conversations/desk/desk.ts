import type { ChatReply, NewMessage } from '@crocodile-hub/core/domain/message';
import type { SessionEvent } from '@crocodile-hub/core/domain/session';
import { type Addition, appendMessages, replaceCards } from '../log/append-messages.ts';
import { askAssistant, stopAssistant } from '../log/ask-assistant.ts';
import type { Message } from '../log/message.ts';
import { openSessionLog, type SessionLog } from '../log/session-log.ts';
import { requestOf } from './chat-request.ts';
import { signInStore } from '../../account/person.ts';
import { commandClock, type CommandClock } from '../../account/command-clock.ts';
import { createStore, type Store } from '../../kit/state/store.ts';
import type { CardEdit } from '../../actions/card/confirm-card.tsx';
import { createTaskRunner, type TaskRunner, type TaskRuns } from '../../actions/run/task-runner.ts';
import { sessionArchiveOf, type SessionArchive } from '../sessions/session-archive.ts';
import { messagePlace } from './message-place.ts';
import { type ActiveSession, openActiveSession } from './active-session.ts';
import { becomeOnline, pause } from '../../kit/state/pauses.ts';
import type { Turns } from './turn.ts';
import { createTurnRunner, type TurnPorts, type TurnRunner } from './turn-runner.ts';

/** What the screen gives the desk: texts in its language, the time zone, and the handlers of failures and actions. */
export type DeskSettings = {
  locale: string;
  timeZone: string | undefined;
  words: ReturnType<TurnPorts['words']>;
  notAdded: () => void;
  run: (sessionId: string, messages: readonly NewMessage[]) => void;
};

/**
 * A person's conversations in this tab: the open logs and the running answers. It outlives the screen, so that leaving
 * the page loses no answer, and ends at sign-out.
 */
export type Desk = {
  uid: string;
  archive: SessionArchive;
  active: Store<ActiveSession | null>;
  turns: Store<Turns>;
  /** What may be said instead, by the answer that offers it. It lasts as long as this tab. */
  offers: Store<ReadonlyMap<string, Offers>>;
  /** The action runs of this tab by key, and the messages, by place, whose action is busy. */
  actionRuns: Store<TaskRuns>;
  actionRunner: TaskRunner;
  busyMessages: Store<ReadonlySet<string>>;
  /** What was changed on a card, and a question that is being rewritten, by the message's place: rows leave the page. */
  cardEdits: Map<string, CardEdit>;
  rewrites: Map<string, string>;
  runner: TurnRunner;
  logOf: (sessionId: string) => SessionLog;
  /** Resolves when the log shows the messages; `saved` settles when the server has them. */
  append: (sessionId: string, addition: Appended) => Promise<{ saved: Promise<void> }>;
  clock: () => CommandClock & { locale: string };
  /** Sets the texts and handlers that the screen uses now. */
  configure: (settings: Partial<DeskSettings>) => void;
};

export type Offers = NonNullable<ChatReply['suggestions']>;

type Appended = {
  messages: readonly NewMessage[];
  event: SessionEvent;
  settles?: readonly string[];
  /** The cards in whose place they are. */
  withdraws?: readonly string[];
};

const wait = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));

/** A write appears in its listener sooner than this; the wait for a row ends here. */
const appearsWithinMs = 2_000;

let desk: Desk | undefined;

signInStore.subscribe(() => {
  const signIn = signInStore.get();
  if (desk === undefined || (signIn.is === 'signed-in' && signIn.person.uid === desk.uid)) return;
  desk.runner.abandonAll();
  desk = undefined;
});

export function deskOf(uid: string): Desk {
  desk ??= openDesk(uid);
  return desk;
}

const silent: DeskSettings = {
  locale: 'en-GB',
  timeZone: undefined,
  words: { failed: '', stopped: '', handled: '' },
  notAdded: () => {},
  run: () => {},
};

function openDesk(uid: string): Desk {
  const logs = new Map<string, SessionLog>();
  let settings: DeskSettings = silent;
  const logOf = (sessionId: string) => {
    const log = logs.get(sessionId) ?? openSessionLog(uid, sessionId);
    logs.set(sessionId, log);
    return log;
  };
  const archive = sessionArchiveOf(uid);
  const turns = createStore<Turns>(new Map());
  const offers = createStore<ReadonlyMap<string, Offers>>(new Map());
  const actionRuns = createStore<TaskRuns>(new Map());
  const cardEdits = new Map<string, CardEdit>();
  const clock = () => ({ ...commandClock(Date.now(), settings.timeZone), locale: settings.locale });

  async function append(sessionId: string, addition: Appended): Promise<{ saved: Promise<void> }> {
    const log = logOf(sessionId);
    const known = new Set(log.get().items.map(({ id }) => id));
    // Another tab has written the same reply first.
    if (addition.messages.every(({ id }) => known.has(id))) return { saved: Promise.resolve() };
    const after = log.get().items.toReversed();
    const { handled } = settings.words;
    const { saved } = await store({ uid, sessionId }, { ...addition, after }, { handled, cardEdits });
    const last = addition.messages.at(-1);
    saved.catch(async (error: unknown) => {
      // A reply is refused when another tab wrote it or its session was deleted. In both cases nothing is lost.
      const isReply = last?.type === 'system';
      if (isReply && isRefusal(error) && (await isSettled(sessionId, last.id))) return;
      settings.notAdded();
    });
    if (last !== undefined) await appears(log, ({ id }) => id === last.id);
    return { saved };
  }

  /** Whether the refused reply is stored by another tab, or its session is gone. */
  async function isSettled(sessionId: string, replyId: string): Promise<boolean> {
    const isGone = () => !archive.get().items.some(({ id }) => id === sessionId);
    const isBrought = ({ id, isUnsent }: Message) => id === replyId && !isUnsent;
    return (await appears(logOf(sessionId), isBrought)) || isGone();
  }

  return {
    uid,
    archive,
    active: openActiveSession(uid),
    turns,
    offers,
    actionRuns,
    actionRunner: createTaskRunner(actionRuns, wait),
    busyMessages: createStore<ReadonlySet<string>>(new Set()),
    cardEdits,
    rewrites: new Map(),
    logOf,
    append,
    clock,
    configure: (changed) => {
      settings = { ...settings, ...changed };
    },
    runner: createTurnRunner(turns, {
      append: async (sessionId, addition) => void (await append(sessionId, addition)),
      wait: pause,
      online: becomeOnline,
      isOnline: () => navigator.onLine,
      words: () => settings.words,
      broke: () => settings.notAdded(),
      run: (sessionId, messages) => settings.run(sessionId, messages),
      stopWriting: (replyId) => void stopAssistant(uid, replyId),
      ask: async (sessionId, asked, options) => {
        const said = logOf(sessionId).get().items.toReversed();
        const editOf = (id: string) => cardEdits.get(messagePlace(sessionId, id));
        const request = await requestOf(sessionId, asked, said, editOf);
        const outcome = await askAssistant(uid, request, { clock: clock(), ...options });
        const offered = outcome.ok ? (outcome.reply.suggestions ?? []) : [];
        if (offered.length > 0) offers.set(new Map([...offers.get(), [asked.replyId, offered]]));
        return outcome;
      },
    }),
  };
}

/** In the place of cards, unless one of them was confirmed meanwhile: then `handled` is the answer. */
async function store(
  { uid, sessionId }: { uid: string; sessionId: string },
  addition: Appended & Addition,
  { handled, cardEdits }: { handled: string; cardEdits: Map<string, CardEdit> },
): Promise<{ saved: Promise<void> }> {
  const { withdraws = [], messages, after, settles = [] } = addition;
  const [first] = messages;
  if (withdraws.length === 0 || first === undefined) return await appendMessages(uid, sessionId, addition);
  try {
    if (await replaceCards(uid, sessionId, { ...addition, withdraws })) {
      for (const id of withdraws) cardEdits.delete(messagePlace(sessionId, id));
      return { saved: Promise.resolve() };
    }
  } catch (error) {
    return { saved: Promise.reject(error) };
  }
  const told = { id: first.id, content: handled, type: 'system', status: 'Done' } as const;
  return await appendMessages(uid, sessionId, { messages: [told], event: 'answered', after, settles });
}

/**
 * Resolves to true once the log shows the message, so that the stored answer replaces the streamed one in one step; to
 * false when it does not appear in time.
 */
function appears(log: SessionLog, isIt: (message: Message) => boolean): Promise<boolean> {
  const isThere = () => log.get().items.some(isIt);
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      unsubscribe();
      resolve(isThere());
    };
    const timer = window.setTimeout(done, appearsWithinMs);
    const unsubscribe = log.subscribe(() => isThere() && done());
    if (isThere()) done();
  });
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'permission-denied' || error.code === 'not-found';
}
