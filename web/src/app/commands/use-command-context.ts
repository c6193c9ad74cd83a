/** A screen's chunk and data may take this long. */
const patienceMs = 3_000;

/** Focuses the element with this id: now, or as soon as the new screen has drawn it. */
export function focusWhenThere(id: string): void {
  const focus = (): boolean => {
    const element = document.getElementById(id);
    const field =
      element?.matches('input, textarea') === true ? element : element?.querySelector('input, textarea');
    if (!(field instanceof HTMLElement)) return false;
    field.focus();
    return true;
  };
  if (focus()) return;
  const watcher = new MutationObserver(() => {
    if (focus()) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => watcher.disconnect(), patienceMs);
}
