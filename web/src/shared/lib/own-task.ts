/**
 * Goes on in a task of its own. Effects of one drawing run in one task: what each of them fetches would hold up the
 * person's keys and clicks for as long as all of it together. Not by a timer, which browsers put off.
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
