const pressable = 'button, a[href], summary, [role=button], [role=menuitem], [role=option], [role=tab]';

/** A second tap within this time and distance. Needed because some browsers give each tap the count 1. */
const tapMs = 400;
const tapPx = 24;

type Pressed = { control: Element; name: string; at: number; x: number; y: number };

/**
 * Ignores the second half of a double click when it hits another control than the first: a new row may have moved under
 * the pointer, or the button may mean something else by now. Clicks by key or script have no count and always pass.
 */
export function ignoreStrayClicks(page: Document): void {
  let pressed: Pressed | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const now = pressOf(event);
      const isSecond = event.detail > 1 || (event.detail === 1 && isSecondTap(event, pressed));
      if (event.detail === 1 && !isSecond) pressed = now;
      if (!isSecond || now === null) return;
      if (now.control === pressed?.control && now.name === pressed.name) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

function pressOf({ target, timeStamp: at, clientX: x, clientY: y }: MouseEvent): Pressed | null {
  const control = target instanceof Element ? target.closest(pressable) : null;
  return control === null ? null : { control, name: nameOf(control), at, x, y };
}

function isSecondTap(event: MouseEvent, first: Pressed | null): boolean {
  if (first === null || !('pointerType' in event) || event.pointerType !== 'touch') return false;
  const { at, x, y } = first;
  return event.timeStamp - at < tapMs && Math.hypot(event.clientX - x, event.clientY - y) < tapPx;
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent;
}
