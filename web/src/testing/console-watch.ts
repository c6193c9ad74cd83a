import type { AppWindow } from './app-frame.ts';

/** Collects what the app's console complains about, and what nobody caught. */
export function watchConsole(opened: AppWindow, problems: string[]): void {
  const { console } = opened;
  const collect = (...said: unknown[]) => problems.push(said.map(String).join(' '));
  console.error = collect;
  console.warn = collect;
  opened.addEventListener('error', ({ message }) => problems.push(message));
  opened.addEventListener('unhandledrejection', ({ reason }) =>
    problems.push(`unhandled: ${String(reason)}`),
  );
}
