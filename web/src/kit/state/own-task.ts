/**
 * Continues in a browser task of its own. Effects of one drawing run in one task, so what they fetch together would
 * delay keys and clicks. Not a timer, because browsers delay timers.
 */
export function ownTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });
}
