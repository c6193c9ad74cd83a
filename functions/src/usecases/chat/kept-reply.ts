import { shownWords } from '@crocodile-hub/core/text/untrusted';
import { minuteMs } from '@crocodile-hub/core/time/units';
import type { Person } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import type { ChatReply, ChatRequest } from './reply.ts';
import { plainReply } from './reply.ts';
import { writeReply, type ChatPorts } from './turn.ts';

/** A reply that this instance is writing, and everybody who listens to it. */
type Live = {
  text: string;
  listeners: Set<(text: string) => void>;
  stop: AbortController;
  reply: Promise<ChatReply>;
};

const longestMs = minuteMs;
const pollMs = 500;

export type Chat = {
  reply(person: Person, request: ChatRequest, onText: (text: string) => void): Promise<ChatReply>;
  cancel(person: Person, replyId: string): Promise<{ success: true }>;
};

/**
 * Writes each reply once for its id: the same id again joins the writing, in this instance or another, and later is
 * given the finished reply. What the rules answer costs nothing to say again, so only what a model or a search wrote
 * is kept.
 */
export function makeChat(ports: ChatPorts): Chat {
  const live = new Map<string, Live>();
  const nameOf = ({ uid }: Person, replyId: string) => `${uid}/${replyId}`;

  async function startOrJoin(
    person: Person,
    replyId: string,
    request: ChatRequest,
    onText: (text: string) => void,
  ) {
    const name = nameOf(person, replyId);
    const here = live.get(name);
    if (here !== undefined) return await listen(here, onText);
    const started = start(ports, person, replyId, request);
    live.set(name, started);
    try {
      return await listen(started, onText);
    } finally {
      live.delete(name);
    }
  }

  return {
    async reply(person, request, onText) {
      const { replyId } = request;
      const isKept =
        replyId !== undefined && (ports.assistant.isConfigured || request.executeSearch === true);
      if (isKept) return await startOrJoin(person, replyId, request, onText);
      return await writeReply(ports, person, request, {
        signal: AbortSignal.timeout(longestMs),
        onText: shownWords(onText),
      });
    },

    async cancel(person, replyId) {
      live.get(nameOf(person, replyId))?.stop.abort();
      await ports.replies.cancel(person.uid, replyId, ports.clock.now());
      return { success: true };
    },
  };
}

function start(ports: ChatPorts, person: Person, replyId: string, request: ChatRequest): Live {
  const live: Live = {
    text: '',
    listeners: new Set(),
    stop: new AbortController(),
    reply: Promise.resolve(plainReply('')),
  };
  const onText = shownWords((text) => {
    live.text += text;
    for (const listener of live.listeners) listener(text);
  });
  const write = () => stoppable(ports, person, request, live, onText);
  live.reply = once(ports, person, replyId, live.stop, write);
  return live;
}

/** Writes it, or waits until the instance that does so is done. */
async function once(
  ports: ChatPorts,
  person: Person,
  replyId: string,
  stop: AbortController,
  write: () => Promise<ChatReply>,
): Promise<ChatReply> {
  const { uid } = person;
  const known = await ports.replies.begin(uid, replyId, ports.clock.now());
  if (known?.is === 'done') return known.reply;
  if (known?.is === 'writing') return await waitForOther(ports, uid, replyId);
  const watch = watchForCancel(ports, uid, replyId, stop);
  try {
    const reply = await write();
    await ports.replies.finish(uid, replyId, reply, ports.clock.now());
    return reply;
  } catch (error) {
    await ports.replies.forget(uid, replyId);
    throw error;
  } finally {
    watch.end();
  }
}

/** Another instance may have been told to stop; the emulator passes no aborts on, so a flag is looked for. */
function watchForCancel(ports: ChatPorts, uid: string, replyId: string, stop: AbortController) {
  const timer = setInterval(() => {
    ports.replies
      .load(uid, replyId, ports.clock.now())
      .then((kept) => {
        if (kept?.is === 'writing' && kept.isCancelled) stop.abort();
      })
      .catch((error: unknown) => ports.log.error('chat.watch-failed', error));
  }, pollMs);
  return { end: () => clearInterval(timer) };
}

async function waitForOther({ replies, clock }: ChatPorts, uid: string, replyId: string): Promise<ChatReply> {
  const giveUpAt = clock.now() + longestMs;
  while (clock.now() < giveUpAt) {
    const kept = await replies.load(uid, replyId, clock.now());
    if (kept?.is === 'done') return kept.reply;
    if (kept === null) break;
    await clock.wait(pollMs);
  }
  throw new Failure('unavailable', 'modelSilent');
}

/** Stopped, what stands so far is the reply. */
async function stoppable(
  ports: ChatPorts,
  person: Person,
  request: ChatRequest,
  live: Live,
  onText: (text: string) => void,
): Promise<ChatReply> {
  const signal = AbortSignal.any([live.stop.signal, AbortSignal.timeout(longestMs)]);
  try {
    return await writeReply(ports, person, request, { signal, onText });
  } catch (error) {
    if (!live.stop.signal.aborted) throw error;
    return { ...plainReply(live.text), source: 'model' };
  }
}

/** The words that were written before one joined come first. */
async function listen(writer: Live, onText: (text: string) => void): Promise<ChatReply> {
  if (writer.text !== '') onText(writer.text);
  writer.listeners.add(onText);
  try {
    return await writer.reply;
  } finally {
    writer.listeners.delete(onText);
  }
}
