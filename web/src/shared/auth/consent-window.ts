import * as z from 'zod/mini';
import { expectReturn, type PendingRedirect } from './pending-redirect.ts';

export type CallbackAnswer = { code: string; state: string };

/** How the window ended without an answer. */
export type PopupEnd = 'closed' | 'denied';

/** What the server says when a consent begins. */
type Started = { authUrl: string; state: string };

/**
 * A channel, not window.opener: a provider's pages may cut the tie between the windows, a channel of the same origin
 * outlives that.
 */
const channelName = 'consent-callback';

const callbackMessage = z.object({ state: z.string(), code: z.nullable(z.string()) });
const takenMessage = z.object({ taken: z.string() });

/** How often we look whether the person closed the window, and how many looks make it closed. */
const lookMs = 400;
const mostLooks = 3;

/** The server knows the state of a consent no longer. */
const lateMs = 600_000;

type Answered = { is: 'answered' } & CallbackAnswer;

type Consent = {
  /** What a tab that goes there itself keeps for its return. */
  pending: Omit<PendingRedirect, 'state'>;
  /**
   * Takes an answer that comes after the window was held for closed. A page that cuts the tie between the windows looks
   * like that, and so does our own callback page while it is loaded.
   */
  late: (result: Answered | { is: 'denied' }) => void;
};

/**
 * Leads the window to the provider's consent page and waits for its answer. Where the browser opened none, this tab goes
 * there itself and comes back to the callback page; the promise then stays open.
 */
export function consentIn(
  popup: Window | null,
  { authUrl, state }: Started,
  { pending, late }: Consent,
): Promise<Answered | { is: PopupEnd }> {
  if (popup === null) {
    expectReturn({ ...pending, state });
    window.location.assign(authUrl);
    return new Promise(() => {});
  }
  popup.location.replace(authUrl);
  return awaitCallback(state, popup, late);
}

/** Waits until the callback page answers for this state, or the window seems closed. */
function awaitCallback(
  state: string,
  popup: Window,
  late: Consent['late'],
): Promise<Answered | { is: PopupEnd }> {
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

/** How often the callback page says its answer, and how many times. */
const sayMs = 300;
const mostSaid = 100;

/**
 * On the callback page: hands the provider's answer to the tab that asked. Resolves when that tab has it: what a window
 * says right before it closes may be lost, so it is said again until then.
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
