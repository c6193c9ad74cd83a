/** Whether a dialog or a menu stands over the page: what the person does there is not to be taken from them. */
export function isOverlayOpen(): boolean {
  return document.querySelector('[role=dialog], [role=menu]') !== null;
}
