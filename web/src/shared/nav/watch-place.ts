/** Remembers where the person is. Answers later whether they stayed there: coming back is not having stayed. */
export function watchPlace(): () => boolean {
  const from = entry();
  return () => entry() === from;
}

/** The entry of the history; the router gives each a key of its own. */
function entry(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${window.location.pathname} ${key}`;
}
