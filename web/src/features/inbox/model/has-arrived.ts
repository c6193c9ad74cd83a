/** The clocks of a device and of a platform differ. */
const clocksDifferMs = 60_000;

type Reply = { text: string; at: number };
type Said = { isIncoming: boolean; messageText: string; at: number };

/** Whether the platform has told of a reply before our server said that it left. */
export function hasArrived({ text, at }: Reply, conversation: readonly Said[]): boolean {
  return conversation.some(
    (one) => !one.isIncoming && one.messageText.trim() === text && one.at >= at - clocksDifferMs,
  );
}
