/** What of an element a person sees. */

export function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

export function isChecked(element: HTMLElement): boolean {
  if ('checked' in element) return element.checked === true;
  return element.getAttribute('aria-checked') === 'true';
}

export function isDisabled(element: HTMLElement): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;
}
