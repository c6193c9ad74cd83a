import { minuteMs } from '@crocodile-hub/core/time/units';

/** The clocks of a device and a platform may differ this much. */
const clocksDifferMs = minuteMs;

type Reply = { text: string; at: number };
type Said = { isIncoming: boolean; messageText: string; at: number };

/** Whether the platform already lists a reply that our server has not reported as sent. */
export function hasArrived({ text, at }: Reply, conversation: readonly Said[]): boolean {
  return conversation.some(
    (one) => !one.isIncoming && one.messageText.trim() === text && one.at >= at - clocksDifferMs,
  );
}
