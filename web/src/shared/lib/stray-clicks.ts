const pressable = 'button, a[href], summary, [role=button], [role=menuitem], [role=option], [role=tab]';

type Pressed = { control: Element; name: string };

/**
 * Lets the second half of a double click do nothing where it meets another control than the first: a row that has just
 * come in stands where the pressed one stood, or the button does something else by now, and nobody meant to press it.
 * Keys and scripts click without a count.
 */
export function ignoreStrayClicks(page: Document): void {
  let pressed: Pressed | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(pressable) : null;
      const now = control === null ? null : { control, name: nameOf(control) };
      if (event.detail === 1) pressed = now;
      if (event.detail < 2 || now === null) return;
      if (now.control === pressed?.control && now.name === pressed.name) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent;
}
