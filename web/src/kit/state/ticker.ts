/**
 * Calls back at every whole step of the clock, but not while the page is hidden; once at once when it shows again.
 * Returns a function that stops it.
 */
export function startTicking(stepMs: number, tick: () => void): () => void {
  let timer: number | undefined;
  const schedule = () => {
    timer = window.setTimeout(run, stepMs - (Date.now() % stepMs));
  };
  const run = () => {
    tick();
    schedule();
  };
  const follow = () => {
    window.clearTimeout(timer);
    if (!document.hidden) run();
  };
  document.addEventListener('visibilitychange', follow);
  if (!document.hidden) schedule();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
