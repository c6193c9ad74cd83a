/** Whether a dialog or a menu is open over the page. Then the person must not be led away from it. */
export function isOverlayOpen(): boolean {
  return overlays().length > 0;
}

/** Remembers the open overlays. The returned function tells whether another was opened since. */
export function watchOverlays(): () => boolean {
  const before = new Set(overlays());
  return () => overlays().some((overlay) => !before.has(overlay));
}

function overlays(): Element[] {
  return [...document.querySelectorAll('[role=dialog], [role=menu]')];
}
