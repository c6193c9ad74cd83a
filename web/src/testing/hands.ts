import { commands } from 'vitest/browser';
import { appDocument, appWindow } from './app-frame.ts';
import type { Pointing } from './commands.ts';
import { isDisabled, isVisible } from './seen.ts';
import { until } from './until.ts';

/**
 * What a person does at a place, as Playwright would do it: once the element is seen, stands still, can be used, and
 * nothing lies over it. Mouse and keys are the browser's own. It is looked at here, in the document itself: Playwright
 * would first load its scripts into each new document, and take several times as long for every click.
 */

type Find = () => HTMLElement | undefined;
type Point = { x: number; y: number };
type Press = Exclude<Pointing, 'move'>;

export async function pressAt(find: Find, what: string, press: Press): Promise<void> {
  for (;;) {
    const { element, point } = await reached(find, what, { isUsed: true });
    const missed = watchPress(element);
    await commands.mouse(press, point.x, point.y);
    if (!missed()) return;
  }
}

/** At the middle, whatever lies there. */
export async function forceAt(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await commands.mouse('click', x + width / 2, y + height / 2);
}

export async function hoverAt(find: Find, what: string): Promise<void> {
  const { point } = await reached(find, what, { isUsed: false });
  await commands.mouse('move', point.x, point.y);
}

/** Puts a text in the place of what stands in a field. */
export async function fillAt(find: Find, what: string, text: string): Promise<void> {
  const element = await until(
    () => {
      const found = find();
      return found !== undefined && isVisible(found) && isEditable(found) && found;
    },
    () => `${what} to take a text`,
  );
  element.focus();
  if (isPicker(element)) {
    set(element, text);
    return;
  }
  if (isField(element)) element.select();
  else appDocument().getSelection()?.selectAllChildren(element);
  appDocument().execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** The element, and where it can be pressed or pointed at. */
function reached(
  find: Find,
  what: string,
  { isUsed }: { isUsed: boolean },
): Promise<{ element: HTMLElement; point: Point }> {
  let before: { element: HTMLElement; box: DOMRect } | undefined;
  let why = 'not there';
  return until(
    async () => {
      const element = find();
      why = 'not there or not seen';
      if (element === undefined || !isVisible(element)) return undefined;
      why = 'disabled';
      if (isUsed && isDisabled(targetOf(element))) return undefined;
      bringIntoView(element);
      before = { element, box: element.getBoundingClientRect() };
      await new Promise(appWindow().requestAnimationFrame);
      why = 'moving';
      if (!element.isConnected || !isSame(before.box, element.getBoundingClientRect())) return undefined;
      const point = pointOf(element);
      why = 'out of the window';
      if (point === undefined) return undefined;
      const hit = appDocument().elementFromPoint(point.x, point.y);
      why = `behind ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`;
      if (holds(element, hit)) return { element, point };
      // It may have been scrolled out of a part of the window; and some show where one points.
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      await commands.mouse('move', point.x, point.y);
      return undefined;
    },
    () => `${what} to be reached: it is ${why}`,
  );
}

/** Whether what is pressed next is something else, which then does not hear of it. */
function watchPress(element: HTMLElement): () => boolean {
  const opened = appWindow();
  const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];
  let begun = false;
  let isMissed = false;
  const look = (event: Event) => {
    // Where it goes after its first half is the product's own doing.
    if (!begun) isMissed = !holds(element, event.target as Element);
    begun = true;
    if (!isMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of events) opened.addEventListener(name, look, { capture: true });
  return () => {
    for (const name of events) opened.removeEventListener(name, look, { capture: true });
    return isMissed;
  };
}

/** A text in a button is pressed as the button. */
const targetOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>('button, [role=button], a, input, textarea, select') ?? element;

function holds(element: HTMLElement, hit: Element | null): boolean {
  if (hit === null) return false;
  if (targetOf(element).contains(hit)) return true;
  // A label presses what it names.
  return hit.closest('label')?.control === element;
}

function bringIntoView(element: HTMLElement): void {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = appWindow();
  const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!isInside || pointOf(element) === undefined)
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** The middle of its first part that stands in the window. */
function pointOf(element: HTMLElement): Point | undefined {
  const { innerWidth, innerHeight } = appWindow();
  for (const { left, right, top, bottom } of element.getClientRects()) {
    const [from, to] = [Math.max(0, left), Math.min(innerWidth, right)];
    const [above, below] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    if (to - from >= 1 && below - above >= 1) return { x: (from + to) / 2, y: (above + below) / 2 };
  }
  return undefined;
}

const isSame = (one: DOMRect, other: DOMRect) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: HTMLElement): element is Field => element.matches('input, textarea');
const pickers = ['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range'];
const isPicker = (element: HTMLElement): element is HTMLInputElement =>
  isField(element) && pickers.includes(element.type);

function isEditable(element: HTMLElement): boolean {
  if (isDisabled(element)) return false;
  return isField(element) ? !element.readOnly : element.isContentEditable;
}

/** As its picker would: React keeps a watch on the value of the element itself. */
function set(element: HTMLInputElement, value: string): void {
  const { HTMLInputElement, Event } = appWindow();
  Reflect.set(HTMLInputElement.prototype, 'value', value, element);
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }));
}
