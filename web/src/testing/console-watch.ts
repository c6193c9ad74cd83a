import type { AppWindow } from './app-frame.ts';

/**
 * Collects the complaints of the app's console and its uncaught errors, while the document is loaded. Loading another
 * document ends its connections while the test's code still runs, which Firestore would report as a lost network.
 */
export function watchConsole(opened: AppWindow, problems: string[]): void {
  const { console } = opened;
  let isLeft = false;
  opened.addEventListener('pagehide', () => {
    isLeft = true;
  });
  const collect = (problem: string) => {
    if (!isLeft) problems.push(problem);
  };
  const complain = (...said: unknown[]) => collect(said.map(String).join(' '));
  console.error = complain;
  console.warn = complain;
  opened.addEventListener('error', ({ message, error }: ErrorEvent) => {
    // What React recovers from is told as the cause.
    const cause = error instanceof opened.Error && error.cause instanceof opened.Error ? error.cause : null;
    collect(cause === null ? message : `${message} (${cause.message})`);
  });
  opened.addEventListener('unhandledrejection', ({ reason }) => collect(`unhandled: ${String(reason)}`));
}
