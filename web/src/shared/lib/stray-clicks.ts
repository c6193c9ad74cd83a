const pressable = 'button, a[href], summary, [role=button], [role=menuitem], [role=option], [role=tab]';

/**
 * Lets the second half of a double click do nothing where it meets another control than the first: a row that has just
 * come in stands where the pressed one stood, and nobody meant to press it. Keys and scripts click without a count.
 */
export function ignoreStrayClicks(page: Document): void {
  let pressed: Element | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(pressable) : null;
      if (event.detail === 1) pressed = control;
      if (event.detail < 2 || control === null || control === pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
