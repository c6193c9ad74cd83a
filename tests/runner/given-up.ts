/** Aborts when the person ends the run, so that the stacks are stopped and no process is left behind. */
export function givenUp(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}
