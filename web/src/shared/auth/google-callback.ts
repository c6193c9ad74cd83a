import * as z from 'zod/mini';

export type CallbackAnswer = { code: string; state: string };

/** How the window ended without an answer. */
export type PopupEnd = 'closed' | 'denied';

/**
 * A channel, not window.opener: Google's pages may cut the tie between the windows, a channel of the same origin
 * outlives that.
 */
const channelName = 'google-callback';

const callbackMessage = z.object({ state: z.string(), code: z.nullable(z.string()) });

/** How often we look whether the person closed the window, and how long an answer may still be under way then. */
const lookMs = 400;

/** Waits until the callback page answers for this state, or the window is closed. */
export function awaitCallback(
  state: string,
  popup: Window,
): Promise<({ is: 'answered' } & CallbackAnswer) | { is: PopupEnd }> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const end = (result: ({ is: 'answered' } & CallbackAnswer) | { is: PopupEnd }) => {
      window.clearInterval(watch);
      channel.close();
      resolve(result);
    };
    let closedLooks = 0;
    const watch = window.setInterval(() => {
      if (popup.closed) closedLooks += 1;
      if (closedLooks > 2) end({ is: 'closed' });
    }, lookMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = callbackMessage.safeParse(data);
      if (!message.success || message.data.state !== state) return;
      const { code } = message.data;
      end(code === null ? { is: 'denied' } : { is: 'answered', code, state });
    });
  });
}

/** On the callback page: hands the provider's answer to the tab that asked. */
export function handOver(answer: z.input<typeof callbackMessage>): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(answer);
  channel.close();
}
