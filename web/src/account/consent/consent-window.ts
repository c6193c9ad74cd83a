import * as z from 'zod/mini';
import { expectReturn, type PendingRedirect } from './pending-redirect.ts';
import type { Failure, Outcome } from '../../kit/wire/failure.ts';
import { randomSecret, sha256Hex } from './secret.ts';

export type CallbackAnswer = { code: string; state: string };

/** Why the window ended without an answer. */
export type PopupEnd = 'closed' | 'denied';

/**
 * A channel, because a provider's pages may cut the link between windows (window.opener); a channel of the same origin
 * stays open.
 */
const channelName = 'consent-callback';

const callbackMessage = z.object({ state: z.string(), code: z.nullable(z.string()) });
const takenMessage = z.object({ taken: z.string() });

/** How often to check whether the person closed the window, and after how many checks it counts as closed. */
const lookMs = 400;
const mostLooks = 3;

/** After this time the server no longer knows the consent's state. */
const lateMs = 600_000;

type Answer = ({ is: 'answered' } & CallbackAnswer) | { is: PopupEnd };
type Ended = { is: PopupEnd } | { is: 'failed'; failure: Failure };

type Consent<O> = {
  /** Asks the server for the address of the provider's consent page. */
  begin: (nonceHash: string) => Promise<Outcome<{ authUrl: string; state: string }>>;
  finish: (answer: CallbackAnswer, nonce: string) => Promise<O>;
  /** Stored for the return if this tab goes to the provider itself. */
  pending: Omit<PendingRedirect, 'state' | 'nonce'>;
  /**
   * Gets the outcome of an answer that arrives after the window counted as closed. A window also looks closed when a
   * page cuts the link between windows, and while our own callback page loads.
   */
  late: ((outcome: O | Ended) => void) | undefined;
};

/**
 * Leads the window that the click opened to the provider's consent page, and waits for the answer. If the browser opened
 * no window, this tab goes there itself and returns to the callback page; the promise then stays pending.
 */
export async function runConsent<O>(
  popup: Window | null,
  { begin, finish, pending, late }: Consent<O>,
): Promise<O | Ended> {
  const nonce = randomSecret();
  const started = await begin(await sha256Hex(nonce));
  if (!started.ok) {
    popup?.close();
    return { is: 'failed', failure: started.failure };
  }
  const { authUrl, state } = started.reply;
  if (popup === null) {
    expectReturn({ ...pending, nonce, state });
    window.location.assign(authUrl);
    return new Promise(() => {});
  }
  popup.location.replace(authUrl);
  const ended = async (answer: Answer): Promise<O | Ended> =>
    answer.is === 'answered' ? finish(answer, nonce) : answer;
  return ended(await awaitCallback(state, popup, (answer) => void ended(answer).then(late)));
}

/** Waits until the callback page answers for this state, or the window counts as closed. */
function awaitCallback(state: string, popup: Window, late: (answer: Answer) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    let isHeldForClosed = false;
    let looks = 0;
    const watch = window.setInterval(() => {
      if (popup.closed) looks += 1;
      if (looks < mostLooks) return;
      window.clearInterval(watch);
      isHeldForClosed = true;
      window.setTimeout(() => channel.close(), lateMs);
      resolve({ is: 'closed' });
    }, lookMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = callbackMessage.safeParse(data);
      if (!message.success || message.data.state !== state) return;
      const { code } = message.data;
      channel.postMessage({ taken: state });
      window.clearInterval(watch);
      channel.close();
      const result = code === null ? ({ is: 'denied' } as const) : ({ is: 'answered', code, state } as const);
      if (isHeldForClosed) late(result);
      else resolve(result);
    });
  });
}

/** How often the callback page sends its answer, and how many times at most. */
const sayMs = 300;
const mostSaid = 100;

/**
 * On the callback page: gives the provider's answer to the tab that asked. It repeats the message until that tab
 * confirms it, because a message sent just before a window closes may be lost.
 */
export function handOver(answer: z.input<typeof callbackMessage>): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  return new Promise((resolve) => {
    let said = 0;
    const say = () => {
      channel.postMessage(answer);
      said += 1;
      if (said === mostSaid) window.clearInterval(again);
    };
    const again = window.setInterval(say, sayMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = takenMessage.safeParse(data);
      if (!message.success || message.data.taken !== answer.state) return;
      window.clearInterval(again);
      channel.close();
      resolve();
    });
    say();
  });
}
