import type { AppWindow } from './app-frame.ts';

/**
 * Collects what the app's console complains about, and what nobody caught, as long as the document stands. A load of
 * another one ends its connections, and code of the test may still run for it: Firestore would call that a lost network.
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
  opened.addEventListener('error', ({ message }) => collect(message));
  opened.addEventListener('unhandledrejection', ({ reason }) => collect(`unhandled: ${String(reason)}`));
}
