/** Whether a dialog or a menu stands over the page: what the person does there is not to be taken from them. */
export function isOverlayOpen(): boolean {
  return overlays().length > 0;
}

/** Remembers what stands over the page. Answers later whether something was opened since: a menu that closes was not. */
export function watchOverlays(): () => boolean {
  const before = new Set(overlays());
  return () => overlays().some((overlay) => !before.has(overlay));
}

function overlays(): Element[] {
  return [...document.querySelectorAll('[role=dialog], [role=menu]')];
}
